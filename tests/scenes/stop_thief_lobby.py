"""What tests do in the lobby of Stop Thief!."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.core.kernel import OptionValue
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.scenes.lobby import LobbyScene
from game.shell.devices import MOUSE, Command, Device, Verb
from game.shell.fields import Choice
from game.shell.formscene import FormScene
from game.shell.scenes import Quit
from game.shell.services import Shell

PADS = tuple(Device("pad", number, f"Pad {number}", guid=f"{number:02}") for number in range(1, 7))


def lobby(shell: Shell) -> LobbyScene:
    return LobbyScene(shell, STOP_THIEF, lambda _lineup, _pads: Quit())


def agree(seats: LobbyScene, **options: OptionValue) -> None:
    """Let all agree on something."""
    seats.resume(replace(seats.lineup, options={**seats.lineup.options, **options}))


def mode(seats: LobbyScene, name: str) -> None:
    use(seats, f"mode:{name}", MOUSE)


def use(scene: FormScene, name: str, device: Device) -> object:
    """Press a widget: by a click, by Enter or by the pad's button."""
    if device is MOUSE:
        at = scene.form.get(name).rect.center
        return scene.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=at))
    scene.form.set_focus(name)
    return scene.handle(Command(Verb.CONFIRM, device))


def told(shell: Shell) -> str:
    notice = shell.notices.take()
    return notice.text if notice else ""


def asked(scene: FormScene) -> tuple[str, ...]:
    """The rows with a choice."""
    return tuple(widget.id for widget in scene.form.widgets if isinstance(widget, Choice))
