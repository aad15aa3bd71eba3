"""Stop Thief!: everything the rest of the program knows about it."""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.manifest import Manifest
from game.games.stop_thief.ai.coach import advise
from game.games.stop_thief.ai.player import Sleuth
from game.games.stop_thief.ai.values import lead
from game.games.stop_thief.map import read_streets
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.events import Happening
from game.games.stop_thief.rules.rules import StopThiefRules
from game.games.stop_thief.rules.terms import SEATS
from game.games.stop_thief.screen.notebook.notes import AllPages
from game.match.game import WITH_HELPS, Only, Option

if TYPE_CHECKING:
    from game.games.manifest import TourScreens
    from game.table.ui import GameUi


def _ui() -> GameUi:
    from game.games.stop_thief.screen.ui import UI

    return UI


def _tour() -> TourScreens:
    from game.games.stop_thief.tour import tables

    return tables


RIVALS: Only = {"mode": ("competitive",)}
CUSTOM: Only = {"difficulty": ("custom",)}
ONE_VS_MANY: Only = {"mode": ("one-vs-many",)}
PACK_BY_ITSELF: Only = {"mode": ("cooperative", "solo")}
THE_PACK: Only = {"mode": ("cooperative", "solo", "one-vs-many")}

GAME = Manifest(
    id="stop-thief",
    rules=StopThiefRules(),
    players=range(1, 6),
    options=(
        Option("mode", ("competitive", "cooperative", "solo", "one-vs-many"), "competitive"),
        Option("difficulty", ("standard", "intermediate", "advanced", "custom"), "standard", only=RIVALS),
        Option("loot", ("tight", 30, 40, 50, 60, 70), 50, only=THE_PACK),
        Option("lure", ("players", 0, 5, 7, 10, 15), "players", only={**PACK_BY_ITSELF, **CUSTOM}),
        Option("doors", ("always", "often", "free"), "often", only=CUSTOM),
        Option("subway", ("never", "often", "always"), "often", only=CUSTOM),
        Option("lingering", ("off", "on"), "off", only=CUSTOM),
        Option("district", ("shown", "first", "hidden"), "shown", only=CUSTOM),
        Option("alarm", ("exact", "pair"), "exact", only=CUSTOM),
        Option("tip", ("space", "two", "sections", "digit"), "space", only=CUSTOM),
        Option("win", ("cash", "captures"), "cash", only=CUSTOM),
        Option("needed", ("players", 10, 15, 20, 30, 40, 50), "players", only={"win": ("cash",)}),
        Option("captures", (1, 2, 3, 4, 5), 2, only={"win": ("captures",)}),
        Option("cash", (0, 1, 3, 5, 10), 3, only={"win": ("cash",)}),
        Option("false_arrest", (0, 1, 2, 3), 1, only={"win": ("cash",)}),
        Option("arrest_reach", ("space", "number"), "space", only=CUSTOM),
        Option("abilities", ("on", "off"), "on", only={**THE_PACK, **CUSTOM}),
        WITH_HELPS,
    ),
    action=Action,
    event=Happening,
    board="stop_thief",
    controls="turns",
    rules_version=2,
    notes=AllPages | None,
    lessons=("investigator", "together", "pack"),
    by_mode={mode.value: seats for mode, seats in SEATS.items()},
    first=Option("pack", (1, 2, 3, 4, 5), 1, of_seats=True, only=ONE_VS_MANY),
    first_face="pack_debbie",
    read_map=read_streets,
    ai=Sleuth,
    lead=lead,
    coach=advise,
    minutes=40,
    age=8,
    difficulty=3,
    ui=_ui,
    tour=_tour,
)
