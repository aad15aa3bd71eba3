"""The shell: all services for scenes in one object."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from game.core.trouble import Trouble
from game.shell.assets import Assets
from game.shell.controls import Controls
from game.shell.notices import Notices
from game.shell.settings import SettingsStore
from game.shell.sound import Sound
from game.shell.text import Text
from game.shell.theme import Theme
from game.shell.window import Window
from game.shell.words import Words


@dataclass
class Shell:
    """Given to every scene as its first argument."""

    settings: SettingsStore
    words: Words
    theme: Theme
    text: Text
    assets: Assets
    sound: Sound
    controls: Controls
    window: Window
    notices: Notices

    def warn(self, trouble: Trouble) -> None:
        """Tell of a trouble, in the window and on stderr."""
        sentence = self.words.explain(trouble)
        self.notices.tell(sentence)
        sys.stderr.write(f"{sentence}\n")


def open_shell(window: Window, settings: SettingsStore, notices: Notices) -> Shell:
    """Start all services for an open window."""
    theme = Theme(settings)
    return Shell(
        settings=settings,
        words=Words(settings.value.language),
        theme=theme,
        text=Text(theme),
        assets=Assets(),
        sound=Sound(settings, notices),
        controls=Controls(settings, window.to_canvas),
        window=window,
        notices=notices,
    )
