"""The way into the package for Blender: `blender -b -P tools/art/run.py -- car render --body YL01`.

The first word after `--` names the part (car, cabin, scene); its `command.main` gets the rest.
"""
import importlib
import sys
from pathlib import Path

PARTS = ("car", "cabin", "scene")


def run(arguments):
    """Hand the arguments to the command line of the part they name."""
    part = arguments[0] if arguments else ""
    if part not in PARTS:
        raise SystemExit(f"The first argument is one of: {', '.join(PARTS)}")
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    importlib.import_module(f"art.{part}.command").main(arguments[1:])


if __name__ == "__main__":
    run(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
