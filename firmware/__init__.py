"""The handheld: screens, buttons and words round the rules."""
