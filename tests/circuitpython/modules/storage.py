"""What a pretended board has for CircuitPython's `storage`."""

remounts: list[tuple[str, bool]] = []


def remount(mount_path: str, readonly: bool = False) -> None:
    remounts.append((mount_path, readonly))
