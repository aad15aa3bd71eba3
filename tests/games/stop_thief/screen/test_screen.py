"""Stop Thief! on the screen: what is shown ends in the truth, and every hand can play it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, TABLE
from game.games.stop_thief.rules.actions import (
    Answer,
    Appear,
    Arrest,
    AskTip,
    EndTurn,
    GetClue,
    NoPush,
    NoTip,
    PlayCard,
    Push,
    Stay,
    Step,
    Verdict,
    Walk,
)
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Hideaway, Phase, Sound, State, Tip
from game.games.stop_thief.rules.thieves import Who
from game.match.session import ActionResult
from game.shell.devices import Device, Verb
from game.shell.services import Shell
from game.table.seating import Chair
from game.table.secrets import BlindChoice, Secret
from tests.board_input import FRAME_MS
from tests.games.stop_thief.cities import ANN, BOB, CAT, MODES, at, hunt, keen_match
from tests.games.stop_thief.tables import PEOPLE, Table, course

pytestmark = pytest.mark.medium

THIEF = Hideaway(137, robbed=(137,))
PAD = Device("pad", 7, "pad")
AI = Chair("ai")


@pytest.fixture
def table_of(shell: Shell) -> Callable[..., Table]:
    def make(*args: object, **more: object) -> Table:
        return Table(shell, *args, **more)  # type: ignore[arg-type]

    return make


def keys(table: Table) -> dict[str, bool]:
    """The keys of the device, and whether they can be pressed."""
    return {key.name: key.enabled for key in table.screen.device_keys()}


# ---- what is shown ----


@pytest.mark.parametrize(("players", "options"), MODES)
def test_after_every_action_the_table_shows_the_truth(
    table_of: Callable[..., Table], players: int, options: str
) -> None:
    table = table_of(options=options, players=players, seed=3)
    for number, _ in enumerate(course(table, keen_match(players, 3, options))):
        for _ in range(number % 4):
            table.screen.update(FRAME_MS)
        table.screen.skip()
        view, display = table.match.view(TABLE), table.screen.display
        assert display.view.cash == view.cash
        assert (display.view.loot, display.view.bounty) == (view.loot, view.bounty)
        assert (display.view.hands, display.view.played) == (view.hands, view.played)
        assert display.standing == {seat: view.pawns[seat] for seat in view.investigators}
        assert display.view.clues == view.clues
        assert display.view.face_up == view.face_up
        if number > 160:
            break


def test_what_is_shown_in_full_ends_in_the_truth_too(table_of: Callable[..., Table]) -> None:
    table = table_of(players=3, seed=5)
    for number, _ in enumerate(course(table, keen_match(3, 5))):
        table.watch()
        before = (
            table.screen.display.view.cash,
            table.screen.display.view.hands,
            table.screen.display.view.clues,
        )
        view = table.match.view(TABLE)
        assert before == (view.cash, view.hands, view.clues)
        if number > 60:
            break


def test_money_that_was_shown_flying_adds_up_before_the_table_is_put_right(
    table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(players=3, seed=11)
    display = table.screen.display
    for number, _ in enumerate(course(table, keen_match(3, 11))):
        monkeypatch.setattr(display, "settle", lambda _view: None)
        while table.screen.busy:
            table.screen.update(FRAME_MS)
            if table.screen.panel is not None:
                table.press(Verb.BACK)
        view = table.match.view(TABLE)
        assert display.view.cash == view.cash
        assert [sorted(map(str, hand)) for hand in display.view.hands] == [
            sorted(map(str, hand)) for hand in view.hands
        ]
        monkeypatch.undo()
        display.settle(view)
        if number > 90:
            break


def test_a_piece_never_jumps_but_for_the_subway(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(505, 500, thief=THIEF))
    table.match.state = at(table.match.state, Phase.WALK, "10")
    table.act(ANN, Walk(703))
    piece = table.screen.display.pieces[ANN]
    last = piece.at
    while table.screen.busy:
        table.screen.update(FRAME_MS)
        assert abs(piece.at[0] - last[0]) + abs(piece.at[1] - last[1]) < 60
        last = piece.at


def test_the_device_says_who_goes_first(table_of: Callable[..., Table]) -> None:
    table = table_of(players=3)
    table.tell(ActionResult(CHANCE, None, 0, table.match.draw(0)))
    table.screen.update(FRAME_MS)
    assert table.screen.display.screen.heading in {"Jimmy", "Sandra", "Pepper"}


def test_a_clue_shows_its_picture_word_and_district(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(500, 500))
    table.act(ANN, GetClue())
    table.act(CHANCE, Appear(137, Sound.ALARM))
    table.watch()
    screen = table.screen.display.screen
    assert (screen.sound, screen.district) == (Sound.ALARM, "First Bank")


def test_the_opening_sound_of_the_advanced_mode_names_two_buildings(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(500, 500, options="difficulty=advanced"), options="difficulty=advanced")
    table.act(ANN, GetClue())
    table.act(CHANCE, Appear(137, Sound.CONSTRUCTION))
    table.watch()
    assert table.screen.display.screen.line == "First Bank or Electro Hall"


def test_every_clue_is_really_played(table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(hunt(500, 500, thief=THIEF))
    played: list[tuple[object, ...]] = []
    monkeypatch.setattr(table.shell.sound, "play", lambda *what, **_how: played.append(what))
    table.act(ANN, GetClue())
    table.act(CHANCE, next(one for one in table.match.legal(CHANCE) if isinstance(one, Step)))
    table.watch()
    assert (Sound.FOOTSTEPS, "clues") in played


# ---- what hands do ----


def test_a_clue_is_asked_for_by_a_key(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(500, 500))
    assert table.press(Verb.CONFIRM) == [(ANN, GetClue())]


def test_a_clue_is_asked_for_by_a_click(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(500, 500))
    assert table.click_key("clue") == [(ANN, GetClue())]


def test_a_pad_plays_a_card(table_of: Callable[..., Table]) -> None:
    chairs = Chair("pad", pad=PAD), PEOPLE
    table = table_of(replace(hunt(500, 500, thief=THIEF), phase=Phase.CARD), *chairs)
    table.press(Verb.RIGHT, PAD)
    assert table.press(Verb.CONFIRM, PAD) == [(ANN, PlayCard(Card.from_text("5T")))]


def test_somebody_elses_pad_plays_nothing(table_of: Callable[..., Table]) -> None:
    chairs = PEOPLE, Chair("pad", pad=PAD)
    table = table_of(replace(hunt(500, 500, thief=THIEF), phase=Phase.CARD), *chairs)
    assert table.press(Verb.CONFIRM, PAD) == []


def test_a_click_on_a_ringed_space_walks_there(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(500, 500, thief=THIEF), Phase.WALK, "8"))
    assert table.click_space(505) == [(ANN, Walk(505))]


def test_keys_walk_from_the_own_piece(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(500, 500, thief=THIEF), Phase.WALK, "8"))
    assert table.press(Verb.CONFIRM) == [(ANN, Stay())]
    table.press(Verb.UP)
    ((_, walk),) = table.press(Verb.CONFIRM)
    assert isinstance(walk, Walk)


def test_an_arrest_takes_two_presses_so_that_none_is_made_by_accident(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(503, 500, thief=THIEF), Phase.ARREST))
    assert table.click_space(503) == []
    assert table.click_key("arrest") == []
    assert table.click_space(503) == [(ANN, Arrest(503))]


def test_whoever_aims_may_think_better_of_it(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(503, 500, thief=THIEF), Phase.ARREST))
    table.press(Verb.CONFIRM)
    assert "back" in keys(table)
    table.press(Verb.BACK)
    assert "arrest" in keys(table)
    assert table.click_key("end-turn") == [(ANN, EndTurn())]


def test_drake_points_at_a_colleague_and_then_at_a_space(table_of: Callable[..., Table]) -> None:
    looks = ("drake", "sandra", "pepper")
    table = table_of(at(hunt(500, 503, 703, thief=THIEF, looks=looks), Phase.PUSH, "7M"))
    assert table.click_space(701) == []
    row = table.screen.painter.rows.rects[CAT]
    assert table.click(row.center) == []
    assert table.click_space(701) == [(ANN, Push(CAT, 701))]


def test_while_a_colleague_is_chosen_the_own_row_has_no_frame(table_of: Callable[..., Table]) -> None:
    looks = ("drake", "sandra", "pepper")
    table = table_of(at(hunt(500, 503, 703, thief=THIEF, looks=looks), Phase.PUSH, "7M"))
    rows = table.screen.frame_state().panels.rows
    assert not any(row.framed for row in rows)
    assert [row.active for row in rows] == [True, False, False]
    table.click(table.screen.painter.rows.rects[CAT].center)
    assert [row.framed for row in table.screen.frame_state().panels.rows] == [True, False, False]


def test_drake_may_move_nobody(table_of: Callable[..., Table]) -> None:
    looks = ("drake", "sandra", "pepper")
    table = table_of(at(hunt(500, 503, 703, thief=THIEF, looks=looks), Phase.PUSH, "7M"))
    assert table.click_key("no-push") == [(ANN, NoPush())]


def test_a_tip_can_be_taken_or_left(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(500, 500, thief=THIEF), Phase.TIP, "5T"))
    assert table.click_key("no-tip") == [(ANN, NoTip())]
    assert table.click_key("tip") == [(ANN, AskTip())]


def test_a_space_that_is_too_far_says_so(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(500, 500, thief=THIEF), Phase.WALK, "4P"))
    assert table.click_space(475) == []
    told = table.screen.input.bubble
    assert told is not None
    assert told.words.endswith("\nToo far for this card.")


def test_the_last_clue_can_be_heard_again(
    table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(hunt(500, 500, thief=THIEF))
    played: list[object] = []
    monkeypatch.setattr(table.shell.sound, "play", lambda what, *_, **__: played.append(what))
    assert table.click_key("replay") == []
    assert Sound.ALARM in played


def test_anybody_with_a_mouse_may_listen_again_while_an_ai_thinks(
    table_of: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(hunt(500, 500, thief=THIEF), AI, PEOPLE)
    played: list[object] = []
    monkeypatch.setattr(table.shell.sound, "play", lambda what, *_, **__: played.append(what))
    table.click_key("replay")
    assert Sound.ALARM in played


def test_the_review_opens_holds_the_clock_and_closes(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(500, 500, thief=THIEF))
    table.click_key("review")
    assert table.screen.busy
    table.press(Verb.BACK)
    assert not table.screen.busy


def test_while_the_review_lies_open_nothing_under_it_has_the_focus(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(500, 500, thief=THIEF))
    assert any(key.focus for key in table.screen.frame_state().shown.keys)
    table.click_key("review")
    look = table.screen.frame_state()
    assert look.focus is None
    assert not any(key.focus or key.hot or key.enabled for key in look.shown.keys)


def test_the_key_of_a_help_that_is_shown_is_down(table_of: Callable[..., Table]) -> None:
    options = "helps=few"
    table = table_of(hunt(500, 500, thief=THIEF, options=options), options=options)
    down = [{key.name for key in table.screen.device_keys() if key.down}]
    table.click_key("reach")
    down.append({key.name for key in table.screen.device_keys() if key.down})
    assert down == [{"reach"}, set()]


def test_helps_that_were_not_agreed_on_have_no_key(table_of: Callable[..., Table]) -> None:
    table = table_of(hunt(500, 500, thief=THIEF))
    assert not {"notes", "reach", "hint"} & set(keys(table))


def test_helps_that_were_agreed_on_have_a_key(table_of: Callable[..., Table]) -> None:
    options = "helps=few"
    table = table_of(hunt(500, 500, thief=THIEF, options=options), options=options)
    assert {"notes", "reach"} <= set(keys(table))


def test_every_key_stays_in_its_place_through_all_phases(table_of: Callable[..., Table]) -> None:
    places = [
        table_of(at(hunt(500, 500, thief=THIEF), phase, "5T")).screen.key_rects()
        for phase in (Phase.CLUE, Phase.CARD, Phase.TIP, Phase.WALK, Phase.ARREST)
    ]
    assert all(one == places[0] for one in places)
    assert {"clue", "tip", "no-tip", "stay", "arrest", "end-turn", "undo"} <= set(places[0])


# ---- private looks ----


def test_a_tip_waits_behind_the_cover_for_who_asked(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(500, 500, thief=THIEF), Phase.TIP, "5T"))
    table.act(ANN, AskTip())
    table.act(CHANCE, Answer(Tip(spaces=(137,))))
    table.watch()
    secret = table.screen.secret
    assert isinstance(secret, Secret)
    assert secret.seat == ANN
    table.screen.looked()
    assert table.screen.secret is None


def test_the_own_tip_can_be_seen_again_in_the_same_turn(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(500, 500, thief=THIEF), Phase.TIP, "5T"))
    table.act(ANN, AskTip())
    table.act(CHANCE, Answer(Tip(spaces=(137,))))
    table.watch()
    table.screen.looked()
    table.click_key("look")
    assert table.screen.secret is not None


def test_a_tip_of_an_ai_bothers_nobody(table_of: Callable[..., Table]) -> None:
    table = table_of(at(hunt(500, 500, thief=THIEF), Phase.TIP, "5T"), AI, PEOPLE)
    table.act(ANN, AskTip())
    table.act(CHANCE, Answer(Tip(spaces=(137,))))
    table.watch()
    assert table.screen.secret is None


def test_a_tip_for_all_is_on_the_device(table_of: Callable[..., Table]) -> None:
    options = "mode=cooperative"
    table = table_of(at(hunt(500, 500, thief=THIEF, options=options), Phase.TIP, "5T"), options=options)
    table.act(ANN, AskTip())
    table.act(CHANCE, Answer(Tip(digit=1)))
    for _ in range(180):
        table.screen.update(FRAME_MS)
    assert table.screen.secret is None
    assert "First Bank" in table.screen.display.screen.line


def test_the_packs_player_chooses_blind(table_of: Callable[..., Table]) -> None:
    table = table_of(_pack_steps(), options="mode=one-vs-many")
    assert isinstance(table.screen.secret, BlindChoice)


def test_the_table_is_never_told_what_the_pack_may_do(table_of: Callable[..., Table]) -> None:
    table = table_of(_pack_steps(), options="mode=one-vs-many")
    assert table.screen.input.chooser.choices == ()


# ---- the X-ray ----


def test_a_capture_opens_the_x_ray(table_of: Callable[..., Table]) -> None:
    table = table_of(_about_to_arrest())
    table.act(CHANCE, Verdict(right=True))
    passed = 0.0
    while table.screen.panel is None and passed < 20_000:
        table.screen.update(FRAME_MS)
        passed += FRAME_MS
    assert table.screen.busy
    table.press(Verb.BACK)
    table.watch()
    assert not table.screen.busy


def test_ais_among_themselves_need_no_x_ray(table_of: Callable[..., Table]) -> None:
    table = table_of(_about_to_arrest(), AI, AI)
    table.act(CHANCE, Verdict(right=True))
    while table.screen.busy:
        table.screen.update(FRAME_MS)
        assert table.screen.panel is None


def test_notes_are_kept_with_the_match(table_of: Callable[..., Table]) -> None:
    options = "mode=cooperative,helps=few"
    table = table_of(hunt(500, 500, thief=THIEF, options=options), options=options)
    table.click_key("notes")
    table.click_space(137)
    table.press(Verb.BACK)
    again = table_of(hunt(500, 500, thief=THIEF, options=options), options=options)
    again.screen.recall(table.screen.player_notes)
    assert table.screen.player_notes is not None
    assert again.screen.player_notes == table.screen.player_notes


def _about_to_arrest() -> State:
    state = at(hunt(137, 500, thief=THIEF), Phase.ARREST)
    return replace(state, phase=Phase.VERDICT, accused=137)


def _pack_steps() -> State:
    state = hunt(0, 500, thief=THIEF, options="mode=one-vs-many", face_up=Who.RHEA)
    return replace(state, phase=Phase.STEP, turn=BOB)


def test_a_press_during_the_cheer_does_not_lose_the_x_ray(table_of: Callable[..., Table]) -> None:
    table = table_of(_about_to_arrest())
    table.act(CHANCE, Verdict(right=True))
    table.screen.update(FRAME_MS)
    table.screen.skip()
    table.screen.update(FRAME_MS)
    assert table.screen.panel is not None
    table.screen.skip()
    assert not table.screen.busy
