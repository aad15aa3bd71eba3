"""Who is who: what each investigator wears, as data for the portraits."""

from __future__ import annotations

from dataclasses import dataclass

SKIN_SHADE = {
    "#F2C7A0": "#C98F6E",
    "#8A5638": "#613722",
    "#E0A878": "#B27A50",
    "#F0D2B0": "#C79E7E",
    "#C98A5E": "#97603C",
    "#EBC09A": "#BE8A66",
}


@dataclass(frozen=True)
class Person:
    """One bust: colours, the kind of hat or hair, and the things that make the face."""

    back: str
    skin: str
    coat: str
    shirt: str
    hat: str
    hat_colour: str
    hair: str
    wears: frozenset[str]

    @property
    def shade(self) -> str:
        """The skin on the side away from the light."""
        return SKIN_SHADE[self.skin]

    @property
    def broad(self) -> bool:
        """A wide jaw and wide shoulders."""
        return "broad" in self.wears

    @property
    def slim(self) -> bool:
        """Narrow shoulders."""
        return "slim" in self.wears


def _person(tones: str, hat: str, wears: str) -> Person:
    """A person from six colours in the order of the fields, a hat and a list of things worn."""
    back, skin, coat, shirt, hat_colour, hair = tones.split()
    return Person(back, skin, coat, shirt, hat, hat_colour, hair, frozenset(wears.split()))


PEOPLE = {
    "jimmy": _person(
        "#E8E81C #F2C7A0 #8A6A3C #F6EBD3 #6B4A24 #3A2416",
        "fedora",
        "tie lapels stubble smile",
    ),
    "sandra": _person(
        "#1DA7EB #8A5638 #0F3F73 #F6EBD3 #1E1420 #1E1420",
        "bob",
        "lapels lips rings",
    ),
    "pepper": _person(
        "#C71A0B #C98A5E #232B3F #F58A1F #F6EBD3 #3A1D14",
        "cap",
        "bomber freckles smile",
    ),
    "drake": _person(
        "#531BB4 #F0D2B0 #1D1433 #F6EBD3 #120C22 #70708A",
        "tophat",
        "bow lapels monocle tache slim",
    ),
    "vivian": _person(
        "#F4A1AA #EBC09A #7A2148 #F6EBD3 #15131F #15131F",
        "bun",
        "lapels glasses lips",
    ),
    "tad": _person(
        "#28726B #E0A878 #33415C #C9291A #C56A2A #C56A2A",
        "flattop",
        "lapels bigtache broad",
    ),
    "robber": _person(
        "#B5762B #C98A5E #3A2416 #F2B93B #5C4630 #2A1A12",
        "flatcap",
        "stripes mask sack smile",
    ),
}
