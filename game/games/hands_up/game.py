"""The manifest of Hands Up."""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.hands_up.ai.player import Guard, lead
from game.games.hands_up.map import read_table
from game.games.hands_up.rules.actions import Action
from game.games.hands_up.rules.events import Happening
from game.games.hands_up.rules.rules import HandsUpRules
from game.games.hands_up.rules.tuning import POINTING_S, TEMPOS_S
from game.games.manifest import Manifest
from game.match.game import HELPS, Option

if TYPE_CHECKING:
    from game.games.manifest import TourScreens
    from game.table.ui import GameUi


def _ui() -> GameUi:
    from game.games.hands_up.screen.ui import UI

    return UI


def _tour() -> TourScreens:
    from game.games.hands_up.tour import tables

    return tables


GAME = Manifest(
    id="hands-up",
    rules=HandsUpRules(),
    players=range(2, 7),
    options=(
        Option("power", ("off", "on"), "off"),
        Option("tempo", (*TEMPOS_S, "ready"), 7),
        Option("time", (*POINTING_S, "off"), 5, per_seat=True),
        Option("grab", ("shared", "each"), "shared"),
        Option(HELPS, ("off", "on"), "off", first="on"),
    ),
    action=Action,
    event=Happening,
    board="hands_up",
    read_map=read_table,
    ai=Guard,
    lead=lead,
    rules_version=2,
    lessons=("power-off", "power-on"),
    minutes=15,
    age=8,
    difficulty=2,
    ui=_ui,
    tour=_tour,
)
