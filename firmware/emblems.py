"""Small pictures of our own that stand for a player without a name."""

# Letters of the font: anchor, parrot, wheel, shell, ship, fish.
EMBLEMS = "\ue010\ue011\ue012\ue013\ue014\ue015"
