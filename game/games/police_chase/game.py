"""Police Chase: everything the rest of the program knows about it."""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.manifest import Manifest
from game.games.police_chase.ai.coach import coach
from game.games.police_chase.ai.player import PoliceChaseAi
from game.games.police_chase.ai.worth import lead
from game.games.police_chase.map import read_town
from game.games.police_chase.rules.actions import Action
from game.games.police_chase.rules.events import Happening
from game.games.police_chase.rules.rules import PoliceChaseRules
from game.games.police_chase.rules.town import CORNERS
from game.match.game import WITH_HELPS, Option

if TYPE_CHECKING:
    from game.games.manifest import TourScreens
    from game.table.ui import GameUi


def _ui() -> GameUi:
    from game.games.police_chase.screen.results import summary
    from game.games.police_chase.screen.rulebook import pictures
    from game.games.police_chase.screen.screen import PoliceChaseScreen
    from game.games.police_chase.screen.story import story
    from game.table.ui import GameUi

    return GameUi(PoliceChaseScreen, pictures, summary, story)


def _tour() -> TourScreens:
    from game.games.police_chase.tour import tables

    return tables


GAME = Manifest(
    id="police-chase",
    rules=PoliceChaseRules(),
    players=range(2, 5),
    options=(
        Option("youngest", (1, 2, 3, 4), 1, of_seats=True),
        Option("memory", ("hidden", "shown"), "hidden"),
        WITH_HELPS,
    ),
    corner=Option("corner", CORNERS, CORNERS[0], per_seat=True),
    action=Action,
    event=Happening,
    board="police_chase",
    controls="turns",
    rules_version=2,
    face="officer_{look}",
    read_map=read_town,
    ai=PoliceChaseAi,
    lead=lead,
    coach=coach,
    minutes=20,
    age=6,
    difficulty=1,
    ui=_ui,
    tour=_tour,
    lessons=("town",),
)
