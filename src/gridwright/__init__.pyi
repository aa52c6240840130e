"""The public names. Written by `make door` from the table in __init__.py and the files of kinds/."""

from gridwright.batches import (
    batch,
)
from gridwright.batches.generation import (
    generate,
)
from gridwright.clues import (
    Clue,
    Given,
    clues_of,
    with_clues,
)
from gridwright.datasets.audit.audit import (
    audit_dataset,
)
from gridwright.datasets.audit.report import (
    Audit,
)
from gridwright.datasets.dataset import (
    Dataset,
)
from gridwright.datasets.make import (
    make_dataset,
)
from gridwright.datasets.scoring import (
    score,
)
from gridwright.datasets.step_scoring import (
    score_steps,
)
from gridwright.diagnosis import (
    Diagnosis,
    Report,
    check,
    diagnose,
)
from gridwright.engine import (
    Engine,
    count,
    solutions,
    solve,
    solve_many,
    true_candidates,
)
from gridwright.engine.canonical import (
    Canonical,
    canonical,
)
from gridwright.kinds import (
    all_kinds,
    all_options,
    find as kind,
)
from gridwright.kinds._kind import (
    LEVELS,
    Kind,
)
from gridwright.kinds.calcudoku import (
    calcudoku,
)
from gridwright.kinds.comparison import (
    comparison,
)
from gridwright.kinds.consecutive import (
    consecutive,
)
from gridwright.kinds.futoshiki import (
    futoshiki,
)
from gridwright.kinds.hakyuu import (
    hakyuu,
)
from gridwright.kinds.jigsaw import (
    jigsaw,
)
from gridwright.kinds.kakuro import (
    kakuro,
)
from gridwright.kinds.killer import (
    killer,
)
from gridwright.kinds.killer_suguru import (
    killer_suguru,
)
from gridwright.kinds.kojun import (
    kojun,
)
from gridwright.kinds.latin import (
    latin,
)
from gridwright.kinds.skyscrapers import (
    skyscrapers,
)
from gridwright.kinds.sudoku import (
    sudoku,
)
from gridwright.kinds.suguru import (
    suguru,
)
from gridwright.logic import (
    Rated,
    Step,
    Technique,
    Trail,
    explain,
    hint,
    ladder,
    rate,
    reason,
    technique,
    verify,
)
from gridwright.making.complete import (
    Completed,
    complete,
)
from gridwright.making.made import (
    Made,
)
from gridwright.making.minimize import (
    Minimized,
    minimize,
)
from gridwright.model.clock import (
    Cancel,
)
from gridwright.model.errors import (
    FormatError,
    GridwrightError,
    OutOfTimeError,
    Problem,
    RuleError,
)
from gridwright.model.grid import (
    Grid,
)
from gridwright.model.puzzle import (
    Outcome,
    Position,
    Puzzle,
    Solution,
    Status,
)
from gridwright.notations import (
    Loaded,
    all_notations,
    dump,
    dump_all,
    load,
    load_all,
    load_all_file,
    load_each,
    load_file,
    load_position,
    losses,
    notation,
)
from gridwright.notations._shared.notation import (
    Notation,
)
from gridwright.pictures.drawing import (
    book,
    chart,
    draw,
    gallery,
    page,
    png,
    render,
    svg,
)
from gridwright.results.data import (
    as_data,
)
from gridwright.words import (
    languages,
    tell,
)

__version__: str

__all__ = [
    "Audit",
    "Cancel",
    "Canonical",
    "Clue",
    "Completed",
    "Dataset",
    "Diagnosis",
    "Engine",
    "FormatError",
    "Given",
    "Grid",
    "GridwrightError",
    "Kind",
    "LEVELS",
    "Loaded",
    "Made",
    "Minimized",
    "Notation",
    "OutOfTimeError",
    "Outcome",
    "Position",
    "Problem",
    "Puzzle",
    "Rated",
    "Report",
    "RuleError",
    "Solution",
    "Status",
    "Step",
    "Technique",
    "Trail",
    "all_kinds",
    "all_notations",
    "all_options",
    "as_data",
    "audit_dataset",
    "batch",
    "book",
    "calcudoku",
    "canonical",
    "chart",
    "check",
    "clues_of",
    "comparison",
    "complete",
    "consecutive",
    "count",
    "diagnose",
    "draw",
    "dump",
    "dump_all",
    "explain",
    "futoshiki",
    "gallery",
    "generate",
    "hakyuu",
    "hint",
    "jigsaw",
    "kakuro",
    "killer",
    "killer_suguru",
    "kind",
    "kojun",
    "ladder",
    "languages",
    "latin",
    "load",
    "load_all",
    "load_all_file",
    "load_each",
    "load_file",
    "load_position",
    "losses",
    "make_dataset",
    "minimize",
    "notation",
    "page",
    "png",
    "rate",
    "reason",
    "render",
    "score",
    "score_steps",
    "skyscrapers",
    "solutions",
    "solve",
    "solve_many",
    "sudoku",
    "suguru",
    "svg",
    "technique",
    "tell",
    "true_candidates",
    "verify",
    "with_clues",
]
