"""Whatever could be said to a room can still be said, and means the same: judged by a reader that never changes.

It is one structure for every message, as the first reader of wishes was. Any other may tell messages apart by what
they ask for, so each is compared by the fields that belong to it; those of another wish it may pass over unread.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from butin.adapters.web.wire import read_wish

Word = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Milliseconds = Annotated[float, Meta(ge=0, le=1e7)]
Share = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Secret = Annotated[str, Meta(pattern="^([!-~]{16,128})?$")]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    do: Word
    id: Word = ""
    seat: Number | None = None
    move: Text = ""
    name: Name = ""
    bot: Word = ""
    phrase: Word = ""
    yes: bool = False
    option: Word = ""
    value: Word = ""
    share: Share = ""
    link: Word = ""
    bench: Number | None = None
    game: Word = ""
    seats: Number | None = None
    options: dict[str, bool | Number | Text | list[Word]] | None = None
    close_up: bool = False
    since: Count | None = None
    screen: Number | None = None
    n: Count = 0
    table: Word = ""
    secret: Secret = ""
    past: bool = False
    race: Word = ""
    took: Milliseconds = 0.0
    hold: Milliseconds = 0.0
    frame: Milliseconds = 0.0
    elapsed: Milliseconds = 0.0
    within: Milliseconds = 0.0
    grain: Milliseconds = 0.0
    ms: Milliseconds = 0.0


OWN = {  # besides `do` and `id`, which belong to all
    "sit": "seat name link",
    "come": "seat name link",
    "bench": "name link",
    "ask_seat": "seat name link",
    "stand": "seat bench",
    "free": "seat bench",
    "box": "seat game seats options since",
    "bot": "seat bot",
    "call_bot": "seat",
    "wait": "seat",
    "name": "seat bench name",
    "say": "seat phrase",
    "host": "seat",
    "close": "",
    "first": "seat",
    "pick": "seat option value",
    "share": "seat share",
    "start": "close_up since",
    "again": "seat",
    "move": "seat move",
    "grab": "seat move race took hold",
    "back": "seat",
    "answer": "seat yes n",
    "screen": "link",
    "unscreen": "screen",
    "enter": "table secret link since past",
    "ping": "within",
    "lobby": "game",
    "seen": "n",
    "painted": "race hold frame",
    "tick": "race elapsed",
    "away": "grain",
    "back_here": "grain",
    "aim": "seat move",
    "lamp": "seat value",
    "late": "seat ms",
    "levitate": "",  # nobody has ever heard of that; it has an id all the same
}
FIELDS = Wish.__struct_fields__
VALUES: list[object] = [
    *("", "red", "é" * 64, "a" * 65, "a" * 100, "a" * 101, "a" * 200, "a" * 201, "0f" * 32),
    *(0, -1, 2**31 - 1, 2**31, -(2**31) - 1, 2**53, 2**53 + 1, 2**64, 0.5, 2.0, 1e7, 1e7 + 1, -0.5),
    *(True, False, None, [], ["red"], ["a" * 65], [1], {}, {"a": True, "b": 3, "c": "red", "d": ["x"], "e": []}),
    *({"a": None}, {"a": 0.5}, {"a": {}}, {"a": [1]}, {"a": "a" * 201}),
]
RIGHT = {
    **dict.fromkeys(FIELDS, "red"),
    **dict.fromkeys(("seat", "bench", "seats", "since", "screen", "n"), 3),
    **dict.fromkeys(("took", "hold", "frame", "elapsed", "within", "grain", "ms"), 7.5),
    **dict.fromkeys(("yes", "close_up", "past"), True),
    "share": "0f" * 32,
    "secret": "a" * 16,
    "options": {"lamps": 2},
}

Read = Callable[[bytes], Any]


def said(do: str) -> Iterator[tuple[str, bytes]]:
    """One field with every value: alone, before what is asked for, and last of all that belong to it."""
    whole = {"do": do, **{name: RIGHT[name] for name in ("id", *OWN[do].split())}}
    for name in (*FIELDS[1:], "nobody"):
        for value in VALUES:
            others = {other: right for other, right in whole.items() if other != name}
            for message in ({"do": do, name: value}, {name: value, "do": do}, {**others, name: value}):
                yield name, json.dumps(message).encode()


def read(reader: Read, data: bytes) -> tuple[Any, str]:
    """What was read, or why not."""
    try:
        return reader(data), ""
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return None, f"{type(error).__name__}: {error}"


def old(data: bytes) -> Wish:
    return msgspec.json.decode(data, type=Wish)


def asked(wish: Any) -> str:
    """For what; that nobody knows it a reader may say beside it."""
    do: str = getattr(wish, "what", wish.do)
    return do


def judge(reader: Read, do: str, field: str, data: bytes) -> None:
    """The law: what was taken is taken, with the same values; what is refused is refused with the same words."""
    own = ("do", "id", *OWN[do].split())
    was, why = read(old, data)
    now, why_now = read(reader, data)
    if was is None and now is not None:
        assert field in FIELDS and field not in own, (data, "was refused:", why)
        return
    assert why_now == why, data
    for name in own if was is not None else ():
        kept, found = getattr(was, name), asked(now) if name == "do" else getattr(now, name)
        assert (type(found), found) == (type(kept), kept), (data, name)


def judge_all(reader: Read, do: str) -> None:
    for field, data in said(do):
        judge(reader, do, field, data)


@pytest.mark.parametrize("do", OWN)
def test_what_could_be_said_can_be_said(do: str) -> None:
    judge_all(read_wish, do)


def test_what_is_no_message_is_refused_with_the_same_words() -> None:
    nothing = [{name: value} for name in FIELDS for value in VALUES if name != "do" or not isinstance(value, str)]
    for message in (*nothing, *[{"do": do, "id": "w1"} for do in VALUES if not isinstance(do, str)], *VALUES):
        data = json.dumps(message).encode()
        assert read(read_wish, data) == read(old, data) and read(old, data)[1], data
    for data in (b"", b"{", b'{"do": "sit"', b'{"do": "sit"}}', b'{"do": "\xff"}', b"\xff", b"[" * 2000):
        assert read(read_wish, data)[1] == read(old, data)[1] != ""


@pytest.mark.parametrize("do", [value for value in VALUES if isinstance(value, str)])
def test_whatever_is_asked_for_reads_as_it_did(do: str) -> None:
    data = json.dumps({"id": "w1", "do": do}).encode()
    (was, why), (now, why_now) = read(old, data), read(read_wish, data)
    assert why_now == why
    assert was is None or (asked(now), now.id) == (was.do, was.id)


def changed(**values: Any) -> Read:
    """A reader that makes something else of a wish."""

    def reader(data: bytes) -> Wish:
        wish = old(data)
        for name, value in values.items():
            setattr(wish, name, value(getattr(wish, name)))
        return wish

    return reader


class Looser(Wish):
    """Takes a field that nobody has."""

    nobody: Any = None


class LooserSeat(Wish):
    seat: Any = None


class Stricter(Wish):
    phrase: Annotated[str, Meta(max_length=63)] = ""


class PassesOver(Wish):
    """What a reader may do: a field that is another wish's is not looked at."""

    share: Any = ""
    screen: Any = None


def reading(kind: type[Wish]) -> Read:
    return lambda data: msgspec.json.decode(data, type=kind)


@pytest.mark.parametrize(
    "reader",
    [
        *(changed(id=str.upper), changed(seat=lambda seat: seat and float(seat)), changed(seat=lambda seat: seat or 0)),
        *(reading(Looser), reading(LooserSeat), reading(Stricter)),
    ],
)
def test_a_reader_that_reads_otherwise_is_found(reader: Read) -> None:
    with pytest.raises(AssertionError):
        judge_all(reader, "say")


def test_what_belongs_to_another_wish_may_be_passed_over() -> None:
    judge_all(reading(PassesOver), "say")
