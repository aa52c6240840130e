"""Links of Penpa+."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from typing import Any

import pytest

import gridwright as gw
from gridwright.kinds import all_kinds
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.model.puzzle import Position
from gridwright.notations import dump, load, load_position, recognised
from gridwright.notations.penpa.board import packed, unpacked

SITE = "https://swaroopg92.github.io/penpa-edit/#"
# Published.
SUGURU = (
    "m=edit&p=7VXPb9pMEL3zV0R73gP7yyS+0RR6oaRtUkWRhRAQfw36jJwaXFVG+d/zZryLLYREqZKoh8jy6PE8s/OePbusf5azIpURLnMuu1L"
    "h0lHEt7KW766/bpabLI3PZL/cPOQFgJRXw6H8b5atU9lJfNqks60u4qovq09xIpSQQuNWYiKrr/G2+hxXA1ld45GQCtyoTtKAgwbe8nNClzW"
    "pusBjjwHvABfLYpGl01HNfImT6kYK6vOBqwmKVf4rFV4H/V7kq/mSiPlsAzfrh+Wjf7Iu7/P/S5+LBcWqzDbLRZ7lBZHEPcmqX1sYH7BgGgs"
    "EawuEDlggZ69s4eKwhSd8nm8wMY0T8vO9gecNvI63iON4K7QOb6T+hkL3iMAnDYTlDNsi3F6Js0S4FsFrRA3R4zVMi+CM3aIQo1jSHcchR83"
    "xBoplZTh+5Njl6DiOOGcAI8pgtA36aKzojFSRqbHWDU9YBx45GsoJK2yEgJ2TykU1pk0SQWrgI1hnHvlt3PO1EdYPfQmTb8IW2LWw9TkWGpz"
    "HDvpDjqO+XoNCX+17aWDjsSHscwzyjddJvoxf0xD22gx0hlrqaz3Ph0BrzYCJpy/LeggTj5d9y6/8kqPlGPGn6NFonTZ8JJMHh3q8xBQclZf"
    "QBOwuuP1bPOkkYnD/Iz0b58VqlmGDjsvVPC3Cb5ySTx3xW/CdaJy3UqPo/ej8p49O+ljdk2b4DWb2iJwEbxz7PAn/z5jO8E9N+6pH7h/L6Ww"
    "Ks4JIX1BdHeZbG/JFCy0k7qT9iUQq2Es/XvDe4VU60Jl3QsH+iLz5lsFJP+k8Aw=="
)
SUDOKU = (
    "m=edit&p=7VVNi9swEL3nVyw66yCNpLHkW7rd9JJuP5KlLMYs2TRlQxNS8lGKg/97R/JsHJXCUkohh6J48kYf7z1JlrU7fN58PchAxXippKZ"
    "ivEqPt/GnuEyX+9WivJLDw/5psyUg5bvRSH6ZrXaLQcW96sGxCWUzlM2bshJaSAH0aFHL5kN5bN6WYpcEhWwm1EFITS3jrisQvOnhp9Qe0XV"
    "XqRXhW8YE7wnOl9v5avEw7mrel1UzlSKqvUqjIxTrzfeFYDcxn2/Wj8tY8Tjb05R2T8tv3MLeniVa2QxfMm160+Zk2vzeNPx701C3LW3BR7L"
    "9UFZxBnc99D2clMc2+joKY2ho3PW0S8JYSs0ptUgp9GlBaXFKXexs+9TlrXEs9mnImFFRGvo0Mvs+9ZkuxrHulIaQddZKZT600tmctMrZtAq"
    "ZttaQ0WttMqta21wPfuEHyNvTIp7xG3e2ErTuOq3+fYqjFCHFKW2ObEyKr1NUKboUx6nPDe2Z9kQWFwGIMQQJcQKE6V8CuA6Dk2B8h+log9M"
    "ddloC2g6jlVAUHS4KCUF1ONAHQJmO3xO/Yn5F/Jr5NfED8wPxW+a3xO+Y3xE/Mj8Sv2d++rhAMKxlSAuZJ/rnejCEmQdsPi947o+EmR+K3A8"
    "ExuTfsK4hXcM+Ma4DzwtJF1kXTb4+yLpIusi6iPm8kHWRdJF1kXSLqNvGz0LcuusUbYqYtrSIp/GPzuvfvz0v2qnAp2vgvLjLqqkHlZik797"
    "V7Wa7nq0EXTztQPwQ6Uln1/6/iy7gLorboS7tDb80O3Tm6sFP"
)
COJUN = (
    "m=edit&p=7ZVdb9MwFIbv+ysmX/si/khs566MjptRPrYJTVE1dV1gFa0K/UAoVf8773GO64EmIYSAXaAo1nucY+f1c2Jn83k3XbfS4zJeFlL"
    "hMlbHWxch3gVfl/Ptoq1P5HC3vV+tIaR8dXYm308Xm3bQcNZksO9C3Q1l96JuhBJSaNxKTGT3pt53L+tuJLsLPBJSoe+8T9KQoyzfxeekTvt"
    "OVUCPWUNeQ87m69mivTnve17XTXcpBb3nWRxNUixXX1rBPiierZa3c+q4nW6xmM39/BM/2ezuVh93Ir3iILthb3f8iF2T7ZqjXfO4Xf3n7Yb"
    "J4QDsb2H4pm7I+1WWPsuLen8gX3uhKww1qHWsjDAKoTqG1iDUOSy/e6oKjdjmWBU/xDRb+SC2D8bDgIo2rmN7Flsd20u4lJ2J7fPYFrEtY3s"
    "ec0Ywryp8pw4mNGas8GJX9dqh33O/wwu9YY21eMsaq/Yla4z1PNYjJ3COR39I/VhIcKwddGDtsTeKXgcLzfmhhOb8UEF71shXKR/7iiBBYxy"
    "0Z+2gA2vkaM5RBbRmjX2pLWvMafo5kQttWBvokjW8md6bNsixnGMwj+V5DDxY9mDhv3SsMX/FnqsAzkVmm/gTT2czT5fYlrkuxDbVgtgm/r6"
    "CdkeeyocjwyP/QMx95sbMwZXOpswn8VRYo3rASpnMKrFVxDZxKzJnYpg4E8PE2SDHqMzQ6MwwMTfEPOXbzJ/YmsST+PNYOl9TLSzybZn5W66"
    "XpbqksY5rdKDzhrbCaWxtbKu4RRxt8186CH5/N/7UTqOr+FfJV/l348mgEaO7D+3JeLVeThc4QMe75W27TjH+WIeB+CriHQ9F+/8n9o9+YlS"
    "C4ql9wU/NDvbUZPAN"
)
THERMO = (
    "m=edit&p=7VXLbtswELz7KwKe90AuyaWom5smvaTuIwmKQBCC2HURozYU+FEUMvzvXVLryg6KtjkU8KGgRQ+H1MzuUpRWm8/N1w1EbrYADYa"
    "bLXS+Cpd+WtrNbD2flmcw3KwfmyUDgHeXl/DlYb6awqCSZfVg28ayHUL7pqyUUaCQL6NqaD+U2/Zt2Y6gveYpBaYGtdjM17NJM2+Was+1V92"
    "NyPCih5/yfELnHWk045FghncMJ7PlZD69v+qY92XV3oBK3q/y3QmqRfNtqiS2NJ40i/EsEeOHNWe4epw9KbA8scqlUXuHHbTDl2Vg+wzszwz"
    "srzPAf55BrHc73pyPnMN9WaV0bntY9PC63O5SWFuFxT75bgeVNYnAA8IlwvVE8Zww3RJ/yITE0AHjdGLCnmF7k4O4y/1l7jH3N2VVOQsOwXv"
    "wBD5A0ECxhio4CBYCz0RwBC6AK4C4ilW0XGoCY2I/iA6iT0PmdQSD2A9igFjw0GC6yUKMBwOjTc3bYblY0L7Ovc69z/1VDvOCq2cKviFGVSI"
    "nFSOgwYz5HxB9h9ED2qLDfP7Qmw57A0iuw+QAQ+hwCIBRdzjyKdW20y9YX4u+Zn0j+ob1UfSR9Z3oO9b3ou9Zn0SfWL8QfX4DYLTiZdmLRCf"
    "FLzxaxqKD7jgv3K8nxqKP4TgejII5fiu+ln2txEmpDpIXsS+JL9nj+pD4EvuS+BId50XiS+xL4kvsG5LvLp3PtHXnuXe5p7ylIZ2LF52c3z/"
    "Af/P0/DGciqtnnjV/Wkw9qNRosxhPl2ejZrl4mPPr6vppOpkx4s/EbqC+q3xVvJlp+f8vxwl/OdJG6VM7BacWDp/LevAD"
)
SIGNS_AND_DIFFERENCES = (
    "m=edit&p=7VRNb5tAEL3zK6I9z2G/wMDNTdNeUvphR5GFkIVTIqPYwbVN1a7Ff+/smBTisqoiNeklWhg95s3sPnZnZ/etzrcFjHCoEDgIHIp"
    "regNun4cxLferIj6Dcb1fVlsEAB8TuM1Xu8JL26DMO5goNmMw7+OUCQZM4itYBuZzfDAfYjMDM0GKgUDf5TFIIrzo4DXxFp0fnYIjThAHDAK"
    "EM4TlfYHKV+X+5zH0U5yaKTC70hvKt5Ctq+8Fa5XY75tqvSitY5Hv8W92y3LTMrv6a3VXt7Eia8CMj4KTAcGqE6x+C1YDgts/enbBUdY0uPV"
    "fUPI8Tq36qw6GHZzEh8YqOzAZBG1uALivOKES3Hr8nkdSjOp5IorRnUdz8gQ9j1CnHvlHjJQnq2tfPZoZZQoSO7NiR3YCCY82Ec+DyTBEQsP"
    "p7jIZDWRYAut6OENx30EI6SCkdqwRjpAQQ0ToICLpImyGGiKiYUILPTyVlsqRoXwHoR2qtFYuwrW4P7gGnu87OmVJdopVCkaRfUuWk/XJXlL"
    "MBdlrsudkNdmAYka2zp94E3Rb5JI6Vb/wnkleKjX12Yfh//uvzEtZUq8XxfYsqbbrfIVdY7LMNwXDFt147AejF09EgH7t2v+xa9tj4E+q2Be"
    "o0L/ISXF/sYZ7twbYpp7n85sKC41nLy4X71Tm/QI="
)
EMPTY = (
    "m=solve&p=zVRLT+MwEL7nV6x89iEPHq1vPLZ7YXkWoVUUVW4baERSg5MAclV+OzPjLMWJue1h5frr5LPr+ZyZr/VzK3XO92AkIx7yCMc4pD"
    "mO8BN2Y1o0ZS5+8KO2WSkNAecXkwm/l2WdB2m3KwtSFjHOYpgRy95Z3S7VY8veiY6zYGOuxcbMRJptubndhaNdeCM2gOeEEeEfwglhTDiFrd"
    "wkhKeEIeE+4Rnt+Ul4R3hCuEd4QHsOMVkQpNHI3pnv+7/hRqCa1aqc1a2+l4ucCbozJ27dVvNcO1Sp1FNZrN19xcNa6dy7hGS+fPDtnyu97J"
    "3+KsvSIWqqoEMtCr0oXarRhfMstVavDlPJZuUQc9lAxetV8eSelK8bV0AjXYnyUfayVbs7bwP2xmimMY8PeBxhU4yFueLml3C6h5sr6Irfwl"
    "xiU6SMQTWwuF0vYYU/wztax+jEklGYYRPZOMMeSpl9L7Mzy1yK1CScYZ5j+jWGrFIvINXqwOeFquYFEl9eh13pWvtvCuisIyv3xiM32clNPu"
    "Umfrnxt3Kn/0ruONvaQoT/myPfOrMp7fUb0B7LAeu1VscP3AX8wEeYcGglYD1uArZvKKCGngJyYCvgvnEWnto3F6rq+wtTDSyGqb66DP61KP"
    "oA"
)
PLAIN = dump(load("sudoku 4x4\n1...\n....\n....\n...."), "penpa").strip()


def deflated(data: bytes) -> str:
    deflate = zlib.compressobj(9, wbits=-15)
    return SITE + "m=edit&p=" + b64encode(deflate.compress(data) + deflate.flush()).decode()


def changed(link: str, line: int, old: str, new: str) -> str:
    """The link with other text on one of its lines."""
    lines = unpacked(link.strip().split("p=")[1])
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new)
    return SITE + "m=edit&p=" + packed(lines)


def with_part(name: str, value: Any, link: str = PLAIN) -> str:
    """The link with something else drawn on its board."""
    lines = unpacked(link.strip().split("p=")[1])
    lines[3] = json.dumps(json.loads(lines[3]) | {name: value})
    return SITE + "m=edit&p=" + packed(lines)


def with_header(place: int, value: str, link: str = PLAIN) -> str:
    lines = unpacked(link.strip().split("p=")[1])
    header = lines[0].split(",")
    header[place] = value
    return SITE + "m=edit&p=" + packed([",".join(header), *lines[1:]])


@pytest.mark.parametrize(
    ("link", "kind"), [(SUDOKU, "sudoku"), (SUGURU + "&kind=suguru", "suguru"), (COJUN + "&kind=kojun", "kojun")]
)
def test_published_links(link, kind):
    old = "https://opt-pan.github.io/penpa-edit/?"
    for text in (link, SITE + link, old + link, f" {link}\n", link.replace("+", "%2B")):
        assert recognised(text) == ("penpa",)
        position = load_position(text)
        assert position.puzzle.kind == kind
        assert gw.solve(position.puzzle).status is gw.Status.UNIQUE
        assert load_position(dump(position, "penpa")) == position


def test_what_a_player_wrote_is_read():
    position = load_position(SUGURU + "&kind=suguru")
    assert {cell: value for cell, value in enumerate(position.entries) if value} == {7: 5}


def test_a_link_to_solve():
    puzzle = load(EMPTY + "&kind=latin")
    assert puzzle == load("latin 4x4")
    assert load(EMPTY + "&kind=sudoku&a=abc") == load("sudoku 4x4")


def test_which_kind_it_is_may_have_to_be_told():
    for link in (SUGURU, COJUN):
        with pytest.raises(FormatError) as caught:
            load(link)
        assert str(caught.value) == (
            "nothing says which kind of puzzle this is: hakyuu, killer_suguru, kojun, suguru; "
            "add '&kind=' and its name to the link"
        )
    assert load(SUGURU + "&kind=tectonic").kind == "suguru"
    assert load(SUGURU + "&kind=ripple-effect").kind == "hakyuu"
    assert load(with_header(15, "Title: Suguru No. 5", SUGURU)).kind == "suguru"
    assert load(with_header(18, "A Suguru. Fill in the numbers.", SUGURU)).kind == "suguru"
    assert load(changed(COJUN, 17, "[]", '["cojun"]')).kind == "kojun"
    assert load(changed(COJUN, 17, "[]", '["ripple effect"]')).kind == "hakyuu"
    with pytest.raises(FormatError, match="nothing says which kind of puzzle this is: calcudoku, comparison, cons"):
        load(EMPTY)


def test_regions_tell_a_sudoku():
    bare = with_header(18, "", PLAIN)
    assert load(bare).kind == "sudoku"
    assert load(bare) == load("sudoku 4x4\n1...\n....\n....\n....")
    jigsaw = load("jigsaw 4x4\n1...\n....\n....\n....\nregions:\nAAAB\nABBB\nCCCD\nCDDD")
    assert load(with_header(18, "", dump(jigsaw, "penpa"))) == jigsaw
    empty = with_header(18, "", dump(jigsaw.with_givens([0] * 16), "penpa"))
    with pytest.raises(FormatError, match="nothing says that this is a jigsaw: there are regions and nothing else"):
        load(empty)
    assert load(f"{empty.strip()}&kind=jigsaw") == jigsaw.with_givens([0] * 16)
    for text in ("comparison 4x4\nsigns: r1c1<r1c2", "futoshiki 3x3\nsigns: r1c1<r2c1"):
        puzzle = load(with_header(18, "", dump(load(text), "penpa")))
        assert puzzle == load(text)
        assert puzzle.kind == load(text).kind


def test_rules_and_tags_tell_options():
    assert load(with_header(18, "Anti-knight: as in chess.")) == load("sudoku 4x4 anti-knight\n1...\n....\n....\n....")
    assert load(changed(PLAIN, 17, "[]", '["classic","nonconsecutive"]')) == load(
        "sudoku 4x4 no-consecutive\n1...\n....\n....\n...."
    )
    # A title may be any word.
    assert load(with_header(15, "Title: Ripple")).kind == "sudoku"


def test_diagonals_are_drawn():
    puzzle = load("sudoku 4x4 diagonals")
    link = with_header(18, "", dump(puzzle, "penpa"))
    assert load(link) == puzzle


def test_a_margin_around_the_grid():
    lines = unpacked(PLAIN.split("p=")[1])
    # The same cells on a board with a row above and a column before them.
    wide, points = 9, []
    for row in range(4):
        points += [(row + 3) * wide + col + 3 for col in range(4)]
    lines[0] = lines[0].replace("square,4,4", "square,5,5")
    lines[3] = json.dumps({"number": {str(points[0]): ["1", 1, "1"]}})
    lines[5] = json.dumps([b - a for a, b in zip([0, *points], points, strict=False)])
    link = SITE + "m=edit&p=" + packed(lines) + "&kind=sudoku"
    assert load(link) == load("sudoku 4x4\n1...\n....\n....\n....")
    lines[3] = json.dumps({"number": {str(points[0]): ["1", 1, "1"], str(points[0] - 1): ["7", 1, "1"]}})
    with pytest.raises(FormatError, match="this puzzle has the text '7', which Gridwright does not know"):
        load(SITE + "m=edit&p=" + packed(lines))


REFUSED = ("kakuro",)
"""Kinds that such links do not have."""


@pytest.mark.parametrize("kind", [kind for kind in all_kinds() if kind.id not in REFUSED], ids=lambda kind: kind.id)
def test_every_kind_with_a_position(kind):
    for example in kind.examples:
        puzzle = load(example)
        values = gw.solve(puzzle).solution.values
        marks = tuple(frozenset({1, value}) for value in values)
        for position in (Position(puzzle), Position(puzzle, values), Position(puzzle, values, marks)):
            link = dump(position, "penpa")
            assert load_position(link) == position
            assert load_position(link).puzzle.kind == kind.id


def test_all_nine_marks():
    position = Position(load("sudoku 9x9"), (), (frozenset(range(1, 10)), *[frozenset[int]()] * 80))
    assert load_position(dump(position, "penpa")) == position


def test_other_ways_to_note_marks():
    answer = '{"number":{"18":[[1,0,1],2,"7"],"19":["24",2,"5"],"20":["x",2,"1"],"99":["1",2,"1"]},"lineE":{"a":3}}'
    lines = unpacked(PLAIN.split("p=")[1])
    lines[4] = answer
    position = load_position(SITE + "m=edit&p=" + packed(lines))
    assert position.entries == ()
    assert position.marks[:3] == ({1, 3}, {2, 4}, set())


def test_title_author_and_source_are_kept():
    text = "sudoku 4x4\ntitle: a, b & c=d zG\nauthor: \"qa\" null\nsource: x,y"
    puzzle = load(dump(load(text), "penpa"))
    assert (puzzle.title, puzzle.author, puzzle.source) == ("a, b & c=d zG", '"qa" null', "x,y")


# Points of a 4x4: the cell r1c1 is 18, its lower edge 146, its right edge 210.
SYMBOLS = {"210": [1, "circle_SS", 2], "146": [2, "circle_S", 1]}
TILES = {"18": [3, "circle_L", 1], "19": [5, "square_M", 1]}


@pytest.mark.parametrize(
    ("symbols", "words", "text"),
    [
        (SYMBOLS, "Kropki", "sudoku 4x4\ndots: r1c1-r1c2=white r1c1-r2c1=black"),
        (SYMBOLS, "kropki sudoku. All dots are given", "sudoku 4x4 all-dots\ndots: r1c1-r1c2=white r1c1-r2c1=black"),
        (SYMBOLS, "kropki. Not all dots are given", "sudoku 4x4\ndots: r1c1-r1c2=white r1c1-r2c1=black"),
        (TILES, "Odd/even Sudoku", "sudoku 4x4\nparity: r1c1=odd r1c2=even"),
    ],
)
def test_symbols_are_clues_where_something_says_so(symbols, words, text):
    drawn = with_part("symbol", symbols)
    puzzle = load(text.replace("\n", "\n1...\n....\n....\n....\n", 1))
    assert load(with_header(18, words, drawn)) == puzzle
    assert load(f"{drawn}&kind={words.replace(' ', '%20')}") == puzzle
    assert load(dump(puzzle, "penpa")) == puzzle
    with pytest.raises(FormatError, match=r"but neither tags, rules nor title say so; if they are, add it to the link"):
        load(drawn)


def test_a_title_or_a_tag_may_say_that_symbols_are_dots():
    drawn = with_part("symbol", SYMBOLS)
    tagged = changed(drawn, 17, "[]", '["kropki"]')
    assert load(with_header(15, "Title: Small Kropki", drawn)) == load(tagged)


def test_dots_that_are_drawn_in_colours_may_mean_anything():
    lines = unpacked(with_header(18, "Kropki", with_part("symbol", SYMBOLS)).split("p=")[1])
    lines[13:15] = ["1", '{"symbol":{"210":"#ff0000"}}']
    with pytest.raises(FormatError, match=r"^this puzzle has symbols \('circle_SS' in colours of their own\), which"):
        load(f"m=edit&p={packed(lines)}")


@pytest.mark.parametrize("text", ["m=edit", "p=abc", "m=edit&p=a b", "(m=edit&p=abc)", "m=view&p=abc"])
def test_what_is_no_link(text):
    assert "penpa" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "no link such as https://swaroopg92.github.io/penpa-edit/#m=edit&p=…: 'hello'"),
        ("m=edit&p=a!c", "line 1, column 11: '!' is not a character of packed text"),
        ("m=edit&p=7VVN", "line 1, column 14: the link is cut off here, after '7VVN': the rest"),
        (SUDOKU[:-40], "the link is cut off here, after"),
        ("m=edit&p=abcdefgh", "the link cannot be unpacked: Error -3"),
        (deflated(b"\xff\xfe"), "the link cannot be unpacked: 'utf-8' codec can't decode byte 0xff"),
        (deflated(b"0" * 5_000_000), "the packed text stands for more than 4,000,000 bytes"),
        (deflated(b""), "only boards of square cells are puzzles here, not ''"),
        (THERMO, "this puzzle has 8 drawn lines, 8 drawn shapes, which"),
        (SIGNS_AND_DIFFERENCES, "nothing says which kind of puzzle this is"),
        (with_header(0, "hex"), "only boards of square cells are puzzles here, not 'hex'"),
        (with_header(0, "9"), "only boards of square cells are puzzles here, not '9'"),
        (with_header(1, "x"), "'x' by '4' is not a size of a board"),
        (with_header(1, "400"), "400 columns is outside 1 to 100"),
        (with_header(4, "90"), "the board is turned or mirrored; turn it back and share it again"),
        (with_header(18, "Killer cages apply."), "the text speaks of 'cages'"),
        (changed(PLAIN, 5, "[", '["x",'), "the list of cells is damaged: "),
        (changed(PLAIN, 5, "[18", "[-5"), "the list of cells has one that is not on the board"),
        (changed(PLAIN, 5, ",1]", "]"), "the board is not a rectangle"),
        (changed(PLAIN, 5, ",1]", ",0]"), "the board is not a rectangle"),
        (changed(PLAIN, 3, "}", "]"), "a part of the puzzle is not JSON: "),
        (changed(PLAIN, 4, "{", "[" * 100_000), "what is in the link is nested too deeply"),
        (with_part("number", 5), "number is damaged: '5'"),
        (with_part("number", {"18": 5}), "a number is damaged: '5'"),
        (with_part("number", {"18": ["?", 1, "1"]}), "r1c1: '?' is not a number"),
        (with_part("number", {"18": ["5", 1, "1"]}), "r1c1: 5 is not one of 1 to 4"),
        (with_part("number", {"18": ["1", 1, "4"]}), "r1c1: '1' is not a number"),
        (with_part("number", {"99999999999": ["1", 1, "1"]}), "this puzzle has the text '1', which Gridwright"),
        (with_part("surface", {"18": 1}), "this puzzle has 1 drawn shape, which Gridwright does not know"),
        (with_part("killercages", [[18, 19]]), "this puzzle has cages without a number, which"),
        (with_part("news", [1]), "this puzzle has 'news', which Gridwright does not know"),
        (with_part("symbol", {"18": [1, "star", 1]}), "this puzzle has symbols ('star'), which Gridwright"),
        (with_part("symbol", {"18": [1, "inequality", 1]}), "this puzzle has symbols ('inequality')"),
        (with_part("symbol", {"18": None}), "this puzzle has symbols ('None')"),
        (with_part("symbol", {"18": [1, "circle_SS", 1]}), "this puzzle has symbols ('circle_SS')"),
        (with_part("symbol", {"18": [1, "circle_L", 1]}), "this puzzle has symbols ('circle_L')"),
        (with_part("symbol", {"213": [1, "circle_SS", 1]}), "this puzzle has symbols ('circle_SS')"),
        (changed(PLAIN, 17, "[]", '["kropki"]'), "the text speaks of 'kropki'"),
        (with_part("lineE", {"91,99": 3}), "edges of the style '3' are drawn; Gridwright knows solid black ones"),
        (with_part("lineE", {"91,110": 2}), "this puzzle has lines from corner to corner, which Gridwright"),
        (with_part("lineE", {"73,82": 12}), "lines are drawn across cells; Gridwright knows only both diagonals"),
        (with_part("lineE", {"x,y": 2}), "this puzzle has lines from corner to corner"),
        (changed(PLAIN, 17, "[]", '["starbattle"]'), "this puzzle has the tag 'starbattle', of which Gridwright"),
        (changed(PLAIN, 17, "[]", "[5]"), "the tags are not a list of words: '[5]'"),
        (changed(COJUN, 17, "[]", '["irregular"]'), "the regions are not those of a jigsaw"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text, "penpa")
    assert message in str(caught.value)
    assert len(str(caught.value)) < 2000


def test_crosses_and_thin_lines_are_passed_over():
    edges = json.loads(unpacked(PLAIN.split("p=")[1])[3])["lineE"]
    assert load(with_part("lineE", edges | {"150": 98, "82,90": 80})) == load(PLAIN)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            Position(load("futoshiki 3x3\nsigns: r1c1<r1c2 r1c2<r1c1")),
            "penpa cannot say both r1c1<r1c2 and r1c2<r1c1",
        ),
        (
            Position(load("latin 3x3\nsigns: r1c1<r1c2\ndots: r1c1-r1c2=white")),
            "penpa cannot say both r1c1-r1c2=white and r1c1<r1c2",
        ),
        (
            Position(load("latin 10x10"), (), (frozenset({1}), *[frozenset[int]()] * 99)),
            "penpa cannot carry marks in grids larger than 9x9: it has room for digits only",
        ),
    ],
)
def test_what_cannot_be_written(position, message):
    with pytest.raises(FormatError) as caught:
        dump(position, "penpa")
    assert message in str(caught.value)
