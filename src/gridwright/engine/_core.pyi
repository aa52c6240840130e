"""Gridwright's engine: layouts, and searches over them."""

from collections.abc import Callable, Sequence
import enum


SOURCES: str = ...

class Layout:
    """The rules of a puzzle, compiled."""

    @property
    def cells(self) -> int: ...

    def fits(self, givens: bytes) -> bool:
        """
        Whether the givens of a grid, a byte per cell, are values of their cells.
        """

    @property
    def values(self) -> int: ...

    @property
    def domains(self) -> list[int]:
        """The values that each cell may take when all that is optional is off."""

    @property
    def toggles(self) -> int: ...

    @property
    def arcs(self) -> int:
        """
        How long the diagrams of sums and automata are that a lane reads when it comes to rest.
        """

    @property
    def says_more(self) -> bool:
        """Whether any rule says more of its cells than that they differ."""

def compile(values: int, cells: int, rules: tuple[object, ...], toggle_of: Sequence[int] = [], toggles: int = 0) -> Layout:
    """
    A layout from a tuple of primitives per rule; toggle_of is the toggle of each rule, -1 for always on.
    """

def to_cnf(layout: Layout, candidates: Sequence[int], toggles_on: Sequence[int] = [], part: int = 0) -> tuple[bytes, int]:
    """
    The candidates as clauses, 32-bit integers, each clause ended by 0; variables are the candidates, from 1. Some of them, from a part on, and the part to go on with; 0 when that was all.
    """

def to_switched_cnf(layout: Layout, candidates: Sequence[int], part: int = 0) -> tuple[bytes, int]:
    """
    The same with toggles as variables, after those of the candidates: what is optional only counts when its own is true.
    """

class Verdict(enum.Enum):
    """How the search of one job ended."""

    OPEN = 0

    EXHAUSTED = 1

    LIMITED = 2

    OVERRUN = 3

class Search:
    """Questions about one layout, answered by the lanes."""

    def __init__(self, layout: Layout, grids: bytes | Sequence[int], toggles_on: Sequence[int] = [], limit: int = 2, budget: int | None = None, keep: int = 2, stream_room: int = 0, keep_states: bool = False, instruction_set: str | None = None, sweeps: int | None = None) -> None:
        """
        Of grids one after the other: givens, a byte per cell, or a list of candidates per cell.
        """

    def run(self, seconds: float) -> bool:
        """
        Works on; True when everything is answered, False when the time is over or solutions wait to be taken.
        """

    def found(self, job: int) -> int: ...

    def guesses(self, job: int) -> int: ...

    def verdict(self, job: int) -> Verdict: ...

    def solutions(self, job: int) -> list[bytes]:
        """The solutions kept of a job."""

    def take(self) -> list[bytes]:
        """The streamed solutions since the last call."""

    def state(self, job: int) -> list[int]:
        """The candidates an overrun job had, where states are kept."""

MAX_KEEP: int = 16

def ask(layout: Layout, givens: bytes, toggles_on: Sequence[int], limit: int, budget: int | None, keep: int, seconds: float, instruction_set: str | None, sweeps: int | None = None) -> tuple[list[bytes], int, Verdict, int]:
    """
    About one grid: the kept solutions, how many were found, how the search ended, and after how many guesses. With `sweeps` in no order, by weight, until so many of them.
    """

def instruction_sets() -> list[str]:
    """The instruction sets this machine can run, best first."""

def unfilled(size: int) -> bytearray:
    """
    Room for the solutions of solve_many, which fills it. To fill it with zeros before would take one thread a tenth of the time that all of them need for easy puzzles.
    """

def solve_many(layout: Layout, givens: object, answers: object, solutions: object, limit: int = 2, budget: int | None = None, threads: int = 1, instruction_set: str | None = None) -> None:
    """
    Answers many grids, a byte per cell: 0 none, 1 unique, 2 several, 3 undecided; solutions may be empty.
    """

def solve_text(layout: Layout, text: bytes, first_number: int, told: str = 'solution', limit: int = 2, budget: int | None = None, threads: int = 1, instruction_set: str | None = None, kind: str = '') -> list[tuple[bytes, list[tuple[int, int, int, int]], tuple[int, int, int, int]]]:
    """
    Answers puzzles written one per line, a character per cell, as pieces of text: (rows, lines left over, how many are none, unique, several, undecided), each line left over (place of its row, begin and end in the text, number). Told: solution, status, json or csv.
    """

class Premises:
    """The rules of a puzzle as single statements, of which reasons are made."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int) -> tuple[str, int, int, int]:
        """
        What it is, its weight, and of what it speaks: a place (house and value), a pair (two cells), a rule (and 0), or a derivation (and 0).
        """

    def derivation(self, number: int) -> tuple[list[int], list[int]]:
        """The houses and the rules that a total follows from."""

    def reason(self, candidates: Sequence[int], claims: Sequence[tuple[int, int]], work: int, over: Callable[[], bool], most_shrunk: int | None = None, known: Sequence[tuple[int, int, Sequence[tuple[int, int]]]] = []) -> tuple[list[tuple[int, int]], list[int], list[int], list[tuple[tuple[int, int], tuple[int, int], bool]], list[tuple[int, int, list[tuple[int, int]]]]] | None:
        """
        Against the claim (a cell and a mask of values) that takes the least: all claims refuted, premises, cells whose candidates matter, links (candidate, candidate, whether it is strong), and what else can be refuted (a claim, and candidates that are refuted for it), which is `known` on the next board. None where there is no such reason, or none that so much work finds before the time is over. What weighs more than `most_shrunk` is told as it was found.
        """

    def to_cnf(self, candidates: Sequence[int], part: int = 0) -> tuple[bytes, int]:
        """
        As for layouts; premises have variables after the candidates, which switch them on.
        """

def premises(values: int, cells: int, rules: tuple[object, ...]) -> Premises:
    """From a tuple of primitives per rule."""

def members(bits: bytes) -> tuple[int, ...]:
    """The numbers of the bits that are set, in little-endian order."""

def compressed(rows: bytes, kept: bytes, words: int) -> bytes:
    """
    Rows of bits, so many words wide, of which only the columns that `kept` has stay, moved together.
    """

class Suppositions:
    """What singles lead to from each of some candidates."""

    def __init__(self, excludes: bytes, choices: bytes, words: int) -> None:
        """
        A row of bits per candidate, for those that it excludes, and per choice, for its candidates.
        """

    def contradiction(self, candidate: int) -> int:
        """
        How many candidates are true or false on the way to one; 0 where singles lead to none.
        """

class Forcing:
    """
    Candidates, which exclude each other and of which one must be true, and what forces them.
    """

    def __init__(self, excludes: Sequence[Sequence[int]], choices: Sequence[Sequence[int]], most_work: int) -> None:
        """A candidate that takes more than so much work is given up."""

    def refute(self, candidate: int, inside: int, bound: int) -> tuple[int, list[int]] | None:
        """
        Why a candidate is false: how many candidates that takes, fewer than the bound, and those that turn out false on the way by something else than singles.
        """

    @property
    def work(self) -> int:
        """What all of this took until now, in words of sets of candidates."""

def recombined(rows: int, cols: int, size: int, key: int, steps: int, uniform_steps: int, over: Callable[[], bool]) -> list[int] | None:
    """
    Random regions of one size: the region of each cell. None when the time is over before.
    """

class Growth:
    """
    A grid, the sizes of regions that are wanted, and what is said of two cells.
    """

    def __init__(self, rows: int, cols: int, weights: Sequence[int], relations: Sequence[Sequence[int]], pairs: Sequence[tuple[int, int, int, bool]]) -> None:
        """
        Pairs are two cells, the number of a relation, and whether it holds within regions only.
        """

    def grown(self, key: int, steps: int, over: Callable[[], bool]) -> tuple[list[int], list[int]] | None:
        """
        Random regions grown together with their values: the region and the value of each cell; None where there are none, and when the time is over before.
        """

class Rungs:
    """
    Houses, pairs of cells and signs, to be asked what the first rungs of the ladder solve.
    """

    def __init__(self, values: int, domains: Sequence[int], houses: Sequence[tuple[Sequence[int], int, str]], unequals: Sequence[tuple[int, int, int]], signs: Sequence[tuple[int, int, int]], leftovers: Sequence[tuple[int, int, int]], holes: Sequence[int], choices: Sequence[tuple[Sequence[int], Sequence[int]]], totals: Sequence[tuple[Sequence[int], Sequence[int], int, int, Sequence[Sequence[int]], str]], filled: Sequence[tuple[Sequence[int], RuleFiller, int]]) -> None:
        """
        Houses are (cells, the values it must hold or 0, its sort); unequals (cell, cell, values they cannot share); signs (less, greater, toggle or -1); leftovers of one cell (cell, cell, values); choices (cells, sets of values); totals (cells, coefficients, low, high, for each cell the places before it that differ, sort); rules that are filled (cells, filler, toggle or -1).
        """

    def solve(self, grids: bytes, toggles_on: Sequence[int], rating: int, threads: int = 1) -> bytes:
        """
        Which grids, a byte per cell, are solved by techniques of this rating, in tenths, at most.
        """

    def first_technique(self, candidates: Sequence[int], open: bytes) -> int:
        """
        The number of the first technique that finds a step; the candidates of each cell, and the cells without a value as words of bits.
        """

    def begin(self, givens: bytes, toggles_on: Sequence[int], rating: int) -> tuple[list[int], bytes, bytes, bool]:
        """Where techniques lead from givens, as `climb` tells it."""

    def climb(self, candidates: Sequence[int], open: bytes, toggles_on: Sequence[int], rating: int) -> tuple[list[int], bytes, bytes, bool]:
        """
        Where techniques of this rating, in tenths, lead: candidates, cells without a value, the places of each value, and whether some cell has no candidate left.
        """

HIGHEST_RUNG: int = 34

def rung_techniques() -> list[str]:
    """The ids of the techniques that are known, easiest first."""

class RuleFiller:
    """A rule, to be asked for all ways to fill its cells."""

    def __init__(self, values: int, differ: Sequence[Sequence[int]], related: Sequence[Sequence[tuple[int, Sequence[int]]]], totals: Sequence[tuple[Sequence[int], int, int]], choices: Sequence[tuple[int, Sequence[int]]], machines: Sequence[tuple[Sequence[int], Sequence[Sequence[int]], Sequence[int]]]) -> None:
        """
        By places: those before each that differ from it, and those before it that are related to it with the values that go with theirs; totals are (coefficients, low, high), choices (places, sets of values), machines (places, steps, accepting states).
        """

    def fill(self, candidates: Sequence[int], most_ways: int, most_tried: int) -> list[tuple[int, ...]] | None:
        """
        A value per place for each way; None if there are more ways, or more values would have to be tried.
        """

def fill(layout: Layout, keys: Sequence[int], givens: bytes, toggles_on: Sequence[int], budget: int, restart: int, threads: int, instruction_set: str | None, over: Callable[[], bool]) -> bytes | None:
    """
    A random full grid for each key, a byte per cell, grid after grid; zeros where there is none within the budget. None when the time is over before.
    """

def resample(layout: Layout, keys: Sequence[int], grids: bytes, fixed: bytes, toggles_on: Sequence[int], rounds: int, erased: int, most: int, budget: int, threads: int = 1, instruction_set: str | None = None) -> bytes:
    """Full grids, of which some cells are drawn again in each round."""

def carve(layout: Layout, grids: bytes, givens: bytes, toggles_on: Sequence[int], clues: Sequence[int], ends: Sequence[int], keys: Sequence[int], budget: int, within_budget: bool, rungs: Rungs | None, rating: int, threads: int, instruction_set: str | None, early: int, share: float, over: Callable[[], bool]) -> tuple[bytes, list[int], list[tuple[bool, bool, int]]] | None:
    """
    Takes groups of clues out of full grids, in a random order for each key (0: as they stand), so many of them early within a share of the way, one after the other, as long as these are the only solution: the givens and toggles left, and for each whether it is unique, whether no group that is left can go, and the guesses of its proof. With rungs, these must solve what is left, up to a rating in tenths. None when the time is over before.
    """

class PuzzleGraph:
    """
    Puzzles of one layout as graphs, whose nodes have colours and whose edges have labels.
    """

    def __init__(self, colours: Sequence[int], edges: Sequence[tuple[int, int, int, int]], node_of: Sequence[int], values: int | None) -> None:
        """
        A colour per node; edges of two nodes and the labels seen from each, not 0; the node of each cell, -1 for none; and the node of the first value, if values can change their names.
        """

    def colours(self, givens: bytes) -> bytes:
        """The colours with the givens of a puzzle, sorted."""

    def canonical(self, givens: bytes, most_work: int) -> tuple[bytes, list[int], int] | None:
        """
        The canonical form with the givens of a puzzle, a byte per cell: the form itself, the nodes as they are numbered in it, and the work it took; nothing if that would be more.
        """

def combined_sums(candidates: Sequence[int], sums: Sequence[tuple[Sequence[int], Sequence[int], int, int]], houses: Sequence[Sequence[int]], claims: Sequence[tuple[int, bool]]) -> list[tuple[int, list[float], list[tuple[list[int], float]]]]:
    """
    Of claims (a cell, and whether its greatest candidate is too great, or else its least too small) those that sums (cells, coefficients, low, high) and houses prove together: the claim's number, about how often each sum counts, and sets of different cells with how often these do.
    """
