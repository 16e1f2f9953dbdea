"""The way into the package for Blender: `blender -b -P tools/art/run.py -- car render --body YL01`.

The first word after `--` names the part; its command line gets the rest.
"""
import importlib
import sys
from pathlib import Path

PARTS = {"car": "art.car.command", "cabin": "art.cabin.command", "scene": "art.scene.command", "plan": "art.plan"}


def run(arguments):
    """Hand the arguments to the command line of the part they name."""
    part = arguments[0] if arguments else ""
    if part not in PARTS:
        raise SystemExit(f"The first argument is one of: {', '.join(PARTS)}")
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    importlib.import_module(PARTS[part]).main(arguments[1:])


if __name__ == "__main__":
    run(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
