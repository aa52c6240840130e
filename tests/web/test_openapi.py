"""The description of the API: sound, complete, and true of what is answered, whatever is asked."""

import json

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gridwright as gw
from gridwright.web.api import all_endpoints
from gridwright.web.openapi import openapi
from gridwright.web.perform import perform

DOCUMENT = json.loads(json.dumps(openapi()))
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()]
ONE = "1....2..3.4....1"
PUZZLES = st.sampled_from([ONE, "1....2..3.4.....", "11..............", gw.as_data(gw.load(ONE)), {"kind": "latin"}])
FEW = settings(
    max_examples=6, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def test_every_endpoint_is_described():
    assert set(DOCUMENT["paths"]) == {f"/api/{name}" for name in all_endpoints()}


@pytest.mark.parametrize("operation", OPERATIONS, ids=[one.label for one in OPERATIONS])
def test_nothing_that_may_be_asked_fails_inside(operation):
    name = operation.path.rpartition("/")[2]

    @FEW
    @given(case=operation.as_strategy(), puzzle=st.none() | PUZZLES)
    def ask(case, puzzle):
        if operation.method.upper() == "POST":
            body = dict(case.body)
            if puzzle is not None and "puzzle" in body:
                body["puzzle"] = puzzle
            asked = json.dumps(body | {"timeout": 0.5}).encode()
        else:
            asked = {name: str(value) for name, value in (case.query or {}).items()}
        reply = perform(name, asked, most=0.5)
        assert reply.status in (200, 400, 422), (reply, asked)
        if reply.type == "application/json":
            check(name, reply)

    ask()


def check(name, reply):
    """That an answer is what the description says."""
    (operation,) = DOCUMENT["paths"][f"/api/{name}"].values()
    schema = operation["responses"][str(reply.status)]["content"]["application/json"]["schema"]
    jsonschema.validate(json.loads(reply.body), schema | {"components": DOCUMENT["components"]})


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("solve", {"puzzle": ONE}), ("count", {"puzzle": ONE}), ("candidates", {"puzzle": ONE}),
        ("check", {"puzzle": "1....2..3.4....."}), ("check", {"puzzle": "11.............."}),
        ("hint", {"puzzle": ONE, "detail": 4, "draw": True}), ("explain", {"puzzle": ONE, "draw": True}),
        ("rate", {"puzzle": ONE, "path": True}), ("reason", {"puzzle": ONE, "cell": "r1c2", "value": 3, "draw": True}),
        ("draw", {"puzzle": ONE}), ("convert", {"puzzle": ONE, "to": "rows"}), ("read", {"text": ONE}),
        ("generate", {"kind": "latin", "size": 4, "seed": 1}), ("complete", {"puzzle": "1....2..3.4....."}),
        ("minimize", {"puzzle": ONE}), ("look", {"puzzle": ONE}), ("kinds", {}), ("techniques", {}),
        ("technique", {"id": "x-wing"}),
    ],
)  # fmt: skip
def test_answers_are_as_described(name, query):
    is_get = all_endpoints()[name].method == "GET"
    reply = perform(name, query if is_get else json.dumps(query).encode(), most=20)
    assert reply.status == 200
    check(name, reply)
