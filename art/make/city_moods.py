"""The three lights in which the boards are painted; tile names and ids are the same in all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import skia

DRY = 0.15
"""A street that is less wet than this has no puddles."""
Rows = tuple[tuple[float, float, float, float], ...]
"""What red, green and blue become: shares of red, green and blue, and what is added."""


@dataclass(frozen=True)
class Mood:
    """Colours of what the tiles are made of, and what becomes of those that were chosen for dusk."""

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
    water: tuple[str, str, str]
    """Open water, its crests and its troughs."""
    glass: tuple[str, str]
    """Panes of a shop window, from the light side to the dark one."""
    lamps: float
    """How strongly windows and lamps shine; nought by day."""
    tones: Rows | None = None
    """None leaves the colours of dusk as they are."""

    def seen(self, col: str) -> str:
        """How a thing looks that has the colour `col` at dusk."""
        if self.tones is None:
            return col
        red, green, blue = (int(col[i : i + 2], 16) for i in (1, 3, 5))
        mixed = (255 * more + red * r + green * g + blue * b for r, g, b, more in self.tones)
        return "#" + "".join(f"{round(min(255, max(0, value))):02X}" for value in mixed)

    def dark(self, share: float) -> float:
        """How dark a shadow is that is `share` dark at dusk."""
        return min(1.0, share * self.shade / MOODS["dusk"].shade)

    @contextmanager
    def light(self, c: skia.Canvas) -> Iterator[None]:
        """Draw things in the colours that they have at dusk, to be seen in this light."""
        if self.tones is None:
            yield
            return
        rows = [value for r, g, b, more in self.tones for value in (r, g, b, 0, more)]
        c.saveLayer(paint=skia.Paint(ColorFilter=skia.ColorFilters.Matrix([*rows, 0, 0, 0, 1, 0])))
        yield
        c.restore()


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
        water=("#22406E", "#7FA8E6", "#12244A"),
        glass=("#E8FBFF", "#9FE6FF"),
        lamps=1.6,
        tones=((0.74, 0.0, 0.0, 0.0), (0.0, 0.72, 0.02, 0.0), (0.02, 0.06, 0.86, 0.03)),
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
        water=("#3C77A6", "#9CCBE6", "#234E7C"),
        glass=("#FFE6A6", "#FFAE48"),
        lamps=1.0,
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
        water=("#55A7CF", "#DDF6FB", "#3B83B4"),
        glass=("#EAF6F7", "#8FB4C4"),
        lamps=0.0,
        tones=((1.04, 0.0, 0.0, 0.02), (0.0, 1.06, 0.0, 0.025), (0.0, 0.06, 1.06, 0.045)),
    ),
}
