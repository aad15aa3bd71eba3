"""What is heard of a lesson: SDL's disk driver is listened to."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import paths
from game.scenes import play
from game.scenes.lesson import SPOKEN
from game.scenes.lesson_end import LessonEndScene
from game.shell.audio_device import BUFFER
from game.shell.devices import MOUSE, Command, Verb
from game.shell.mixer import BREAK_OFF_MS
from game.shell.services import Shell
from tests.lessons.pupil import LESSONS, LONGEST_MS, Pupil, Wall, lesson
from tests.listening import BUFFER_MS, EARLY_MS, Ears, Samples, ears_of, loudness, recognised, samples_of

pytestmark = pytest.mark.medium
AUDIO = paths.bundled("audio")
SECOND = 43 * BUFFER * 2
"""Samples of a second for both ears, in whole buffers."""
LONGEST = 25 * SECOND
"""So much is remembered of what was heard."""
CLEAR = 0.8
"""What is so like a recording is clearly heard, even if a card is played or a tip crackles meanwhile."""
ROBBER, NEEDED, ROLL = (f"v_lesson_police_chase_town_{said}" for said in ("robber", "needed", "roll"))


Part = Callable[[Samples], Samples]


def beginning(sound: Samples) -> Samples:
    return sound[:SECOND]


def ending(sound: Samples) -> Samples:
    """The last whole second."""
    whole = len(sound) // (BUFFER * 2) * BUFFER * 2
    return sound[whole - SECOND : whole]


class Listener:
    """Somebody who hears a lesson."""

    def __init__(self, ears: Ears, pupil: Pupil) -> None:
        self.ears = ears
        self.pupil = pupil
        folders = ("lessons", "clues", "voices")
        self.known = {file.stem: file for kind in folders for file in (AUDIO / kind).glob("*.ogg")}

    def listen(self, ms: float) -> Samples:
        """What is heard meanwhile."""
        return self.ears.listen(ms, self.pupil.wait)

    def length_ms(self, *names: str) -> float:
        return sum(self.pupil.shell.sound.files.length_ms(name) for name in names)

    def let_fade(self) -> None:
        """A line that is broken off fades out, by the clock on the wall."""
        self.listen(BUFFER_MS)
        pygame.time.wait(BREAK_OFF_MS + 50)

    def which(self, heard: Samples, part: Part, *names: str) -> str | None:
        """Of which of these recordings a part is heard."""
        return recognised(heard, {name: part(samples_of(self.known[name])) for name in names}, CLEAR)

    def press(self, name: str) -> None:
        """Click a button of the lesson's panel."""
        button = next(button for button in self.pupil.scene.panel.buttons if button.id == name)
        for down in (True, False):
            at = button.rect.center
            self.pupil.give(Command(Verb.POINT, MOUSE, down, code=pygame.BUTTON_LEFT, pos=at))


@pytest.fixture
def listener(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    wall = Wall()
    monkeypatch.setattr(play, "now_ms", wall)
    shell.settings.change(speed="at once")
    with ears_of(shell, tmp_path) as ears:
        yield Listener(ears, Pupil(shell, lesson("police-chase", "town"), wall))


def test_a_sentence_is_heard_from_its_beginning_to_its_end_over_music_and_effects(listener: Listener) -> None:
    sound = listener.pupil.shell.sound
    sound.files.wait()
    heard = listener.listen(3000)
    for effect in ("hover", "step", "dice_throw"):
        sound.play(effect)
    heard += listener.listen(listener.length_ms("v_turn_jimmy", ROBBER) - 2500)
    assert sound.layers.playing
    assert listener.which(heard, beginning, ROBBER, NEEDED, ROLL) == ROBBER
    assert listener.which(heard, ending, ROBBER, NEEDED, ROLL) == ROBBER


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_who_lets_everybody_speak_hears_every_sentence_whole(
    listener: Listener, game: str, name: str
) -> None:
    old = listener.pupil
    old.shell.settings.change(speed="1")
    pupil = listener.pupil = Pupil(old.shell, lesson(game, name), old.wall)
    whole: list[str] = []
    sound, heard = old.shell.sound, array("h")
    while not pupil.finished:
        assert pupil.ms < LONGEST_MS, f"stuck at {pupil.scene.source.step}"
        heard = (heard + listener.listen(500))[-LONGEST:]
        if pupil.ring is None or sound.speaks or sound.channels.clue_playing:
            continue
        if sound.line.startswith(SPOKEN) and sound.line not in whole[-1:]:
            heard += listener.listen(EARLY_MS)
            assert listener.which(heard, beginning, sound.line)
            assert listener.which(heard, ending, sound.line)
            whole.append(sound.line)
        pupil.press(pupil.ring)
    assert whole == [
        pupil.scene.source.lesson.recording(said) for said in pupil.scene.source.lesson.said[:-1]
    ]


def test_again_says_it_again_even_in_the_middle(listener: Listener) -> None:
    listener.listen(listener.length_ms("v_turn_jimmy") + 1500)
    assert listener.pupil.shell.sound.line == ROBBER
    for _ in range(2):
        listener.press("hear")
        listener.let_fade()
        heard = listener.listen(listener.length_ms(ROBBER) + 500)
        assert listener.which(heard, beginning, ROBBER, NEEDED, ROLL) == ROBBER
        assert listener.which(heard, ending, ROBBER, NEEDED, ROLL) == ROBBER


def test_who_goes_on_early_hears_the_next_sentence_at_once(listener: Listener) -> None:
    listener.listen(listener.length_ms("v_turn_jimmy") + 1000)
    listener.press("continue")
    listener.let_fade()
    heard = listener.listen(1600)
    assert listener.which(heard, beginning, ROBBER, NEEDED, ROLL) == NEEDED


def test_the_lesson_asks_instead_of_the_game(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    monkeypatch.setattr(listener.pupil.shell.sound, "voice", lambda *said: lines.append(said[-1]))
    listener.pupil.learn()
    told = [line for line in lines if line.startswith("v_lesson")]
    one = lesson("police-chase", "town")
    assert told == [one.recording(said) for said in one.said[:-1]]
    asked = ("v_walk", "v_move_robber", "v_play_special", "v_partner", "v_take")
    assert [line for line in lines if line.startswith(asked)] == []


def test_a_silent_announcer_teaches_in_silence(listener: Listener) -> None:
    listener.pupil.shell.settings.change(voices=0, music=0)
    listener.listen(300)
    assert loudness(listener.listen(6000)) == 0


def test_a_lesson_that_is_left_falls_silent(listener: Listener) -> None:
    listener.pupil.shell.settings.change(music=0)
    listener.listen(listener.length_ms("v_turn_jimmy") + 1000)
    listener.pupil.scene.exit()
    listener.let_fade()
    listener.listen(300)
    assert loudness(listener.listen(1000)) == 0


def test_a_sentence_waits_for_the_end_of_a_clue(listener: Listener) -> None:
    sound = listener.pupil.shell.sound
    listener.listen(listener.length_ms("v_turn_jimmy") + 1000)
    sound.play("train", "clues")
    listener.press("hear")
    heard = listener.listen(listener.length_ms("train", ROBBER) + 500)
    assert listener.which(heard[: 3 * SECOND], beginning, "train", ROBBER) == "train"
    assert listener.which(heard, ending, ROBBER, NEEDED, ROLL) == ROBBER


def test_the_success_is_spoken_after_the_fanfare(listener: Listener) -> None:
    end = listener.pupil.scene._leads.done()  # noqa: SLF001
    assert isinstance(end, LessonEndScene)
    done = "v_lesson_police_chase_town_done"
    listener.pupil.scene.exit()
    end.enter()

    def live(ms: float) -> None:
        end.update(ms)

    heard = listener.ears.listen(3000 + listener.length_ms(done) + 500, live)
    assert listener.which(heard, beginning, done, ROBBER) == done
    assert listener.which(heard, ending, done, ROBBER) == done
