"""What people are called: something that can be seen and said, and nobody is taken for another or for a bot."""

from __future__ import annotations

from typing import Any
from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

import butin
from butin.adapters.texts import LANGUAGES, Words, seat_names
from butin.room.table.names import BOTS, LONGEST, animals, cleaned, made_up, name_for
from butin.testing.sim import World, digest

BLANKS = ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u00a0", "\u200b\u200d", "\u202e", "\U000e0041", "\ufe0f"]
BLANKS += ["\u034f", "\u0301", "\U000e0100", "\U0001d159", " \u2800 \u3164 ", "\t\n", ""]


@pytest.mark.parametrize("blank", BLANKS, ids=ascii)
def test_a_name_of_which_nothing_can_be_seen_is_none(blank: str) -> None:
    assert cleaned(blank) == ""
    assert cleaned(f"{blank}Léa {blank}Zoé") == "Léa Zoé"


@pytest.mark.parametrize(
    ("wished", "kept"),
    [
        ("Léa", "Léa"),
        ("Le\u0301a", "Léa"),
        ("  Jean\u00a0 Paul\n", "Jean Paul"),
        ("Z" + "\u0351" * 23 + "o", "Z\u0351\u0351o"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("น้ำฝน", "น้ำฝน"),
        ("हिन्दी", "हिन्दी"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("דּוֹד", "דּוֹד"),
        ("Иван", "Иван"),
        ("花子", "花子"),
        ("김\u3164철수", "김 철수"),
        ("🦊", "🦊"),
        ("x" * 30, "x" * LONGEST),
        ("x" * 23 + " y", "x" * 23),
    ],
    ids=lambda name: ascii(name)[:30],
)
def test_a_name_is_kept_as_people_write_it(wished: str, kept: str) -> None:
    assert cleaned(wished) == normalize("NFC", kept)


@given(st.text(max_size=60))
def test_every_name_is_one_short_line_with_few_marks(wished: str) -> None:
    name = cleaned(wished)
    assert len(name) <= LONGEST
    assert name == " ".join(name.split())
    assert cleaned(name) == name
    run = 0
    for letter in name:
        run = run + 1 if category(letter) in ("Mn", "Me") else 0
        assert run <= 2


@given(st.text(max_size=30), st.lists(st.text(max_size=30), max_size=5))
def test_nobody_is_called_like_anybody_else(wished: str, others: list[str]) -> None:
    taken: list[str] = []
    for other in [*others, wished, wished]:
        taken.append(name_for(other, taken, 7))
        assert 0 < len(taken[-1]) <= LONGEST
    assert len({name.casefold() for name in taken}) == len(taken)


def test_a_second_of_a_name_gets_a_number() -> None:
    world = World()
    table = world.open(game="voleurs", seats=4, secret="ann", name="Léa")["table"]
    for secret, name, kept in [("bea", "léa", "léa 2"), ("cat", "LÉA", "LÉA 3"), ("dan", "Le\u0301a  2", "Léa 2 2")]:
        world.wish(table, secret, "sit", name=name)
        assert names(world, table)[-1] == kept
    assert world.wish(table, "ann", "name", name="Léa")[1] is None
    assert names(world, table)[-1] == "Léa"  # which is one's own
    assert world.wish(table, "ann", "name", name="léa 2")[1] is None
    assert names(world, table)[-1] == "léa 2 3"


def test_nobody_is_called_like_a_bot_of_the_game() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=3, secret="ann", name="Renard", bots={"2": "renard"})
    assert opened["name"] == "Renard 2"
    table = opened["table"]
    world.wish(table, "bea", "sit", name="careless")
    assert names(world, table) == ["careless 2"]
    world.wish(table, "bea", "name", name="\u3164")
    assert names(world, table)[-1] in {made_up(number, []) for number in range(144)}


def test_whoever_takes_a_bots_chair_may_not_be_called_like_it_either() -> None:
    world = World()
    table = world.open(game="voleurs", seats=2, secret="ann", bots={"1": "renard"})["table"]
    world.wish(table, "bea", "sit", name="ｒｅｎａｒｄ")
    assert names(world, table) == ["ｒｅｎａｒｄ 2"]
    assert digest("bea") in [entry.get("holder") for entry in entries(world, table)]


def names(world: World, table: str) -> list[str]:
    """As they were given, one after the other."""
    return [entry["name"] for entry in entries(world, table) if entry["kind"] in ("sat", "named")]


def entries(world: World, table: str) -> list[Any]:
    found: list[Any] = []
    world.store.read(table, 0, found.extend)
    return found


ANIMALS = {lang: [Words("butin.room", lang, []).say(f"animal-{n}") for n in range(1, BOTS + 1)] for lang in LANGUAGES}


@given(st.data(), st.sampled_from(LANGUAGES))
def test_at_a_table_of_seven_every_bot_has_a_name_that_nobody_else_has(data: st.DataObject, language: str) -> None:
    person = st.sampled_from([*ANIMALS[language], *[name.upper() for name in ANIMALS[language]], "Léa", "Bo"])
    people = data.draw(st.lists(person, max_size=6, unique_by=str.casefold))
    sitting = data.draw(st.permutations([*people, *["renard"] * (7 - len(people))]))
    names = seat_names(butin.game("voleurs"), sitting, language)
    assert [name for name in names if name in people] == [name for name in sitting if name in people]
    assert len({name.casefold() for name in names}) == 7


def test_a_bot_is_the_same_animal_in_every_language() -> None:
    found = [seat_names(butin.game("voleurs"), ["Léa", *["loup"] * 6], lang) for lang in LANGUAGES]
    numbers = [[ANIMALS[lang].index(name) for name in names[1:]] for lang, names in zip(LANGUAGES, found, strict=True)]
    assert numbers[0] == numbers[1] == numbers[2]


def test_the_stronger_a_bot_the_later_its_animal_and_two_alike_are_neighbours() -> None:
    game = butin.game("voleurs")
    assert [animals(game, [str(size)])[0] for size in range(11)] == [1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16]
    assert animals(game, ["", "0", "10", "loup", "3.5"]) == [14, 1, 16, 15, 6]
    assert sorted(animals(game, ["6"] * 5)) == [8, 9, 10, 11, 12]
