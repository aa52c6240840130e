"""Names that packages bring when they are asked for."""

from __future__ import annotations

import pkgutil

import pytest

from gridwright import engine, words

PACKAGES = pytest.mark.parametrize("package", [engine, words], ids=lambda package: package.__name__)


@PACKAGES
def test_every_name_is_there(package):
    assert set(package._HOMES) <= set(package.__all__)
    for name in package.__all__:
        assert getattr(package, name).__module__.startswith("gridwright.")
    with pytest.raises(AttributeError, match=f"module '{package.__name__}' has no attribute 'slove'"):
        _ = package.slove


@PACKAGES
def test_no_module_is_called_like_a_name(package):
    """Python would put the module in its place as soon as that is loaded: a function was once called and was none."""
    assert not set(package._HOMES) & {module.name for module in pkgutil.iter_modules(package.__path__)}
