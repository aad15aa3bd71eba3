"""What a game's stage offers to the play scene, and which stage plays which game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import pygame

from game.ai.runner import Happened
from game.core.board import Board
from game.core.kernel import Outcome, Seat, Setup
from game.core.match import AnyMatch
from game.shell.assets import Assets
from game.shell.devices import Command
from game.shell.services import Shell
from game.shell.words import Words
from game.stage.cops_and_crooks import lesson as cops_and_crooks_lesson
from game.stage.cops_and_crooks import story as cops_and_crooks_story
from game.stage.cops_and_crooks import summary as cops_and_crooks_summary
from game.stage.cops_and_crooks.stage import CopsAndCrooksStage
from game.stage.hands_up import lesson as hands_up_lesson
from game.stage.hands_up import story as hands_up_story
from game.stage.hands_up import summary as hands_up_summary
from game.stage.hands_up.stage import HandsUpStage
from game.stage.lesson_faces import Pictures
from game.stage.police_chase import lesson as police_chase_lesson
from game.stage.police_chase import story as police_chase_story
from game.stage.police_chase import summary as police_chase_summary
from game.stage.police_chase.stage import PoliceChaseStage
from game.stage.seating import Seating
from game.stage.secrets import BlindChoice, Secret
from game.stage.stop_thief import lesson as stop_thief_lesson
from game.stage.stop_thief import story as stop_thief_story
from game.stage.stop_thief import summary as stop_thief_summary
from game.stage.stop_thief.id_card import id_card
from game.stage.stop_thief.stage import StopThiefStage
from game.stage.story import Story
from game.stage.summary import Summary


class Stage(Protocol):
    """A game on the screen."""

    precise: bool
    idle_ms: float
    """How long the loop may sleep while nothing moves."""
    caption_room: tuple[int, int, int, int]
    """Where captions have room: left, top, width and height."""
    badge_at: tuple[int, int]
    """Where it may say that this is a replay."""
    pause_button: pygame.Rect | None
    """Where a click pauses, if the stage shows such a button."""
    soiled: Sequence[pygame.Rect] | None
    """Where the next canvas is not as the stage has left the last; None: anywhere."""

    @property
    def seating(self) -> Seating:
        """Which hand plays which seat."""
        ...

    @property
    def holds_clock(self) -> bool:
        """True while something is shown that everybody must see before time goes on."""
        ...

    def attentive(self, view: Any) -> bool:  # noqa: ANN401
        """True for a moment in which input must be read without a gap."""
        ...

    @property
    def keys_are_up(self) -> bool:
        """Whether chance may act: nobody holds a key that must be up first."""
        ...

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        ...

    @property
    def keepsake(self) -> Any:  # noqa: ANN401
        """What people wrote down at the table, as plain JSON; None when there is nothing."""
        ...

    def recall(self, keepsake: Any) -> None:  # noqa: ANN401
        """Give back what people had written down when the match was saved."""
        ...

    @property
    def secret(self) -> Secret | BlindChoice | None:
        """What a person must look at in private before the match goes on."""
        ...

    def looked(self) -> None:
        """The secret was looked at."""
        ...

    def reseat(self, seating: Seating) -> None:
        """Let other hands play."""
        ...

    def offer(self, legal: Mapping[Seat, tuple[Any, ...]], *, takes_back: bool = False) -> None:
        """What every seat that is to act may do now, and whether the last action may be undone."""
        ...

    def take_back(self, view: Any) -> None:  # noqa: ANN401
        """The last action was undone."""
        ...

    def steer(self, command: Command) -> bool:
        """Let a hand look around; True when the command wanted nothing else."""
        ...

    def wishes(self, command: Command) -> Iterable[tuple[Seat, Any]]:
        """The actions that a command asks for."""
        ...

    def refuse(self, seat: Seat, action: Any, reason: str) -> None:  # noqa: ANN401
        """Say why an action is not possible, where a player would wonder."""
        ...

    def show(self, done: Happened, view: Any) -> None:  # noqa: ANN401
        """Start the pictures and sounds of what was done."""
        ...

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        ...

    def update(self, dt_ms: float, time_left: int | None, time_whole: int) -> None:
        """Let time pass on the stage."""
        ...

    def draw(self, canvas: pygame.Surface) -> None:
        """The whole picture."""
        ...


StageMaker = Callable[[Shell, Setup, Board, Seating, Any], Stage]
STAGES: dict[str, StageMaker] = {
    "stop-thief": StopThiefStage,
    "cops-and-crooks": CopsAndCrooksStage,
    "police-chase": PoliceChaseStage,
    "hands-up": HandsUpStage,
}
LessonMaker = Callable[[Assets], Pictures]
LESSONS: dict[str, LessonMaker] = {
    "stop-thief": stop_thief_lesson.pictures,
    "cops-and-crooks": cops_and_crooks_lesson.pictures,
    "police-chase": police_chase_lesson.pictures,
    "hands-up": hands_up_lesson.pictures,
}
"""What makes the pictures of each game's rulebook."""
PAPERS: dict[str, Callable[[Shell, str], pygame.Surface]] = {"stop-thief": id_card}
"""What tells, in the lobby of some games, what somebody with this look can do; with a shadow round it."""
Summarise = Callable[[Words, AnyMatch, Outcome], Summary]
SUMMARIES: dict[str, Summarise] = {
    "stop-thief": stop_thief_summary.summary,
    "cops-and-crooks": cops_and_crooks_summary.summary,
    "police-chase": police_chase_summary.summary,
    "hands-up": hands_up_summary.summary,
}
"""What the results tell of a match of each game."""
TellStory = Callable[[Words, AnyMatch, Outcome], Story]
STORIES: dict[str, TellStory] = {
    "stop-thief": stop_thief_story.story,
    "cops-and-crooks": cops_and_crooks_story.story,
    "police-chase": police_chase_story.story,
    "hands-up": hands_up_story.story,
}
"""The story of a match of each game."""
