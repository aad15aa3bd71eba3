"""A shell with no screen and no sound, for the tests of the scenes."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.shell.notices import Notices
from game.shell.services import Shell, open_shell
from game.shell.settings import SettingsStore
from game.shell.window import Window


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    """Everything a scene may ask for, in a dummy window."""
    notices = Notices()
    settings = SettingsStore(tmp_path / "settings.json", notices)
    window = Window(settings, (1280, 720))
    shell = open_shell(window, settings, notices)
    yield shell
    shell.sound.close()
    window.close()
    pygame.quit()
