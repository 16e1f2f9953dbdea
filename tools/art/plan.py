"""Every picture the package makes, as the tasks of the driver `make.mjs`: which files, by which arguments to `run.py`."""
import argparse
import json

from .cabin.cabins import CABINS
from .cabin.cabins import VIEWS as CABIN_VIEWS
from .cabin.themes import THEMES
from .car.bodies import BODIES
from .car.paints import PAINTS
from .car.rims import RIMS
from .scene.shots import SHOTS

# Views in which a customer sees the wheels; from behind every car has its own.
WHEEL_VIEWS = ("front", "side")
CABIN_SAMPLES, SCENE_SAMPLES = 90, 48


def _car_files(body, views, wheels):
    return [f"{body}_{view}_{wheel}_{paint}.webp" for view in views for wheel in wheels for paint in PAINTS]


def car_tasks():
    """Two renders of each body: all wheels from the front and the side, the body's own from behind."""
    for body, spec in BODIES.items():
        common = ["car", "render", "--body", body, "--paint", "all"]
        yield dict(name=f"{body}-wheels", folder="cars", files=_car_files(body, WHEEL_VIEWS, RIMS),
                   arguments=[*common, "--view", ",".join(WHEEL_VIEWS), "--wheel", "all"],
                   preview=["--res", "480x270", "--samples", "8", "--mesh", "0.02"])
        yield dict(name=f"{body}-rear", folder="cars", files=_car_files(body, ("rear",), (spec["rim"],)),
                   arguments=[*common, "--view", "rear"],
                   preview=["--res", "480x270", "--samples", "8", "--mesh", "0.02"])


def cabin_tasks():
    """One render of each view of a cabin for all themes."""
    for cabin in CABINS:
        for view in CABIN_VIEWS[cabin]:
            yield dict(name=f"{cabin}-{view}", folder="interiors", files=[f"{cabin}_{view}_{theme}.webp" for theme in THEMES],
                       arguments=["cabin", "render", "--cabin", cabin, "--view", view, "--samples", str(CABIN_SAMPLES)],
                       preview=["--res", "480x270", "--samples", "8", "--coarse", "1.6"])


def scene_tasks():
    """One render of each shot."""
    for name, shot in SHOTS.items():
        yield dict(name=name, folder="scenes", files=[f"{name}_{shot.body}_{shot.paint}.webp"],
                   arguments=["scene", "--shot", name, "--samples", str(SCENE_SAMPLES)],
                   preview=["--scale", "0.3", "--samples", "8", "--mesh", "0.024"])


def plan():
    """Tasks by the part that they belong to."""
    return dict(cars=list(car_tasks()), cabins=list(cabin_tasks()), scenes=list(scene_tasks()))


def main(arguments):
    """Write the plan as JSON to the file `--out`."""
    parser = argparse.ArgumentParser(prog="blender -b -P tools/art/run.py -- plan")
    parser.add_argument("--out", required=True)
    with open(parser.parse_args(arguments).out, "w", encoding="utf-8") as file:
        json.dump(plan(), file)
