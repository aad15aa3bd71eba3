"""A second opinion on every move of Cops and Crooks, from the Tiled map and the rule text alone.

Nothing of the game is imported: tiles are (row, column), a position is the JSON of a view, and ways are
found by lengthening all of them step by step. The sentences of the rule text stand beside what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.cops_and_crooks.rules.referee_map import Tile, Town, number, tile

TICKET, STEP = 5_000, 500
Way = tuple[Tile, ...]
Move = tuple[object, ...]


class Position:
    """Who stands where, read from the JSON of a view."""

    def __init__(self, town: Town, view: Mapping[str, Any]) -> None:
        self.town, self.view = town, view
        self.officers = [tile(at) for at in view["officers"]]
        self.car = tile(view["car"]["head"]), tile(view["car"]["tail"])
        self.law = {*self.officers, *self.car}
        in_town = [one for one in view["crooks"] if one["where"] == "town"]
        self.crooks = {tile(one["at"]) for one in in_town}
        self.prey = {
            tile(one["at"]) for one in in_town if one["wanted"] and town.kind[tile(one["at"])] != "hideout"
        }
        """A crook that is wanted can be arrested; inside a hideout everybody is safe."""

        self.agencies = {at for at, kind in town.kind.items() if kind == "intelligence"}
        self.flees = any(one["ticket"] for one in view["crooks"])

    def legal(self) -> set[Move]:
        """Everything that whoever has to act may do, as a name and numbers."""
        cops = self.view["turn"] == 0
        match self.view["phase"]:
            case "throw":
                return {("Throw",), *(self.police_rides() if cops else self.rides())}
            case "move":
                return {*self.patrols(), *self.drives()} if cops else self.walks()
            case "hideout":
                return self.visits()
            case "getaway":
                return {("Flee",)}
            case "roll":
                return {("Roll", pips) for pips in range(1, 7)}
            case _:
                return set()

    @property
    def crook(self) -> Mapping[str, Any]:
        """The crook whose turn it is."""
        found: Mapping[str, Any] = self.view["crooks"][self.view["turn"] - 1]
        return found

    def walks(self) -> set[Move]:
        """Exact count, except that a move ends early on a hideout, a shop that can be robbed, or an exit."""
        crook = self.crook
        # A crook can only pass by a policeman or the cop car if the crook is not wanted.
        walls = self.law if crook["wanted"] else set()
        starts = {tile(crook["at"])}
        if crook["where"] == "jail":
            starts = self.town.beside_headquarters() - self.law - self.crooks
        ends: set[Tile] = set()
        ways: list[Way] = [(start,) for start in starts]
        for left in reversed(range(self.view["pips"])):
            ways = [
                (*way, there)
                for way in ways
                for there in self.town.on_foot[way[-1]]
                if there not in way and there not in walls
            ]
            indoors = {way[-1] for way in ways if self.town.kind[way[-1]] not in ("street", "arcade")}
            ends |= {house for house in indoors if self.open_to_crook(house)}
            ways = [way for way in ways if way[-1] not in indoors]
            if not left:
                ends |= {way[-1] for way in ways}
        # There can't be more than one crook on a tile; cop and unwanted crook may pass but not share one.
        return {("Walk", number(end)) for end in ends - self.law - self.crooks}

    def open_to_crook(self, house: Tile) -> bool:
        """Whether the crook whose turn it is has any business there."""
        match self.town.kind[house]:
            case "hideout":
                return True
            case "shop":
                return number(house) not in {shut["shop"] for shut in self.view["closed"]}
            case "agency":
                return bool(self.view["agency"])
            case "exit":
                return bool(self.crook["cash"] >= TICKET)
            case _:
                return False

    def patrols(self) -> set[Move]:
        """Every walk of every policeman."""
        return {
            ("PoliceWalk", officer, number(end))
            for officer, start in enumerate(self.officers)
            for end in self.patrol(start)
        }

    def patrol(self, start: Tile) -> set[Tile]:
        """A policeman enters a bank only to arrest; hideouts are for crooks, and no cop stops in a cell."""
        ends: set[Tile] = set()
        ways: list[Way] = [(start,)]
        for left in reversed(range(self.view["pips"])):
            ways = [(*way, there) for way in ways for there in self.town.police[way[-1]] if there not in way]
            # "If a Cop reaches an Intelligence Agency": while somebody flees, no exact roll is needed.
            goals = self.prey | (self.agencies if self.flees else set())
            ends |= {way[-1] for way in ways if way[-1] in goals}
            ways = [way for way in ways if way[-1] not in goals]
            if not left:
                ends |= {
                    way[-1]
                    for way in ways
                    if self.town.kind[way[-1]] in ("street", "arcade", "office", "intelligence")
                }
            ways = [way for way in ways if self.town.kind[way[-1]] in ("street", "arcade", "office", "cell")]
        return ends - self.law - (self.crooks - self.prey)

    def drives(self) -> set[Move]:
        """Two steps for every dot, only forward; the car arrests when its head enters the tile."""
        head, tail = self.car
        stops: set[tuple[Tile, Tile]] = set()
        ways: list[Way] = [(tail, head)]
        for left in reversed(range(2 * self.view["pips"])):
            ways = [(*way, there) for way in ways for there in self.town.road[way[-1]] if there not in way]
            stops |= {(way[-1], way[-2]) for way in ways if way[-1] in self.prey or not left}
            ways = [way for way in ways if way[-1] not in self.prey]
        others = {*self.officers, *(self.crooks - self.prey)}
        return {("Drive", number(to), number(at)) for to, at in stops if not {to, at} & others}

    def rides(self) -> set[Move]:
        """To any free station of that line; nobody in a cell or in a house stands on one."""
        start = tile(self.crook["at"])
        return {("Ride", number(to)) for to in self.stations(start)}

    def police_rides(self) -> set[Move]:
        """The same for policemen, not for the car."""
        return {
            ("PoliceRide", officer, number(to))
            for officer, start in enumerate(self.officers)
            for to in self.stations(start)
        }

    def stations(self, start: Tile) -> set[Tile]:
        """The free stations of the line that stops here."""
        line = self.town.line.get(start)
        same = {there for there, its in self.town.line.items() if its == line}
        return same - self.law - self.crooks - {start}

    def visits(self) -> set[Move]:
        """One deposit or withdrawal, or nothing."""
        hideouts = sorted(at for at, kind in self.town.kind.items() if kind == "hideout")
        stored = self.crook["stashes"][hideouts.index(tile(self.crook["at"]))]
        return {
            ("Done",),
            *(("Deposit", amount) for amount in _amounts(self.crook["cash"])),
            *(("Withdraw", amount) for amount in _amounts(stored)),
        }


def _amounts(everything: int) -> set[int]:
    return {amount for amount in range(1, everything + 1) if amount % STEP == 0 or amount == everything}
