"""Replies to commands that ask: for a hint, whether all is right, for candidates, for reasons, for help."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from gridwright.diagnosis import diagnose
from gridwright.logic import explain, reason
from gridwright.logic.explain import cut, taken_in
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Position, Status
from gridwright.results.diagnosis_sentences import sentences
from gridwright.session.changes import Deed, candidates_of, read_changes
from gridwright.session.commands import CHANGE, COMMANDS, Command
from gridwright.session.finding import ALL, WHERE, StepSearch, judged, look, told
from gridwright.session.mending import mending_examples
from gridwright.session.reply import Reply, knowing
from gridwright.session.session import Session
from gridwright.words import rated_title, tell, tell_ending

__all__ = ["ask_why", "check", "explain_rest", "give_hint", "greeting", "show_board", "show_candidates", "tell_help"]

_FLAWED = Status.NONE, Status.SEVERAL


def greeting(session: Session, search: StepSearch) -> Reply:
    """What is to be known before anything is done: what is wrong with the puzzle or with the position."""
    found = judged(session.position, search, session.outcome)
    status = found.outcome.status
    said = [found.first] if found.first and status is not Status.UNDECIDED else []
    if status in _FLAWED:
        examples = mending_examples(session.position.puzzle)
        said += [search.say("play-mend", examples=examples)] if examples else []
        said.append(search.say("play-ask-check"))
    cell = session.position.puzzle.grid.name(next(iter(session.position.open), 0))
    return Reply(knowing(session, found), (*said, search.say("play-begin", cell=cell)), shows=True)


def give_hint(session: Session, command: Command, search: StepSearch) -> Reply:
    """The next step; asked again at the same position, more of it. A number says how much is wanted."""
    found = session.finding or look(session.position, search, session.outcome)
    session = knowing(session, found)
    if found.step is None:
        return Reply(session, (found.first,))
    detail = _detail(command, search) or min(session.told + 1, ALL)
    first = [found.first] if found.first and not session.told else []
    more = search.say("play-more" if detail < ALL else "play-take")
    sentences = (*first, *told(found.step, session.position, detail, search.lang), more)
    return Reply(replace(session, finding=found, told=detail), sentences)


def _detail(command: Command, search: StepSearch) -> int:
    if not command.rest:
        return 0
    if not re.fullmatch(f"[{WHERE}-{ALL}]", command.rest):
        raise GridwrightError(search.say("play-detail", text=command.rest, most=ALL))
    return int(command.rest)


def check(session: Session, command: Command, search: StepSearch) -> Reply:
    """What is wrong already, as far as that can be known."""
    found = judged(session.position, search, session.outcome)
    position = session.position
    count = len(position.puzzle.grid.filled)
    is_loose = found.verdict is Status.SEVERAL
    right = search.say("play-right-several" if is_loose else "play-right", cells=count - len(position.open), all=count)
    said = right if is_loose or not found.first else found.first
    is_puzzle = found.verdict is found.outcome.status in _FLAWED  # and not what was filled in
    return Reply(knowing(session, found), (said, *(_flaws(position, search) if is_puzzle else ())))


def _flaws(position: Position, search: StepSearch) -> Iterator[str]:
    """What is wrong with the puzzle itself, and what would mend it."""
    clock = search.clock
    return sentences(diagnose(position.puzzle, timeout=clock.left(), cancel=clock.cancel), search.lang)


def show_board(session: Session, command: Command, search: StepSearch) -> Reply:
    return Reply(replace(session, pencils=False), shows=True)


def show_candidates(session: Session, command: Command, search: StepSearch) -> Reply:
    """All candidates on the board, from now on; or those of some cells in words."""
    if not command.rest:
        return Reply(replace(session, pencils=True), shows=True)
    grid, candidates = session.position.puzzle.grid, candidates_of(session.position)
    cells = [grid.named(name) for name in re.split(r"[\s,;]+", command.rest) if name]

    def listed(cell: int) -> str:
        return " ".join(str(grid.shown(value)) for value in sorted(candidates[cell]))

    told_cells = [f"{grid.name(cell)}: {listed(cell) or '–'}" for cell in cells]
    return Reply(session, tuple(told_cells))


def ask_why(session: Session, command: Command, search: StepSearch) -> Reply:
    """Why a value must stand in a cell, or cannot: `why r5c5=5`, `why r1c3!=5`."""
    position = session.position
    asked = read_changes(command.rest, position.puzzle, search.lang)
    if len(asked) != 1 or asked[0].deed not in (Deed.ENTER, Deed.CROSS_OUT):
        raise GridwrightError(search.say("play-why"))
    cell, value = asked[0].cell, asked[0].value
    shown = position.puzzle.grid.shown(value)
    step = reason(position, cell, shown, timeout=search.clock.left(), cancel=search.clock.cancel)
    given = position.puzzle.givens[cell]
    is_it = given == value if given else (cell, value) in step.placements
    names = {"cell": position.puzzle.grid.name(cell), "value": shown}
    wrong = [search.say("play-why-is" if is_it else "play-why-is-not", **names)]
    told = tell(step, position, search.lang)
    return Reply(session, (*(wrong if is_it is not (asked[0].deed is Deed.ENTER) else []), told))


def explain_rest(session: Session, command: Command, search: StepSearch) -> Reply:
    """All steps from here to the end, which are not taken; with a cell and a value, why."""
    if command.rest:
        return ask_why(session, command, search)
    position, lang = session.position, search.lang
    only, clock = _is_only(session, search), search.clock
    trail = explain(position, search.techniques, uniqueness=only, timeout=clock.left(), cancel=clock.cancel)
    telling = clock.telling()
    steps = [
        f"{number}. {rated_title(step, lang)}: {tell(step, before, lang)}"
        for number, (step, before) in takewhile(lambda _: not telling.over(), enumerate(taken_in(trail), 1))
    ]
    return Reply(session, (*steps, tell_ending(cut(trail, len(steps)), lang)), is_list=True)


def _is_only(session: Session, search: StepSearch) -> bool:
    if not search.uniqueness:
        return False
    return judged(session.position, search, session.outcome).outcome.status is Status.UNIQUE


def tell_help(session: Session, command: Command, search: StepSearch) -> Reply:
    return Reply(session, tuple(search.say(f"play-help-{name}") for name in (CHANGE, *COMMANDS)), is_list=True)
