"""The lobby: joining, keys, pads and what is remembered."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths
from game.core.codec import encode_object
from game.games.hands_up.game import GAME as HANDS_UP
from game.scenes import key_test
from game.scenes.key_test import KeyTestScene, draw_keyboard, key_rects
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_cards import INNER, INPUT_GAP, Occupant, SeatCard, input_label, input_size
from game.scenes.lobby_dialog import SeatDialog
from game.scenes.lobby_lineup import REMEMBERED, Lineup
from game.scenes.lobby_rows import how_to_join
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, Command, Device, PadCode, Verb
from game.shell.formscene import CANCEL, DONE
from game.shell.keycaps import legend
from game.shell.notices import Notices
from game.shell.picture import Picture
from game.shell.scenes import Move, Pop, Quit
from game.shell.services import Shell
from game.shell.settings import SettingsStore
from game.shell.theme import INK, Theme

CARD_WIDTH = 287
"""How wide one of six cards is."""
PAD = Device("pad", 3, "Pad", guid="03")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


@pytest.fixture
def seats(shell: Shell) -> LobbyScene:
    def start(_lineup: Lineup, _pads: dict[int, Device]) -> Move:
        return Quit()

    return LobbyScene(shell, HANDS_UP, start)


def press(
    scene: LobbyScene | KeyTestScene, code: int, verb: Verb = Verb.OTHER, device: Device = KEYBOARD
) -> Move | None:
    return scene.handle(Command(verb, device, code=code))


def test_at_first_one_person_and_two_ais_sit_at_the_table(seats: LobbyScene) -> None:
    assert [place.player for place in seats.lineup.places] == ["human", "ai", "ai", "open", "open", "open"]


def test_start_is_one_press_away(seats: LobbyScene) -> None:
    assert isinstance(press(seats, pygame.KSCAN_RETURN, Verb.CONFIRM), Quit)


def test_a_new_key_takes_a_free_seat_and_is_its_own(seats: LobbyScene) -> None:
    press(seats, pygame.KSCAN_K)
    assert seats.lineup.places[3].player == "human"
    assert seats.lineup.owner_of(pygame.KSCAN_K) == 3


def test_the_own_key_lights_its_card_and_does_not_join_again(seats: LobbyScene) -> None:
    press(seats, pygame.KSCAN_A, Verb.LEFT)
    assert len(seats.lineup.taken()) == 3
    seats.update(1)
    card = seats.form.get("seat-0")
    assert isinstance(card, SeatCard)
    assert card.flash_ms > 0


def test_a_letter_that_else_moves_the_focus_joins_too(seats: LobbyScene) -> None:
    press(seats, pygame.KSCAN_D, Verb.RIGHT)
    assert seats.lineup.owner_of(pygame.KSCAN_D) == 3


def test_an_arrow_moves_the_focus_and_does_not_join(seats: LobbyScene) -> None:
    press(seats, pygame.KSCAN_RIGHT, Verb.RIGHT)
    assert len(seats.lineup.taken()) == 3


def test_a_pad_joins_by_any_button_and_takes_the_persons_seat_first(seats: LobbyScene) -> None:
    press(seats, PadCode.Y, Verb.HELP, PAD)
    assert seats.pads == {0: PAD}


def test_a_pad_that_goes_leaves_its_seat_to_the_keyboard(seats: LobbyScene) -> None:
    press(seats, PadCode.Y, Verb.HELP, PAD)
    seats.on_pad_lost(PAD)
    assert seats.pads == {}
    assert seats.lineup.places[0].player == "human"


def test_another_grab_key_can_be_chosen_but_not_one_that_belongs_to_a_seat(seats: LobbyScene) -> None:
    seats.act("grab-key")
    press(seats, pygame.KSCAN_A)
    assert seats.lineup.shared_key == pygame.KSCAN_SPACE
    seats.act("grab-key")
    press(seats, pygame.KSCAN_G)
    assert seats.lineup.shared_key == pygame.KSCAN_G


def test_the_lineup_is_remembered(shell: Shell, seats: LobbyScene) -> None:
    press(seats, pygame.KSCAN_K)
    again = LobbyScene(shell, HANDS_UP, lambda _lineup, _pads: Quit())
    assert again.lineup == seats.lineup


def test_the_lineup_and_the_names_come_back_from_the_settings_file(seats: LobbyScene, tmp_path: Path) -> None:
    press(seats, pygame.KSCAN_K)
    seats.set_lineup(seats.lineup.with_place(0, replace(seats.lineup.places[0], name="Zoë")))
    store = SettingsStore(tmp_path / "settings.json", Notices())
    store.read_more(REMEMBERED)
    assert Lineup.remembered(HANDS_UP, store.value) == seats.lineup
    assert store.value.names["jimmy"] == "Zoë"


@pytest.mark.parametrize(
    "data",
    [
        [],
        "x",
        {"places": []},
        {"places": [{"name": "A", "player": "dog"}] * 6},
        {"places": [{"name": "A", "key": -4}] * 6},
    ],
)
def test_a_remembered_lineup_that_makes_no_sense_is_forgotten(data: object) -> None:
    assert Lineup.read(HANDS_UP, data) == Lineup.first(HANDS_UP)


def test_when_an_option_has_gone_the_seats_are_remembered_all_the_same(seats: LobbyScene) -> None:
    press(seats, pygame.KSCAN_K)
    data = encode_object(seats.lineup)
    data["options"] = {"power": "on", "tempo": 99, "weather": "rain"}
    again = Lineup.read(HANDS_UP, data)
    assert again.places == seats.lineup.places
    assert again.options == HANDS_UP.defaults | {"power": "on"}


def test_a_broken_save_is_named_and_the_title_comes_all_the_same(shell: Shell) -> None:
    (paths.saves_dir() / "autosave-1.json").write_text("broken", encoding="utf-8")
    SceneFactory(shell).title()
    notice = shell.notices.take()
    assert notice is not None
    assert "autosave-1.broken-1.json" in shell.words(notice.key, **notice.names)


def test_the_key_test_proposes_other_keys_for_those_it_missed(shell: Shell, seats: LobbyScene) -> None:
    press(seats, pygame.KSCAN_K)
    press(seats, pygame.KSCAN_L)
    test = KeyTestScene(shell, seats.lineup, ())
    held = {(KEYBOARD, pygame.KSCAN_A), (KEYBOARD, pygame.KSCAN_K)}
    shell.controls.held = lambda device, code: (device, code) in held  # type: ignore[method-assign]
    for _ in range(200):
        test.update(20)
    assert list(test.proposal()) == [4]
    test.act("take")
    (key,) = (key for number, key in keys_of(test).items() if number == 4)
    held.add((KEYBOARD, key))
    test.update(20)
    assert test.together
    assert not test.passed, "the shared key has to be seen too"
    held.add((KEYBOARD, pygame.KSCAN_SPACE))
    test.update(20)
    assert test.passed
    move = test.back()
    assert isinstance(move, Pop)
    assert isinstance(move.answer, Lineup)
    assert move.answer.places[4].key == key


def keys_of(test: KeyTestScene) -> dict[int, int]:
    """The keys that the test asks for, by place."""
    return test._keys()  # noqa: SLF001  (the players read them on the screen)


@pytest.mark.parametrize("seed", range(20))
def test_the_key_test_ends_with_keys_that_the_keyboard_can_report_together(
    shell: Shell, seats: LobbyScene, seed: int
) -> None:
    """A keyboard on which some pairs of keys block every third key; the players take each proposal."""
    luck = random.Random(seed)
    blocked = {code: luck.randrange(6) for code in range(512)}

    def reported(held: list[int]) -> set[int]:
        seen: list[int] = []
        for code in held:
            modifier = code in key_test.SEPARATE_KEYS
            if modifier or sum(blocked[other] == blocked[code] for other in seen) < 1:
                seen.append(code)
        return set(seen)

    for code in (pygame.KSCAN_K, pygame.KSCAN_L, pygame.KSCAN_G):
        press(seats, code)
    test = KeyTestScene(shell, seats.lineup, ())
    for _ in range(20):
        down = reported(list(keys_of(test).values()))
        shell.controls.held = lambda _device, code, down=down: code in down  # type: ignore[misc, method-assign]
        for _ in range(130):
            test.update(20)
        if test.together:
            break
        assert test.proposal(), "there is always something to try"
        test.act("take")
    assert reported(list(keys_of(test).values())) == set(keys_of(test).values())


def test_two_seats_never_share_a_key(seats: LobbyScene) -> None:
    """An AI sat with P as its key, somebody else took P, and then the AI's seat went to a person."""
    seats.resume(seats.lineup.with_place(0, replace(seats.lineup.places[0], key=pygame.KSCAN_P)))
    seats.resume(seats.lineup.with_place(1, replace(seats.lineup.places[1], player="human")))
    keys = [place.key for place in seats.lineup.places]
    assert seats.lineup.places[0].key == pygame.KSCAN_P
    assert len({*keys, seats.lineup.shared_key}) == 7


def test_a_remembered_line_up_in_which_two_seats_share_a_key_is_mended() -> None:
    lineup = Lineup.first(HANDS_UP)
    both = replace(
        lineup, places=tuple(replace(p, key=pygame.KSCAN_P, player="human") for p in lineup.places)
    )
    mended = Lineup.read(HANDS_UP, encode_object(both))
    assert len({place.key for place in mended.places}) == 6


def test_a_grab_key_that_an_ai_had_is_taken_from_it(seats: LobbyScene) -> None:
    seats.act("grab-key")
    press(seats, pygame.KSCAN_P)
    assert seats.lineup.shared_key == pygame.KSCAN_P
    assert pygame.KSCAN_P not in [place.key for place in seats.lineup.places]


def test_every_own_key_of_the_key_test_can_be_read(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[str] = []

    def watched(theme: Theme, name: str, size: int) -> Picture:
        printed.append(name)
        return legend(theme, name, size)

    monkeypatch.setattr(key_test, "legend", watched)
    canvas = Picture((1920, 1080))
    draw_keyboard(shell, canvas, {pygame.KSCAN_A: 0, pygame.KSCAN_K: 3})
    assert {"A", "K", "J", "Space"} <= set(printed)
    rect = key_rects()[pygame.KSCAN_A]
    middle = canvas.part(rect.inflate(-36, -30))
    assert pygame.mask.from_threshold(middle.surface, INK, (40, 40, 40, 255)).count() > 100


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_what_plays_a_seat_is_written_in_one_size(shell: Shell, seats: LobbyScene, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    cards = [widget for widget in seats.form.widgets if isinstance(widget, SeatCard)]
    assert len({card.input_size for card in cards}) == 1


def test_the_lobby_says_how_many_can_play(shell: Shell, seats: LobbyScene) -> None:
    assert "Up to 6 players" in how_to_join(shell, HANDS_UP, seats.lineup)


def test_while_a_name_is_typed_the_foot_says_how_to_end_it(shell: Shell, seats: LobbyScene) -> None:
    dialog = SeatDialog(shell, HANDS_UP, seats.lineup, 0, None)
    dialog.form.set_focus("name")
    before = dialog.shown_hints()
    dialog.handle(Command(Verb.CONFIRM, KEYBOARD, code=pygame.KSCAN_RETURN))
    assert dialog.shown_hints() == (DONE, CANCEL) != before
    pygame.key.stop_text_input()


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("key", [pygame.KSCAN_A, pygame.KSCAN_SPACE, pygame.KSCAN_RSHIFT])
def test_an_own_key_has_room_on_its_card(shell: Shell, seats: LobbyScene, key: int, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    place = replace(seats.lineup.places[0], key=key)
    occupant = Occupant(0, place, None, "own-key", "portraits/jimmy")
    cap, words = input_label(shell, occupant)
    size = input_size(shell, [occupant], CARD_WIDTH)
    wide = cap.get_width() + INPUT_GAP + shell.text.width(words, "text_bold", size, fixed=True)
    assert wide <= CARD_WIDTH - INNER
