from typing import Any

from game.shell.devices import KEYBOARD, Command, Device, Verb
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop, Push, Quit, Reset, Scene, SceneStack, Swap

PRESS = Command(Verb.CONFIRM, KEYBOARD)


class Noted(Scene):
    """Writes down what happens to it."""

    def __init__(self, name: str, diary: list[str], move: Move | None = None) -> None:
        self.name, self.diary, self.move = name, diary, move

    def _note(self, what: str) -> None:
        self.diary.append(f"{self.name} {what}")

    def enter(self) -> None:
        self._note("enter")

    def exit(self) -> None:
        self._note("exit")

    def pause(self) -> None:
        self._note("pause")

    def resume(self, answer: Any) -> None:  # noqa: ANN401
        self._note(f"resume {answer}")

    def handle(self, command: Command) -> Move | None:
        self._note(command.verb)
        return self.move

    def update(self, dt_ms: float) -> Move | None:
        self._note("update")
        return None

    def draw(self, canvas: Canvas) -> None:
        self._note("draw")

    def on_close(self) -> None:
        self._note("close")

    def on_focus_lost(self) -> Move | None:
        self._note("focus")
        return self.move

    def on_pad_lost(self, device: Device) -> Move | None:
        self._note(f"lost {device.name}")
        return None


class Glass(Noted):
    see_through = True


def test_a_push_pauses_the_scene_below() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(Push(Noted("b", diary)))
    assert diary == ["a enter", "a pause", "b enter"]


def test_a_pop_hands_its_answer_down() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(Push(Noted("b", diary)))
    diary.clear()
    stack.perform(Pop("yes"))
    assert diary == ["b exit", "a resume yes"]


def test_a_swap_leaves_the_scenes_below_asleep() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(Push(Noted("b", diary)))
    diary.clear()
    stack.perform(Swap(Noted("c", diary)))
    assert diary == ["b exit", "c enter"]


def test_a_reset_leaves_one_scene() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(Push(Noted("b", diary)))
    stack.perform(Reset(Noted("c", diary)))
    assert len(stack) == 1
    assert diary[-3:] == ["b exit", "a exit", "c enter"]


def test_only_the_top_scene_gets_input_and_time() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(Push(Noted("b", diary)))
    diary.clear()
    stack.perform(stack.top.handle(PRESS))
    stack.perform(stack.top.update(16))
    assert diary == ["b confirm", "b update"]


def test_a_scene_asks_for_a_move_by_returning_it() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary, move=Push(Noted("b", diary))))
    stack.perform(stack.top.handle(PRESS))
    assert diary[-1] == "b enter"


def test_a_see_through_scene_is_drawn_over_the_one_below() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(Push(Noted("b", diary)))
    stack.perform(Push(Glass("c", diary)))
    diary.clear()
    stack.draw(Picture((8, 8)))
    assert diary == ["b draw", "c draw"]


def test_a_closing_window_lets_every_scene_save() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(Push(Noted("b", diary)))
    diary.clear()
    stack.close()
    assert diary == ["b close", "a close", "b exit", "a exit"]
    assert not stack


def test_quitting_saves_too() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary, move=Quit()))
    stack.perform(stack.top.handle(PRESS))
    assert "a close" in diary
    assert not stack


def test_a_cover_is_never_cross_faded() -> None:
    class Cover(Noted):
        cut = True

    stack = SceneStack(Noted("a", []))
    stack.perform(Push(Cover("b", [])))
    assert stack.cut
    stack.perform(Pop())
    assert stack.cut
    stack.perform(Push(Noted("c", [])))
    assert not stack.cut


def test_losing_focus_and_pads_reaches_the_top_scene() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary))
    stack.perform(stack.top.on_focus_lost())
    stack.perform(stack.top.on_pad_lost(Device("pad", 3, "pad of Ann")))
    assert diary[-2:] == ["a focus", "a lost pad of Ann"]


def test_when_all_scenes_have_left_nobody_hears_a_press() -> None:
    diary: list[str] = []
    stack = SceneStack(Noted("a", diary, move=Quit()))
    stack.perform(stack.top.handle(PRESS))
    diary.clear()
    stack.perform(stack.top.handle(PRESS))
    assert not stack
    assert diary == []
