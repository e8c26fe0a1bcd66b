"""Which form of a text goes with a number: one map, two maps."""

# As many forms has a counted text; other languages have one for 1, one for the rest.
FORMS = {"cs": 3, "pl": 3}
_TWO = 2


def forms(language: str) -> int:
    return FORMS.get(language, _TWO)


def form_of(language: str, number: int) -> int:
    """The place of the right form among those of a counted text."""
    if number == 1:
        return 0
    if language == "cs":
        return 1 if 2 <= number <= 4 else 2
    if language == "pl":
        is_teen = 12 <= number % 100 <= 14
        return 1 if 2 <= number % 10 <= 4 and not is_teen else 2
    return 1
