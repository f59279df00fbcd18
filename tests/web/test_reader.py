"""How wishes are read: each with its own fields, those of others passed over."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from butin.adapters.web.wire import read_table_wish, read_wish
from butin.room.wishes import Wish


def said(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


def refused(data: bytes) -> str:
    with pytest.raises(msgspec.ValidationError) as why:
        read_wish(data)
    return str(why.value)


@pytest.mark.parametrize("kind", get_args(Wish))
def test_every_wish_is_told_by_its_word_and_has_its_own_fields_alone(kind: Any) -> None:
    read: Any = read_wish(said(do=kind().do, id="w1", yes=True, link="here", since=3))
    own = dict.fromkeys(kind.__dataclass_fields__)
    assert read.do == kind().do
    assert {"do", *read.__struct_fields__} == set(own)


@pytest.mark.parametrize("value", ["back", -1, None, [[1]], {"a": {"b": []}}])
def test_a_field_of_another_wish_is_passed_over_whatever_it_says(value: Any) -> None:
    assert read_wish(said(do="say", phrase="hello", option=value)) == read_wish(said(do="say", phrase="hello"))


def test_a_name_that_no_wish_has_is_refused() -> None:
    assert refused(said(do="say", phrase="hello", frase="hi")) == "Object contains unknown field `frase`"
    with pytest.raises(msgspec.ValidationError, match="`within`"):
        read_table_wish(said(do="say", within=1))  # which only the socket knows


def test_what_nobody_knows_is_a_wish_all_the_same() -> None:
    for do in ("levitate", "enter"):  # nobody enters over HTTP
        read = read_table_wish(said(do=do, id="w1", seat=2))
        assert read.do == ""
        assert (read.what, read.id) == (do, "w1")
    assert "what" in refused(said(do="", what="levitate"))


def test_what_lies_within_each_other_without_end_is_refused_wherever_it_stands() -> None:
    deep = b"[" * 8000 + b"]" * 8000
    for field in (b"options", b"phrase", b"seat"):
        for do in (b"box", b"say", b"levitate"):
            for data in (b'{"%b": %b, "do": "%b"}' % (field, deep, do), b'{"do": "%b", "%b": %b}' % (do, field, deep)):
                assert "got `array`" in refused(data)
