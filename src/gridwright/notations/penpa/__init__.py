"""Links of Penpa+, a program to draw puzzles of any sort: `…#m=edit&p=…`.

It knows no rules. What a puzzle is follows from its tags, its rules and its title, or from its regions; where that is
not enough, `&kind=suguru` at the end of the link says it, or `&kind=sudoku,kropki,all-dots`. In links of ours
`&clues=` names the clues that are drawn.
"""

from __future__ import annotations

import re

from gridwright.clues import all_sorts
from gridwright.kinds import all_options, find
from gridwright.kinds._kind import Kind
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.agreement import must_agree, must_state
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import rules_of
from gridwright.notations._shared.web_address import START, decoded, fully_decoded, within
from gridwright.notations.penpa.answer import answer_of, written_answer
from gridwright.notations.penpa.board import PenpaBoard, as_json, layer_of, packed, unpacked, written_layer
from gridwright.notations.penpa.naming import (
    CLUE_TAGS,
    first_named,
    kind_of,
    must_be_named,
    options_named,
    tags_as_words,
)
from gridwright.notations.penpa.question import board_of, question_of, written_question
from gridwright.notations.penpa.reading import as_drawn, as_named, named_words, stored_solution
from gridwright.notations.penpa.sketch import needs_margin, sketch_of

_SITE = "https://swaroopg92.github.io/penpa-edit/"
_START = re.compile(rf"\s*(?:{START}|[#?]?m=)")
_PLAIN = ("signs", *CLUE_TAGS)
"""Sorts of clues that are known by their symbols and tags, or without any."""
_NOT_DRAWN = ("candidates", "runs")
_PARTS = 19
_TITLE, _AUTHOR, _SOURCE, _RULES = 15, 16, 17, 18
_ESCAPES = {",": "%2C", "\n": "%2D", "&": "%2E", "=": "%2F"}
_MODE = (
    '{"qa":"pu_a","grid":["1","2","1"],'
    '"pu_q":{"edit_mode":"number","surface":["",1],"multicolor":["",1],"line":["1",2],"lineE":["1",2],"wall":["",2],'
    '"cage":["1",10],"number":["1",1],"symbol":["inequality",1],"special":["thermo",""],"board":["",""],'
    '"move":["1",""],"combi":["battleship",""],"sudoku":["1",1]},'
    '"pu_a":{"edit_mode":"sudoku","surface":["",1],"multicolor":["",1],"line":["1",3],"lineE":["1",3],"wall":["",3],'
    '"cage":["1",10],"number":["1",2],"symbol":["circle_L",1],"special":["thermo",""],"board":["",""],'
    '"move":["1",""],"combi":["battleship",""],"sudoku":["1",2]}}'
)


def _parameters(text: str) -> dict[str, str]:
    parts = (part.partition("=") for part in re.split("[?#&]", text.strip()))
    return {name: value for name, _, value in parts}


def recognises(text: str) -> bool:
    link = _START.match(text) is not None and ("m=edit&p=" in text or "m=solve&p=" in text)
    return link and len(text.split(maxsplit=1)) == 1


def read(text: str) -> Draft:
    try:
        return _read(text)
    except RecursionError:
        raise FormatError("what is in the link is nested too deeply") from None


def _read(text: str) -> Draft:
    parameters = _parameters(text)
    if "p" not in parameters:
        raise FormatError(f"no link such as {_SITE}#m=edit&p=…: {quoted(text.strip())}")
    lines = _padded(_unpacked(text, parameters["p"]))
    header = _padded(lines[0].split(","))
    board = board_of(header, as_json(lines[5]))
    colours = layer_of(as_json(lines[14]) or {}, "colours") if lines[13].strip() == "1" else {}
    layer = as_json(lines[3])
    question = question_of(board, layer, colours, named="clues" in parameters)
    answer = answer_of(board, as_json(lines[4]))
    tags, rules = tags_as_words(as_json(lines[17])), _plain(header[_RULES])
    title = _plain(header[_TITLE]).removeprefix("Title: ")
    added = decoded(parameters.get("kind", ""))
    told = first_named(added, tags, rules)
    kind = kind_of(board.grid, question, told, title)
    if not told and not question.clues and not any(question.givens) and kind.regions == "needed":
        raise FormatError(
            f"nothing says that this is a {kind.id}: there are regions and nothing else; "
            f"if it is one, add '&kind={kind.id}' to the link"
        )
    words = f"{added}\n{tags}\n{rules}"
    if "clues" not in parameters and not question.drawn:
        must_be_named(question.clues, f"{title}\n{words}")
    draft = Draft(
        kind=kind.id,
        grid=board.grid,
        givens=question.givens,
        regions=_drawn(board.grid, question.regions, kind),
        clues=question.clues,
        options=options_named(words, diagonals=question.diagonals),
        title=title,
        author=_plain(header[_AUTHOR]).removeprefix("Author: "),
        source=_plain(header[_SOURCE]),
        entries=answer.entries,
        marks=answer.marks,
    )
    if "clues" in parameters:
        return as_named(board, draft, decoded(parameters["clues"]), layer)
    if question.drawn:
        solution = stored_solution(board, fully_decoded(parameters.get("a", "")), question.givens)
        return as_drawn(board, draft, question, rules, f"{added}\n{tags}", solution)
    must_agree(words, [draft])
    if any(clue.sort in CLUE_TAGS for clue in draft.clues):
        must_state(draft, rules)
    return draft


def _unpacked(text: str, part: str) -> list[str]:
    """The lines that are packed into a part of the link; errors say where in all of it."""
    part = fully_decoded(part)
    try:
        return unpacked(part)
    except FormatError as error:
        raise within(error, text, part) from None


def _padded(parts: list[str]) -> list[str]:
    """The parts of a list, filled up with empty ones: older versions wrote fewer."""
    return parts + [""] * (_PARTS - len(parts))


def _plain(text: str) -> str:
    for char, escape in _ESCAPES.items():
        text = text.replace(escape, char)
    return text


def _escaped(text: str) -> str:
    for char, escape in _ESCAPES.items():
        text = text.replace(char, escape)
    return text


def _drawn(grid: Grid, regions: tuple[str, ...], kind: Kind) -> tuple[str, ...] | None:
    """The regions; None where there are no walls and the kind can do without."""
    bare = len(set(regions)) == 1 and (kind.holes or (kind.square and grid.rows > 1))
    return None if bare else regions


def write(draft: Draft) -> str:
    if find(draft.kind).holes:
        raise FormatError(f"penpa cannot carry a {draft.kind}: nothing there says which cells hold nothing")
    grid = draft.grid
    margin = 1 if needs_margin(draft.clues) else 0
    board = PenpaBoard(grid.rows + 2 * margin, grid.cols + 2 * margin, grid, margin, margin)
    sketch = sketch_of(board, draft.clues)
    is_plain = sketch.things.keys() <= {"symbol"} and all(clue.sort in _PLAIN for clue in draft.clues)
    kind = find(draft.kind)
    rules = [f"{kind.title}: {kind.summary}"]
    rules += [f"{option.id}: {option.summary}" for option in all_options() if option.id in draft.options]
    sorts = [sort for sort in all_sorts() if sort.sort in rules_of(draft) and sort.sort != "signs"]
    rules += [sort.summary for sort in sorts]
    tags = ",".join(f'"{CLUE_TAGS[sort.sort]}"' for sort in sorts if sort.sort in CLUE_TAGS)
    about = [f"Title: {draft.title}", f"Author: {draft.author}", draft.source, "\n".join(rules)]
    # The middle of the board is a cell, an edge or a corner.
    sort = {(1, 1): 0, (0, 0): 1, (0, 1): 2, (1, 0): 3}[grid.rows % 2, grid.cols % 2]
    middle = board.point(sort, (grid.rows - 1) // 2, (grid.cols - 1) // 2)
    size = 38
    numbers = [board.cols, board.rows, size, 0, 1, 1, (board.cols + 1) * size, (board.rows + 1) * size, middle, middle]
    header = ["square", *map(str, numbers), "0", "0", "0", "0", *map(_escaped, about), "OFF", "false"]
    question, answer, cells = written_question(board, draft, sketch), written_answer(board, draft), _steps(board)
    coloured = any(any(colours) for colours in sketch.colours.values())
    colours = ("1", written_layer(**sketch.colours), written_layer()) if coloured else ("0", "", "")
    lines = [
        ",".join(header), str([margin] * 4).replace(" ", ""), _MODE, question, answer, cells, '["Sudoku Normal"]', "{}",
        '"x"', '"x"', "[3,2,2]", _MODE, '"x"', *colours, "{}", f"[{tags}]", "",
    ]  # fmt: skip
    named = "" if is_plain else f"&clues={named_words(draft)}"
    return f"{_SITE}#m=edit&p={packed(lines)}{named}\n"


def _steps(board: PenpaBoard) -> str:
    """The first cell's point, and how far it is from each to the next."""
    points = [board.of_cell(0, cell) for cell in board.grid.cells]
    return f"[{','.join(str(b - a) for a, b in zip([0, *points], points, strict=False))}]"


NOTATION = Notation(
    id="penpa",
    title="links of Penpa+",
    titles={
        "cs": "odkazy Penpa+",
        "de": "Links von Penpa+",
        "es": "enlaces de Penpa+",
        "pt": "links do Penpa+",
    },
    carries=frozenset({"boxes", "connected regions", "options", "entries", "marks"})
    | frozenset(sort.sort for sort in all_sorts() if sort.sort not in _NOT_DRAWN),
    recognises=recognises,
    read=read,
    write=write,
    example=(
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
        "7VRNj9MwEL3nV1iWuFkrfyRsmlspLZdSQK2EVlGEssG7jXBjyEdhU+W/M+O4G4qQWAlxQEJORm884zfzYsfNly6vNYtgqJhxJmBIGbs35Picx6"
        "5sjU4Im3ft3tYA2La77+ouIavSGKKPun4gtb4vbUXsHalIoY1pyNey3RNBWkuqK7KEaoYcc9PphlS4BAJdsX8mF6SyLZJUJG9JTgpbV7q+Ym9W"
        "K3aXm0YHqW8kC079LOnnrH+VpFRQRiW8gmasf5ec+tdJv2H9FkKUiYzRQ2fasrDG1vQ816/HhRLgcoLvXRzRYpwUHPDGY4A3AMtKo4ayfRjn3i"
        "Zpv2MUq79w6xHSgz1q6rtDv7CH2xInbvMWvmKzLz/7SNN9tJ86ei4ysH7uRJwDT5SiJinqUYr6tRTppRRlXRj9Yf0XhMhsGGCbtslpwLInKjlE"
        "8Gy5jaJSXbhKghtNLkbVoxsKcOXkxhfJ0TW44eTGPyRDceFauHF25ax0dpekoFQ5+9JZ7mzk7NrlLKHxGfTBoT0JhBx4hRixgO5RFGIJv42cjV"
        "gBVh5zwNznc3HJw5XHyB96DDJ45PljqOV5xOynWp5TYg+eUwKn9JwS8hXmD3gSUMnC2dDZ507hNdiLLfrzb/Xbaqkc7xcc0dNQFqR0604W2dj6"
        "kBsKv/8Q0G/UvXBKJBy2/zfCv3Ej4JbxIMAdTLPgOw==\n"
    ),
)
