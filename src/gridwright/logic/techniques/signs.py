"""Signs: what is less cannot be the greatest. Any other relation between two cells: every value needs a partner."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from itertools import pairwise
from operator import or_

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.sets import cell_set, cells_in
from gridwright.logic.structure.shape import HouseSet, facts_of, shape_of, taken_by
from gridwright.logic.structure.sign_chains import Behind, Way, behind_of, chain, signs_of, ways_of
from gridwright.model.layout import Layout
from gridwright.model.primitives import bit, values_in

__all__ = ["TECHNIQUES"]


def extreme_end(board: Board) -> Iterator[Step]:
    """The lesser of two cells never holds the greatest value, the greater never the smallest."""
    signs, domains = signs_of(board.layout), board.layout.domains
    if not signs:
        return
    hit = 0
    for value, cells in enumerate(_wrong_ends(board.layout)):
        hit |= board.where[value] & cells
    if not hit:
        return
    for less, greater in signs:
        if (hit >> less | hit >> greater) & 1:
            top, bottom = domains[greater].bit_length(), domains[less] & -domains[less]
            for cell, wrong in ((less, ~(bit(top) - 1)), (greater, bottom | bottom - 1)):
                values = values_in(board.candidates[cell] & wrong)
                if values:
                    yield Step(
                        "extreme-end", 1.4, eliminations=tuple((cell, value) for value in values),
                        cells=(less, greater), values=values, pairs=((less, greater),),
                    )  # fmt: skip


@lru_cache(maxsize=64)
def _wrong_ends(layout: Layout) -> tuple[int, ...]:
    """For each value the cells that a sign forbids it at first sight."""
    wrong = [0] * (layout.values + 1)
    for less, greater in signs_of(layout):
        top, bottom = layout.domains[greater].bit_length(), layout.domains[less] & -layout.domains[less]
        for value in range(top, layout.values + 1):
            wrong[value] |= 1 << less
        for value in range(1, bottom.bit_length() + 1):
            wrong[value] |= 1 << greater
    return tuple(wrong)


def sign_bound(board: Board) -> Iterator[Step]:
    """Along a chain of signs each cell is greater than the one before: by one at least."""
    chains = [(way, cells) for way in ways_of(board.layout) for cells in _pushing(board, way)]
    for way, cells in sorted(chains, key=lambda found: len(found[1])):
        root = way.rank(board.candidates[cells[0]])
        eliminations = tuple(
            (cell, value)
            for links, cell in enumerate(cells)
            for value in values_in(board.candidates[cell] & way.short_of(root + links))
        )
        shown = cells if way.up else cells[::-1]
        yield Step(
            "sign-bound", round(1.6 + 0.1 * ((len(cells) - 2) // 2), 1), eliminations=eliminations, cells=shown,
            values=(way.value(root),), grounds=(cells[0],), pairs=tuple(pairwise(shown)),
        )  # fmt: skip


def _pushing(board: Board, way: Way) -> Iterator[tuple[int, ...]]:
    """The chains along which the first cell's bound takes candidates away, each as far as it does."""
    candidates, before = board.candidates, way.before
    bound, source = [0] * len(candidates), [-1] * len(candidates)
    pushed = ends = 0
    for cell in way.cells:
        best, pusher = way.rank(candidates[cell]), -1
        for near in before[cell]:
            if bound[near] >= best:
                best, pusher = bound[near] + 1, near
        bound[cell] = best
        if pusher >= 0:
            source[cell] = pusher
            pushed |= 1 << cell
            ends = (ends | 1 << cell) & ~(1 << pusher)
    for end in cells_in(ends & pushed):
        cells = [end]
        while source[cells[-1]] >= 0:
            cells.append(source[cells[-1]])
        yield tuple(reversed(cells))


def counting_bound(board: Board) -> Iterator[Step]:
    """A cell so small would leave those below it, and others of the house they are in, fewer values than cells."""
    for way in ways_of(board.layout):
        # from_rank[r] are the cells with no candidate before rank r, up_to[r] those with none after it.
        from_rank, up_to = [-1, -1], [-1]
        for rank in range(1, way.size + 1):
            from_rank.append(from_rank[-1] & ~board.where[way.value(rank)])
            up_to.append(up_to[-1] & ~board.where[way.value(way.size + 1 - rank)])
        up_to.reverse()
        for behind in behind_of(board.layout, way):
            if board.open >> behind.cell & 1:
                yield from _crowded(board, way, behind, from_rank, up_to)


def _crowded(board: Board, way: Way, behind: Behind, from_rank: list[int], up_to: list[int]) -> Iterator[Step]:
    cell, house, links = behind.cell, behind.house.cells, behind.links
    first = way.rank(board.candidates[cell])
    found: tuple[int, int, int, int] | None = None
    for rank in range(first, way.size + 1):
        # If the cell had this rank at most, these cells of the house would come before it.
        pool = house & (behind.cells | up_to[rank - links]) if rank > links else 0
        least = _too_few(pool, rank - links, from_rank)
        if not least:
            break
        found = rank, least, rank - links, pool & from_rank[least]
    if not found and house >> cell & 1:
        # If it had the first rank, others of its own house that end there would have to come before it too.
        pool = house & (behind.cells | up_to[first]) & ~(1 << cell)
        if least := _too_few(pool, first - 1, from_rank):
            found = first, least, first - 1, pool & from_rank[least]
    if found:
        yield _counted(board, way, behind, *found)


def _counted(board: Board, way: Way, behind: Behind, rank: int, least: int, last: int, cells: int) -> Step:
    """These cells would have only the ranks from the least to the last, if the cell had that rank or a lower one."""
    chains = [chain(way, cell, behind.cell) for cell in cells_in(cells & behind.cells)]
    known = cell_set(cell for cell, domain in enumerate(board.layout.domains) if way.rank(domain) >= least)
    return Step(
        "counting-bound", 3.3,
        eliminations=tuple(
            (behind.cell, value) for value in values_in(board.candidates[behind.cell] & way.short_of(rank + 1))
        ),
        cells=(behind.cell, *cells_in(cells)), values=tuple(sorted(map(way.value, range(least, last + 1)))),
        grounds=cells_in(cells & ~(behind.cells & known)), houses=(behind.house.house,),
        pairs=tuple(dict.fromkeys(way.sign(*link) for cells in chains for link in pairwise(cells))),
    )  # fmt: skip


def _too_few(cells: int, last: int, from_rank: list[int]) -> int:
    """The rank from which on to the last one there are fewer values than cells that need them; 0 if there is none."""
    for least in range(last, max(0, last + 1 - cells.bit_count()), -1):
        if (cells & from_rank[least]).bit_count() > last - least + 1:
            return least
    return 0


def impossible_value(board: Board) -> Iterator[Step]:
    """Values that have no partner at all in a related cell, whatever stands there."""
    for pair, values in _impossible(board.layout):
        wrong = tuple(
            (cell, value)
            for cell, mask in zip(pair, values, strict=True)
            for value in values_in(board.candidates[cell] & mask if board.open >> cell & 1 else 0)
        )
        if wrong:
            yield Step(
                "impossible-value", 1.4, eliminations=wrong, cells=pair,
                values=tuple(sorted({value for _, value in wrong})), pairs=(pair,),
            )  # fmt: skip


@lru_cache(maxsize=64)
def _impossible(layout: Layout) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Pairs of cells, and the values of each that the other has no partner for."""

    @cache
    def alone(table: tuple[tuple[int, int], ...], domain: int) -> int:
        return sum(bit(value) for value, gone in table if domain & ~gone == 0)

    values = {(cell, other): alone(table, layout.domains[other]) for cell, other, table in _related(layout)}
    both = ((pair, (mask, values[pair[::-1]])) for pair, mask in values.items() if pair[0] < pair[1])
    return tuple((pair, masks) for pair, masks in both if any(masks))


def no_partner(board: Board) -> Iterator[Step]:
    """A value next to which a related cell would have no candidate left."""
    candidates = board.candidates
    for cell, other, table in board.in_time(_related(board.layout)):
        left = candidates[other]
        eliminations: tuple[Candidate, ...] = tuple(
            (cell, value) for value, gone in table if left & ~gone == 0 and candidates[cell] & bit(value)
        )
        if eliminations and board.open >> cell & 1:
            yield Step(
                "no-partner", 2.9, eliminations=eliminations, cells=(cell, other), values=values_in(left),
                grounds=(other,), pairs=((cell, other),),
            )  # fmt: skip


@lru_cache(maxsize=64)
def _related(layout: Layout) -> tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]:
    """Pairs of cells of which one's value forbids the other several, with those; but for plain signs, which push."""
    facts = facts_of(layout)
    signs = {layout.less, layout.less.reversed()}
    strong = {
        number
        for number, relation in enumerate(facts.relations)
        if relation not in signs and any(mask.bit_count() <= layout.values - 2 for mask in relation.allowed)
    }
    pairs = dict.fromkeys(
        pair
        for bond in facts.bonds
        if bond.relation in strong
        for pair in ((bond.first, bond.second), (bond.second, bond.first))
    )
    between: dict[tuple[int, int], tuple[tuple[int, bool], ...]] = {}
    for first, second, relation, _ in facts.bonds:
        for pair, is_second in (((first, second), False), ((second, first), True)):
            between[pair] = (*between.get(pair, ()), (relation, is_second))

    @cache
    def table(ways: tuple[tuple[int, bool], ...], differ: bool, domain: int) -> tuple[tuple[int, int], ...]:
        """For each value that forbids several, these: the same for all pairs of cells that are related alike."""
        taken = [taken_by(facts, way, layout.values) for way in ways]
        gone = {
            value: reduce(or_, (bit(lost) for one in taken for lost in one[value]), bit(value) if differ else 0)
            for value in values_in(domain)
        }
        return tuple((value, mask) for value, mask in gone.items() if mask & (mask - 1))

    houses_of = shape_of(layout).houses_of
    return tuple(
        (cell, other, table(between[cell, other], _share(houses_of[cell], other), layout.domains[cell]))
        for cell, other in pairs
    )


def _share(houses: tuple[HouseSet, ...], other: int) -> bool:
    """Whether one of the houses has that cell, too."""
    return any(house.cells >> other & 1 for house in houses)


TECHNIQUES = (
    Technique("extreme-end", "Extreme end", 1.4, extreme_end, looks_at=signs_of),
    Technique("impossible-value", "Impossible value", 1.4, impossible_value),
    Technique("sign-bound", "Sign bound", 1.6, sign_bound, looks_at=signs_of),
    Technique("no-partner", "No partner", 2.9, no_partner),
    Technique("counting-bound", "Bound by counting", 3.3, counting_bound, prepares=True, looks_at=signs_of),
)
