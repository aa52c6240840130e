"""Writes docs/schemas: a JSON Schema for each sort of result that `gw.as_data` tells, made from its types."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from gridwright.notations.json.document import Document
from gridwright.results.catalogue import KindData, NotationData
from gridwright.results.diagnoses import DiagnosisData, ReportData
from gridwright.results.making import MadeData
from gridwright.results.outcomes import CanonicalData, OutcomeData, Rows
from gridwright.results.problems import ErrorData, ProblemData
from gridwright.results.ratings import RatedData
from gridwright.results.steps import StepData, TrailData

__all__ = ["FOLDER", "RESULTS", "schemas"]

FOLDER = Path(__file__).parent.parent / "docs" / "schemas"

RESULTS = {
    "puzzle": Document,
    "solution": Rows,
    "outcome": OutcomeData,
    "step": StepData,
    "trail": TrailData,
    "rated": RatedData,
    "made": MadeData,
    "report": ReportData,
    "diagnosis": DiagnosisData,
    "canonical": CanonicalData,
    "kind": KindData,
    "notation": NotationData,
    "problem": ProblemData,
    "error": ErrorData,
}


def schemas() -> dict[str, str]:
    """The text of each file, by its name."""
    return {f"{name}.json": json.dumps(_schema(sort), indent=2) + "\n" for name, sort in RESULTS.items()}


def _schema(sort: object) -> dict[str, object]:
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(sort)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
