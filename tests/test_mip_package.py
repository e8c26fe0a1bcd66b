"""package.json is up to date, so that `mpremote mip install` brings all files."""

from tools import mip_package


def test_the_package_lists_the_files_that_there_are():
    written = mip_package.PACKAGE.read_text()
    assert written == mip_package.text(), "run `make package`"
