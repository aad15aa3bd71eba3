"""Cops and Crooks: everything the rest of the program knows about it."""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.cops_and_crooks.ai.coach import coach
from game.games.cops_and_crooks.ai.crook import lead
from game.games.cops_and_crooks.ai.player import CopsAndCrooksAi
from game.games.cops_and_crooks.map import read_city
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.events import Happening
from game.games.cops_and_crooks.rules.rules import CopsAndCrooksRules
from game.games.cops_and_crooks.rules.tuning import CLOSED_ROUNDS, ROUNDS
from game.games.manifest import Manifest
from game.match.game import WITH_HELPS, Option

if TYPE_CHECKING:
    from game.games.manifest import TourScreens
    from game.table.ui import GameUi


def _ui() -> GameUi:
    from game.games.cops_and_crooks.screen.results import summary
    from game.games.cops_and_crooks.screen.rulebook import pictures
    from game.games.cops_and_crooks.screen.screen import CopsAndCrooksScreen
    from game.games.cops_and_crooks.screen.story import story
    from game.table.ui import GameUi

    return GameUi(CopsAndCrooksScreen, pictures, summary, story)


def _tour() -> TourScreens:
    from game.games.cops_and_crooks.tour import tables

    return tables


GAME = Manifest(
    id="cops-and-crooks",
    rules=CopsAndCrooksRules(),
    players=range(2, 6),
    options=(
        Option("share", ("players", 20, 50), "players"),
        Option("reopening", (CLOSED_ROUNDS, "at-once", "never"), CLOSED_ROUNDS),
        Option("rounds", ("off", ROUNDS), "off"),
        WITH_HELPS,
    ),
    action=Action,
    event=Happening,
    board="cops_and_crooks",
    controls="turns",
    rules_version=3,
    first=Option("cops", (1, 2, 3, 4, 5), 1, of_seats=True),
    first_face="cops",
    face="crook_{look}",
    read_map=read_city,
    ai=CopsAndCrooksAi,
    lead=lead,
    coach=coach,
    minutes=40,
    age=8,
    difficulty=2,
    ui=_ui,
    tour=_tour,
    lessons=("robbery", "getaway", "cops"),
)
