"""A Pico that nobody has told what it is plugged into; run by run.py."""


def test_a_board_that_is_not_known_says_what_to_do():
    try:
        import device  # noqa: F401
    except RuntimeError as error:
        message = str(error)
    assert message.startswith("'raspberry_pi_pico' is no board that the game knows.")
    assert 'HUNDRED_CROSSES_BOARD = "NAME"' in message
    assert "display_pack, display_pack_2, pico_lcd_1_14, pico_lcd_1_3" in message
