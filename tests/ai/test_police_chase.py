"""The AI officers of Police Chase want the right things, and each level wants them in its own way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.police_chase_worth import catch_chance, visit_chance
from game.core.kernel import Seat
from game.rules.police_chase.actions import (
    Action,
    Collect,
    Done,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    TakeFrom,
    Walk,
)
from game.rules.police_chase.state import State
from game.rules.police_chase.tokens import FaceDown
from tests.ai.police_chase_wishes import LEVELS, wish
from tests.police_chase_towns import (
    ANN,
    BOB,
    CAT,
    EVIDENCE,
    FULL_SET,
    JEWEL,
    PARTNER,
    ROBBER,
    RULES,
    WARRANT,
    after,
    chase,
    rolled,
    walk,
)
