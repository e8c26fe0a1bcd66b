"""Every file of tests/both again, on MicroPython in WebAssembly."""

import pytest

from tests.interpreters import (
    BOTH,
    PLAIN_RUNNER,
    InterpreterFailed,
    all_passed,
    run_webassembly,
)


@pytest.mark.parametrize("path", BOTH)
def test_the_same_file_passes_in_webassembly(path, webassembly):
    assert run_webassembly(PLAIN_RUNNER, path).endswith(all_passed(path))


def test_everything_printed_comes_back_to_the_last_byte(webassembly):
    code = "import sys; sys.stdout.write('kříž' * 50000 + sys.argv[1])"
    assert run_webassembly(code, "the end") == "kříž" * 50000 + "the end"


def test_a_failing_script_shows_what_it_printed(webassembly):
    with pytest.raises(InterpreterFailed, match=r"(?s)before.*ZeroDivisionError"):
        run_webassembly("print('before')\n1 // 0")


def test_leaving_with_a_reason_is_a_failure_and_without_one_is_not(webassembly):
    assert run_webassembly("import sys; print('done'); sys.exit()") == "done\n"
    assert run_webassembly("import sys; print('done'); sys.exit(0)") == "done\n"
    for reason in ("3", "'no such map'"):
        with pytest.raises(InterpreterFailed):
            run_webassembly(f"import sys; sys.exit({reason})")
