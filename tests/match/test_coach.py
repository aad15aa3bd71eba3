"""Advice is a value: one move, one sentence, and what to look at."""

from __future__ import annotations

from game.core.kernel import Seat
from game.match.coach import Advice, Advising, Name, NameOf, Term, advice


def test_a_coach_may_think_in_slices() -> None:
    def coach() -> Advising[str]:
        yield
        yield
        return Advice("walk", "near", {"steps": 3}, ("space:31",))

    assert advice(coach()) == Advice("walk", "near", {"steps": 3}, ("space:31",))


def test_a_sentence_has_names_of_players_and_parts_with_numbers_of_their_own() -> None:
    sentences = {
        "g.coach.go": "{who}: {where}, {share} % in {place}.",
        "g.coach.left": "{count} left",
    }

    def words(key: str, **names: object) -> str:
        return sentences[key].format_map(names)

    left = Term("g.coach.left", {"count": 3})
    names: dict[str, Name] = {"who": NameOf(Seat(1)), "where": left, "share": 41, "place": "Bank"}
    said = Advice("walk", "go", names).sentence(words, "g", ("Ann", "Bob"))
    assert said == "Bob: 3 left, 41 % in Bank."
