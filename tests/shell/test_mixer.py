import pytest

from game.shell.mixer import DUCK_MS, DUCKED, HUSH_MS, Ducking
from game.shell.services import Shell
from game.shell.sound import UNDER_CLUE, Group


def after(ducking: Ducking, ms: float) -> float:
    """The level of the music when so much time has passed, frame by frame."""
    for _ in range(round(ms / 10)):
        ducking.update(10)
    return ducking.level


def test_music_is_silent_at_once_when_a_clue_begins() -> None:
    ducking = Ducking()
    ducking.clue(3000)
    assert ducking.level == 0


def test_under_a_clue_music_is_silent_for_a_second_then_low_then_back() -> None:
    ducking = Ducking()
    ducking.clue(3000)
    assert after(ducking, 1000) == 0
    assert after(ducking, 300) == DUCKED
    assert after(ducking, 1600) == DUCKED
    assert after(ducking, 400) == 1
    assert not ducking.busy


def test_a_clue_that_stops_another_has_a_silent_second_of_its_own() -> None:
    ducking = Ducking()
    ducking.clue(3900)
    after(ducking, 2000)
    ducking.clue(2100)
    assert after(ducking, 1000) == 0
    assert after(ducking, 1500) == 1


def test_a_short_clue_has_its_silent_second_too() -> None:
    ducking = Ducking()
    ducking.clue(400)
    assert after(ducking, 1000) == 0
    assert after(ducking, HUSH_MS - 1000 + DUCK_MS + 20) == 1


def test_music_is_low_while_somebody_speaks() -> None:
    ducking = Ducking()
    ducking.voice = True
    assert after(ducking, 500) == DUCKED
    ducking.voice = False
    assert after(ducking, 500) == 1


def test_music_goes_down_nine_decibels_under_a_voice(shell: Shell) -> None:
    shell.sound.voice("v_winner")
    for _ in range(20):
        shell.sound.update(10)
    assert shell.sound.ducking.level == DUCKED == pytest.approx(10 ** (-9 / 20), abs=0.001)


def test_music_goes_down_under_a_sting_but_not_under_another_effect(shell: Shell) -> None:
    wanted: dict[Group, float] = {"effects": 1.0, "stings": DUCKED}
    for group, level in wanted.items():
        shell.sound.play("fanfare", group)
        for _ in range(20):
            shell.sound.update(10)
        assert shell.sound.ducking.level == level


def test_music_does_not_mind_an_effect(shell: Shell) -> None:
    shell.sound.play("card_fly")
    shell.sound.update(10)
    assert shell.sound.ducking.level == 1


def test_effects_are_half_as_loud_while_a_clue_sounds(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[float] = []
    monkeypatch.setattr(shell.sound.channels, "effect", lambda _sound, volume: heard.append(volume))
    shell.sound.play("your_turn")
    shell.sound.play("alarm", "clues")
    shell.sound.play("your_turn")
    assert heard[1] == pytest.approx(UNDER_CLUE * heard[0])
