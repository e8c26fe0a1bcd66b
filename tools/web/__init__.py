"""The handheld in a web page: its files, and what serves them."""
