"""What has to be done so that a slot holds just the wanted files."""

from typing import NamedTuple

from tools.flasher.on_pico import ROOT, slot_path


class Plan(NamedTuple):
    folders: list[str]
    removed: list[str]
    copies: dict[str, str]  # on the Pico, by the path of the new file
    sent: list[str]  # names of files that come over the cable


def plan(slot: str, other: str, wanted: dict[str, str], there: dict[str, str]) -> Plan:
    """Keep what is right already, take what the other slot has, send the rest.

    `wanted` has digests by name, `there` digests by path on the Pico.
    """
    head, other_head = slot_path(slot) + "/", slot_path(other) + "/"
    removed = [
        path
        for path, digest in there.items()
        if path.startswith(head) and wanted.get(path.removeprefix(head)) != digest
    ]
    lacking = [name for name in wanted if there.get(head + name) != wanted[name]]
    copies = {
        head + name: other_head + name
        for name in lacking
        if there.get(other_head + name) == wanted[name]
    }
    sent = [name for name in lacking if head + name not in copies]
    return Plan(_folders(head, wanted), removed, copies, sent)


def in_slot(there: dict[str, str], slot: str) -> dict[str, str]:
    """The digests of a slot's files, by their names."""
    head = slot_path(slot) + "/"
    return {
        path.removeprefix(head): digest
        for path, digest in there.items()
        if path.startswith(head)
    }


def _folders(head: str, wanted: dict[str, str]) -> list[str]:
    """Every folder that is needed, the outer ones first."""
    needed = {ROOT, head.rstrip("/")}
    for name in wanted:
        parts = name.split("/")[:-1]
        needed |= {head + "/".join(parts[: depth + 1]) for depth in range(len(parts))}
    return sorted(needed)
