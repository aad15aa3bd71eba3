"""All widgets in one place to import from."""

from game.shell.buttons import Button, button_height, button_width
from game.shell.fields import Choice, Row, Slider, Switch, row_height
from game.shell.form import BACK, Form
from game.shell.hints import Hint, draw_hints
from game.shell.namefield import NameField
from game.shell.widget import Paragraph, Widget

__all__ = [
    "BACK",
    "Button",
    "Choice",
    "Form",
    "Hint",
    "NameField",
    "Paragraph",
    "Row",
    "Slider",
    "Switch",
    "Widget",
    "button_height",
    "button_width",
    "draw_hints",
    "row_height",
]
