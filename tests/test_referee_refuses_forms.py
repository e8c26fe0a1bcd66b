"""The referee refuses: lines that have not the form of the format."""

import json

import pytest

from tests.referee import Referee, RefereeError
from tests.reference_records import Draft


def refusal_of_text(at: int, text: str) -> str:
    """What is said of an ordinary record in which one line reads otherwise."""
    draft = Draft()
    texts = draft.texts()
    texts[at] = text
    with pytest.raises(RefereeError) as refusal:
        Referee(draft.maps).check(texts)
    assert refusal.value.number == at + 1
    assert refusal.value.line == text
    return refusal.value.reason


@pytest.mark.parametrize(
    "text",
    ["", "mark", '{"event": "palm"', "[" * 100_000, '{"event": "palm"} {}', "NaN"],
    ids=["nothing", "a word", "half an object", "a deep nest", "two objects", "NaN"],
)
def test_a_line_that_is_no_json_object_is_refused(text):
    assert "one JSON object" in refusal_of_text(20, text)


@pytest.mark.parametrize("event", ["dance", None, ["mark"], 7])
def test_an_unknown_event_is_refused(event):
    assert "'event' must be one of" in refusal_of_text(20, json.dumps({"event": event}))


def test_a_line_without_an_event_is_refused():
    assert "found None" in refusal_of_text(20, '{"player": 1, "points": 3}')


def test_a_missing_field_is_refused():
    reason = refusal_of_text(20, '{"event": "palm", "player": 1}')
    assert "lacks points" in reason


def test_an_extra_field_is_refused():
    text = '{"event": "palm", "player": 1, "points": 3, "map": 4}'
    assert "no field ['map']" in refusal_of_text(20, text)


def test_a_field_named_twice_is_refused():
    text = '{"event": "palm", "player": 1, "points": 3, "points": 4}'
    assert "named twice" in refusal_of_text(20, text)


@pytest.mark.parametrize("points", ["3", True, 3.0, None, [3]])
def test_points_that_are_no_whole_number_are_refused(points):
    text = json.dumps({"event": "palm", "player": 1, "points": points})
    assert "'points' of 'palm' must be a whole number" in refusal_of_text(20, text)


@pytest.mark.parametrize("cells", [[1, 2], [[1]], [[1, 2, 3]], [[True, 0]], "[[0, 0]]"])
def test_cells_that_are_no_rows_and_columns_are_refused(cells):
    line = {"event": "mark", "player": 1, "map": 3, "cells": cells, "as": "single"}
    assert "must be a list of cells" in refusal_of_text(20, json.dumps(line))


def test_a_bonus_cell_that_is_no_cell_is_refused():
    line = {"event": "bonus", "player": 1, "map": 3, "cell": [[0, 0]]}
    assert "must be a cell" in refusal_of_text(20, json.dumps(line))


@pytest.mark.parametrize("maps", [3, ["3"], [[3]], {"3": 3}])
def test_maps_that_are_no_list_of_ids_are_refused(maps):
    line = {"event": "display", "maps": maps}
    assert "must be a list of whole numbers" in refusal_of_text(20, json.dumps(line))


def test_a_pattern_that_is_no_word_is_refused():
    line = {"event": "reveal", "round": 1, "turn": 1, "pattern": 4, "start_player": 0}
    assert "must be a word" in refusal_of_text(20, json.dumps(line))


def test_a_long_line_is_cut_in_the_message_only():
    draft = Draft()
    text = "x" * 5000
    with pytest.raises(RefereeError) as refusal:
        Referee(draft.maps).check([text])
    assert len(str(refusal.value)) < 500 and refusal.value.line == text
