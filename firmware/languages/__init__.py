"""The languages of the game, each by its own name."""

# Made from firmware/languages/*.txt by `make words`: edit that.
LANGUAGES = (
    ("en", "English"),
    ("cs", "Čeština"),
    ("pl", "Polski"),
    ("el", "Ελληνικά"),
    ("it", "Italiano"),
)
