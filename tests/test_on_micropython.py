"""Every file of tests/both again, compiled, on MicroPython with a Pico's heap."""

import subprocess

import pytest

from tests.interpreters import (
    BOTH,
    PLAIN_RUNNER,
    InterpreterFailed,
    all_passed,
    run_micropython,
)

HEAP_OF_ONE_MORE = """
import gc
def heap_of_one_more(number):
    before = gc.mem_alloc()
    number += 1
    return gc.mem_alloc() - before
gc.disable()
print(heap_of_one_more(2**30 - 2), heap_of_one_more(2**30 - 1))
"""

NATIVE_MODULE = """
import micropython
@micropython.viper
def twice(number: int) -> int:
    return number * 2
"""


@pytest.mark.parametrize("path", BOTH)
def test_the_same_file_passes_on_micropython(path, compiled):
    printed = run_micropython(PLAIN_RUNNER, path, folder=compiled)
    assert printed.endswith(all_passed(path))


def test_small_ints_have_thirty_bits(micropython32):
    within, beyond = run_micropython(HEAP_OF_ONE_MORE).split()
    assert int(within) == 0 < int(beyond)


def test_the_heap_is_as_small_as_asked(micropython32):
    run_micropython("bytearray(100 * 1024)", heap="180k")
    with pytest.raises(InterpreterFailed, match="memory allocation failed"):
        run_micropython("bytearray(100 * 1024)", heap="90k")


def test_floats_are_single(micropython32):
    assert run_micropython("print(2.0**24 + 1 == 2.0**24)") == "True\n"


def test_a_failing_script_shows_what_it_printed(micropython32):
    with pytest.raises(InterpreterFailed, match=r"(?s)before.*ZeroDivisionError"):
        run_micropython("print('before')\n1 // 0")


def test_a_file_without_tests_does_not_pass(micropython32, tmp_path):
    empty = tmp_path / "test_nothing.py"
    empty.write_text("def helper():\n    pass\n")
    with pytest.raises(InterpreterFailed, match="no test in"):
        run_micropython(PLAIN_RUNNER, empty)


def test_a_compiled_native_module_runs(micropython32, mpy_cross, tmp_path):
    source = tmp_path / "native_module.py"
    source.write_text(NATIVE_MODULE)
    subprocess.run([mpy_cross, "-march=x86", source], check=True)
    source.unlink()
    use = f"import sys; sys.path.append({str(tmp_path)!r})\n"
    use += "from native_module import twice; print(twice(21))"
    assert run_micropython(use) == "42\n"
