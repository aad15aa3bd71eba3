"""Animations play in order, at any speed, and can be skipped."""

from __future__ import annotations

import math

from game.table.board.animation import Animation, AnimationQueue, pause


class Diary:
    """Writes down what the acts do."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.parts: list[float] = []

    def act(self, name: str, ms: float = 100) -> Animation:
        return Animation(
            ms,
            begin=lambda: self.lines.append(f"{name} begins"),
            move=self.parts.append,
            end=lambda: self.lines.append(f"{name} ends"),
        )


def test_acts_are_played_one_after_the_other() -> None:
    diary, queue = Diary(), AnimationQueue()
    queue.play(diary.act("walk"), diary.act("find"))
    queue.update(150, 1)
    assert diary.lines == ["walk begins", "walk ends", "find begins"]
    queue.update(60, 1)
    assert diary.lines[-1] == "find ends"
    assert not queue.busy


def test_an_act_moves_from_nothing_to_all() -> None:
    diary, queue = Diary(), AnimationQueue()
    queue.play(diary.act("walk"))
    for _ in range(10):
        queue.update(16, 1)
    assert diary.parts == sorted(diary.parts)
    assert diary.parts[-1] == 1


def test_double_speed_takes_half_the_time() -> None:
    diary, queue = Diary(), AnimationQueue()
    queue.play(diary.act("walk"))
    queue.update(51, 2)
    assert not queue.busy


def test_at_once_is_at_once_but_a_pause_can_be_seen() -> None:
    diary, queue = Diary(), AnimationQueue()
    queue.play(diary.act("walk"), pause(400))
    queue.update(1, math.inf)
    assert diary.lines == ["walk begins", "walk ends"]
    assert queue.busy
    queue.update(101, math.inf)
    assert not queue.busy


def test_with_reduced_motion_nothing_moves_but_pauses_stay() -> None:
    diary, queue = Diary(), AnimationQueue()
    queue.play(diary.act("walk"), pause(400))
    queue.update(1, 1, still=True)
    assert diary.parts == [1.0]
    queue.update(300, 1, still=True)
    assert queue.busy


def test_skipping_ends_the_act_and_drops_the_rest() -> None:
    diary, queue = Diary(), AnimationQueue()
    queue.play(diary.act("walk"), diary.act("find"))
    queue.update(20, 1)
    queue.skip()
    assert diary.lines == ["walk begins", "walk ends"]
    assert not queue.busy


def test_an_act_may_be_done_before_its_time() -> None:
    queue, rolled = AnimationQueue(), []
    queue.play(Animation(1_000, begin=lambda: rolled.append(6), done=lambda: bool(rolled)))
    queue.update(1, 1)
    assert not queue.busy


def test_time_that_is_left_over_goes_to_the_next_act() -> None:
    diary, queue = Diary(), AnimationQueue()
    queue.play(diary.act("walk", 10), diary.act("find", 10), diary.act("win", 100))
    queue.update(30, 1)
    assert diary.lines[-1] == "win begins"
    assert diary.parts[-1] == 0.1


def test_whoever_skips_still_gets_the_beginning_of_what_must_not_be_missed() -> None:
    diary, queue = Diary(), AnimationQueue()
    clue = diary.act("clue")
    clue.unskippable = True
    queue.play(diary.act("walk"), diary.act("radio"), clue)
    queue.update(10, 1)
    queue.skip()
    assert diary.lines == ["walk begins", "walk ends", "clue begins"]
    assert not queue.busy
