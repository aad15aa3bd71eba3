"""A crash leaves a log in the user's folder and a dialog that names it."""

import sys
import threading
from pathlib import Path
from types import TracebackType

from game import paths

TITLE = "Caper City"
SENTENCE = "Caper City had to stop. The report is in\n{file}"


def install() -> None:
    """Send every uncaught exception, of any thread, to the crash log."""
    sys.excepthook = _on_crash
    threading.excepthook = _on_thread_crash


def report(error: BaseException) -> Path:
    """Write the crash log, tell the player where it is, and return its path."""
    lines = _told(error)
    file = write_log(lines)
    sys.stderr.write(lines)
    _tell(SENTENCE.format(file=file))
    return file


def _told(error: BaseException) -> str:
    """The error with all its calls, as Python prints it."""
    import traceback  # noqa: PLC0415  (the first frame need not wait for it)

    return "".join(traceback.format_exception(error))


def write_log(text: str) -> Path:
    """Write `text` to a new crash file; an older one is never overwritten."""
    folder = paths.logs_dir()
    number = 1
    while True:
        file = folder / f"crash-{number}.txt"
        try:
            with file.open("x", encoding="utf-8") as out:
                out.write(text)
        except FileExistsError:
            number += 1
        else:
            return file


def _tell(sentence: str) -> None:
    """Show a dialog when there is a screen for it; the error stream has the sentence in any case."""
    sys.stderr.write(sentence + "\n")
    pygame = sys.modules.get("pygame")
    if pygame is None or not pygame.display.get_init():
        return
    if pygame.display.get_driver() in ("dummy", "offscreen"):
        return
    pygame.display.message_box(TITLE, sentence, message_type="error")


def _on_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    report(error.with_traceback(trace))


def _on_thread_crash(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        write_log(_told(args.exc_value))
        sys.stderr.write(f"{args.thread}: {args.exc_value!r}\n")
