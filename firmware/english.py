"""Every word of the program, in English."""

GAME_NAME = "Hundred Crosses"

# Title and menus.
CONTINUE = "Continue the game"
NEW_GAME = "New game"
HOW_TO_PLAY = "How to play"
SETTINGS = "Settings"
HALL_OF_FAME = "Hall of fame"
MENU_TITLE = "Menu"
GO_ON_PLAYING = "Go on playing"
HINT = "Hint"
TABLE = "Look at the table"
SAVE_AND_LEAVE = "Save and leave"

# What buttons do: short, they stand side by side in the bar.
CHOOSE = "choose"
GO_BACK = "back"
GO_ON = "go on"
NEXT = "next"
PLACE = "place"
TURN = "turn"
MIRROR = "mirror"
ONE_CELL = "1 cell"
PATTERN = "pattern"
OTHER_MAP = "other map"
MENU = "menu"
UNDO = "undo"
CONFIRM = "confirm"
KEEP = "keep"
GIVE_BACK = "not this"
TAKE = "take"
HURRY = "hurry"
DELETE = "delete"
I_HAVE_IT = "I have it"

# Seats.
A_GAME_WAITS = "A game waits for you"
KEEP_THE_GAME = "Keep it"
GIVE_IT_UP = "Give it up, begin anew"
WHO_PLAYS = "Who plays?"
BEGIN = "Begin"
ADD_SEAT = "+ one more"
SEAT = "Seat {}"
A_PERSON = "A person"
BOT = "Bot"
BOTS = {
    "random": "Drifter",
    "easy": "Sailor",
    "normal": "Mate",
    "hard": "Captain",
}
NOBODY = "Nobody"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
WHAT_NAME = "What is your name?"
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz "

# The course of the game.
PASS_TO = "Pass to"
ROUND_AND_TURN = "Round {} of {}, card {} of {}"
STARTS = "{} begins"
KEEP_TWO = "Keep 2: {}/2"
KEEP_THESE = "Keep both?"
OFF_THE_ISLAND = "not on land"
ALREADY_CROSSED = "crossed out"
FITS_NOWHERE = "fits nowhere"
BONUS = "bonus: {}"
BRINGS = "brings"
IS_THAT_RIGHT = "All right?"
CUP_WON = "Row full: a cup!"
NO_CUP_LEFT = "Row full, no cup left"
MAP_COMPLETE = "Map complete!"
TAKE_ONE = "New map"
TAKE_TWO = "2 maps"
DISPLAY = "Display"
DECK = "Deck"
LEFT_OVER = "{} in deck"
MAPS_COMPLETE = "{} complete"
MARKS = "marks"
TAKES = "takes this"
ROUND_OVER = "Round {} of {} is over"
CUPS_LEFT = "Cups left: {}"

# The end.
SCORE_PARTS = ("Coins", "Cups", "Palms", "Maps", "Seals", "Total")
RANKING = "Ranking"
TIE_BROKEN = "tie: more {} maps"
SHARED = "they share it"
GAMES_PLAYED = "Games played"

# Settings.
BOT_SPEED = "Bots move"
SPEEDS = ("slowly", "steadily", "quickly")
BACKLIGHT = "Light"
HINTS = "Hints in the menu"
OFF_ON = ("off", "on")

# Trouble.
SAVED_GAME = "The saved game"
BROKEN_GAME = (
    "cannot be read: {}.\nIt is kept aside as game.bad. You can begin a new game."
)

FAILURE = "Something went wrong"
AFTER_FAILURE = "Switch off and on: the game is saved. Details are in traceback.txt."

# Help.
BUTTONS = "Buttons"
HELD = "held"
STEER = "The D-pad moves the pattern. Over the edge it goes to the other map."
STEP = "{} and {} step through every place where the pattern fits."
TOPICS = (
    (
        "The aim",
        "Cross out every cell of an island and its map is complete: it pays the"
        " points in its corner. Most points after four rounds win.",
    ),
    (
        "A turn",
        "A card shows a pattern for everybody. Mark it on one of your two maps,"
        " turned or mirrored as you like, whole and on free cells. Or cross one"
        " single cell instead.",
    ),
    (
        "Symbols",
        "\ue005 Cross: cross one more cell on either map.\n"
        "\ue002 Coin: four in a row win the best cup that is left.\n"
        "\ue003 Palm: 1 point, and 1 for each palm on the display. Four palms"
        " count.",
    ),
    (
        "Complete maps",
        "A complete map is laid aside. Take a new one: one of the four on the"
        " display, or the top of the deck.",
    ),
    (
        "Seals",
        "+1 or +2 beside a sign: a complete map with this seal pays that for each"
        " complete map of the sign's colour.\n"
        "● grey 8  ▲ green 10\n■ orange 12  ◆ purple 14",
    ),
    (
        "The end",
        "A round has seven cards, a game four rounds. In a tie more grey maps win,"
        " then green, orange, purple.",
    ),
)
