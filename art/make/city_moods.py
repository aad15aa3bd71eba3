"""The three lights in which the city is painted; tile names and ids are the same in all of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mood:
    """Colours of everything that a city tile is made of."""

    asphalt: str
    wet: str
    """What a wet street mirrors."""
    wetness: float
    mark: str
    pave: str
    joint: str
    kerb: str
    grass: str
    cap: str
    cap_shade: str
    face: str
    line: str
    shade: float
    floors: dict[str, tuple[str, str]]
    """Two tones of each floor."""


MOODS = {
    "night": Mood(
        asphalt="#28304D",
        wet="#7F9BE0",
        wetness=0.2,
        mark="#C3CCE4",
        pave="#5A6588",
        joint="#465172",
        kerb="#8793B5",
        grass="#2B5A4C",
        cap="#F3E7CF",
        cap_shade="#D8C6A4",
        face="#7E6A5C",
        line="#191B2E",
        shade=0.42,
        floors={
            "bank": ("#7FA796", "#6F9787"),
            "tech": ("#8396BC", "#7587AE"),
            "store": ("#C0935F", "#B08452"),
            "museum": ("#B98078", "#AB726B"),
            "vault": ("#8E9AA6", "#7C8894"),
            "lounge": ("#7C78B4", "#6E69A6"),
            "marble": ("#D3BDA0", "#C4AC8C"),
            "gallery": ("#A0686F", "#8E5960"),
        },
    ),
    "dusk": Mood(
        asphalt="#5B6480",
        wet="#FFD9B0",
        wetness=0.1,
        mark="#E9E4D2",
        pave="#A9A6B0",
        joint="#918F9E",
        kerb="#D9D4CF",
        grass="#5E8A5C",
        cap="#FFF4DC",
        cap_shade="#E9D5AE",
        face="#A8755E",
        line="#2E2A44",
        shade=0.26,
        floors={
            "bank": ("#8FBCA8", "#7FAD99"),
            "tech": ("#9DB3DA", "#8DA3CC"),
            "store": ("#DDAF78", "#CFA068"),
            "museum": ("#D89C90", "#CA8D82"),
            "vault": ("#AEB8C2", "#9DA8B3"),
            "lounge": ("#9F99D2", "#908AC6"),
            "marble": ("#EAD9BE", "#DDC8A8"),
            "gallery": ("#C08088", "#B07078"),
        },
    ),
    "day": Mood(
        asphalt="#7E8797",
        wet="#FFFFFF",
        wetness=0.05,
        mark="#F7F3E6",
        pave="#CFC8BA",
        joint="#B5AD9F",
        kerb="#F0EADC",
        grass="#7FB46A",
        cap="#FFF9EA",
        cap_shade="#ECDCBA",
        face="#C08C6C",
        line="#3A3550",
        shade=0.2,
        floors={
            "bank": ("#A4CDB8", "#94C0A9"),
            "tech": ("#B4C6E8", "#A4B8DD"),
            "store": ("#E8BE88", "#DCB078"),
            "museum": ("#E4ADA0", "#D89E91"),
            "vault": ("#C2CBD3", "#B2BCC5"),
            "lounge": ("#B7B2E2", "#A9A3D8"),
            "marble": ("#F4E7D0", "#E8D7BA"),
            "gallery": ("#D2959B", "#C4868C"),
        },
    ),
}
