"""Files that are handed round, records and scenarios: plain files of a reasonable size, with text in them."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISREG

from butin.core.errors import ButinError


def text_of(file: Path, most: int, wrong: type[ButinError]) -> str:
    """What is in it, if that are at most so many bytes; else what is wrong with it."""
    try:
        if not S_ISREG(file.stat().st_mode):  # a folder, or something that may be read without end
            raise wrong(f"cannot read {file}: it is no plain file")
        with file.open("rb") as opened:
            data = opened.read(most + 1)
        if len(data) > most:
            raise wrong(f"cannot read {file}: it is larger than {most // 1000} kB")
        return data.decode()
    except OSError as error:
        raise wrong(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise wrong(f"cannot read {file}: it is not text") from None
