"""What each thing on the table of Cops and Crooks is and does, for players who point at it."""

from __future__ import annotations

from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules.plan import CELL, HIDEOUT
from game.games.cops_and_crooks.rules.state import COPS, View, Where
from game.games.cops_and_crooks.rules.tuning import TICKET
from game.games.cops_and_crooks.screen.places import CAR, DangerKey, OnPawn, OnRoad, Spot
from game.shell.words import Words
from game.table.board.places import Button, Die, HintKey, OnBoard, OnRow, Thing
from game.table.results import counted


class About:
    """Finds the sentences."""

    def __init__(self, words: Words, seats: tuple[SeatSetup, ...]) -> None:
        self._words = words
        self._seats = seats

    def __call__(self, view: View, spot: Spot) -> str:
        """What a place is and what it does."""
        match spot:
            case OnBoard(tile):
                return self._piece(view, tile) or self._tile(view, tile)
            case OnPawn(pawn):
                return self._say("car" if pawn == CAR else "policeman")
            case OnRoad():
                return self._say("road")
            case OnRow(seat):
                return self._row(view, seat)
            case Die():
                return self._say("die")
            case Button():
                return self._say("flee")
            case HintKey():
                return self._words("coach.about")
            case DangerKey():
                return self._say("danger")
            case Thing():
                return self._say("round", limit=view.terms.rounds)

    def _say(self, key: str, **names: object) -> str:
        return self._words(f"cops-and-crooks.about.{key}", **names)

    def _name(self, seat: Seat) -> str:
        return self._seats[seat].name

    def _row(self, view: View, seat: Seat) -> str:
        """How a player is doing, and what the row shows of a crook in town."""
        if seat == COPS:
            return self._say("row.cops", name=self._name(seat))
        crook, said = view.crooks[seat - 1], self._crook(view, seat)
        plain = crook.where is Where.TOWN and not crook.ticket
        return self._say("row.crook", said=said) if plain else said

    def _piece(self, view: View, tile: int) -> str | None:
        """Who stands on a tile, unless the tile matters more: a hideout or a cell."""
        if view.plan.kind[tile] in (HIDEOUT, CELL):
            return None
        if tile in view.officers:
            return self._say("policeman")
        if tile in view.car.tiles:
            return self._say("car")
        seats = (Seat(seat) for seat, crook in enumerate(view.crooks, start=1) if crook.where is Where.TOWN)
        seat = next((seat for seat in seats if view.crooks[seat - 1].at == tile), None)
        return None if seat is None else self._crook(view, seat)

    def _crook(self, view: View, seat: Seat) -> str:
        """How a crook is doing."""
        crook = view.crooks[seat - 1]
        key = str(crook.where)
        if crook.where is Where.JAIL and not crook.waits:
            key = "open"
        elif crook.where is Where.TOWN:
            reach = "wanted" if crook.at in view.catchable else "safe"
            key = "ticket" if crook.ticket else reach if crook.wanted else "unwanted"
        return self._say(f"crook.{key}", name=self._name(seat))

    def _tile(self, view: View, tile: int) -> str:
        """What kind of space a tile is."""
        plan = view.plan
        kind = plan.kind[tile]
        if tile in plan.loot:
            opens = view.open_again(tile)
            if opens is None:
                return self._say(f"tile.{kind}", loot=f"${plan.loot[tile]:,}")
            rounds = max(0, opens - view.round)
            if not opens:
                return self._say("shut-for-good")
            return counted(self._words, "cops-and-crooks.about.shut", rounds=rounds)
        if tile == plan.agency:
            return self._say("tile.agency" if view.agency else "tile.empty-agency", cash=f"${view.agency:,}")
        if tile in plan.way:
            return self._say(f"tile.{plan.way[tile]}", ticket=f"${TICKET:,}")
        if tile in plan.line:
            return self._say("tile.station", line=self._say(f"line.{plan.line[tile]}"))
        return self._say("tile.gate" if tile == plan.gate else f"tile.{kind}")
