"""Names the compiler understands, usable without it.

mypyc gives `i64` an unboxed machine integer and reads `mypyc_attr` as an instruction; interpreted, the one is `int` and the
other does nothing. This module stays interpreted so that the core needs nothing but the standard library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_instructions):
        return lambda cls: cls


def compiled() -> bool:
    """Whether the kernel is compiled here: all of this is then several times as fast."""
    from bailiwick.kernel import state

    return not str(state.__file__).endswith(".py")
