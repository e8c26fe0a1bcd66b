"""Runs the tests of one file without pytest, so that MicroPython can.

micropython tests/plain_runner.py tests/both/test_grid.py
"""

import sys

sys.path.insert(0, ".")


def run_file(path: str) -> int:
    """Run every test of a file by name; the first that fails raises."""
    folder, _, name = path.rpartition("/")
    sys.path.insert(0, folder)
    module = __import__(name[: -len(".py")])
    tests = [name for name in sorted(dir(module)) if name.startswith("test_")]
    assert tests, "no test in " + path
    for test in tests:
        getattr(module, test)()
        print(test, "passed")
    return len(tests)


if __name__ == "__main__":
    print(run_file(sys.argv[1]), "passed")
