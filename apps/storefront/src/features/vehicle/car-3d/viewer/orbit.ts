/** Where the camera is round the car: degrees from the nose towards the left side, degrees above the floor, and closeness. */
export interface Orbit {
  azimuth: number;
  elevation: number;
  /** 1 shows the whole car as the product pictures do. */
  zoom: number;
}

/** Measures of a car in metres. */
export interface CarSize {
  length: number;
  width: number;
  /** Top of the roof over the floor. */
  height: number;
  /** Middle between nose and tail. */
  centreX: number;
  /** Positions of the front and the rear axle along the car. */
  axles: readonly [front: number, rear: number];
  /** Middle of a front wheel on the left: its height is also the tyre's radius. */
  hub: readonly [x: number, y: number, z: number];
}

export interface CameraPlace {
  position: readonly [x: number, y: number, z: number];
  target: readonly [x: number, y: number, z: number];
}

/** The view of the product picture that is taken from this side. */
export const startAt = (azimuth: number): Orbit => ({ azimuth, elevation: 2.4, zoom: 1 });

/** From the height of a headlamp to that of a first floor: never from below, never from the top. */
export const ELEVATION = { least: 0.5, most: 42 } as const;
export const ZOOM = { least: 0.85, most: 2.4 } as const;

/** Half of the horizontal angle of view of the product pictures' lens (72 mm), as its tangent. */
const HALF_VIEW = 18 / 72;
const PICTURE_SHAPE = 16 / 9;
/** Height of the point that the pictures are aimed at, metres, and its share of the car's height when looking from above. */
const AIM_HEIGHT = 0.62;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The nearest allowed camera position. */
export const limited = ({ azimuth, elevation, zoom }: Orbit): Orbit => ({
  azimuth,
  elevation: clamp(elevation, ELEVATION.least, ELEVATION.most),
  zoom: clamp(zoom, ZOOM.least, ZOOM.most),
});

/** Moves by a finger's way in px over a box of the given width: once across turns the car half round. */
export function dragged(orbit: Orbit, dx: number, dy: number, boxWidth: number): Orbit {
  const degrees = 180 / Math.max(boxWidth, 1);
  return limited({
    azimuth: orbit.azimuth - dx * degrees,
    elevation: orbit.elevation + dy * degrees * 0.6,
    zoom: orbit.zoom,
  });
}

/** Closer or farther by a factor. */
export const zoomed = (orbit: Orbit, factor: number): Orbit => limited({ ...orbit, zoom: orbit.zoom * factor });

/** The same view, in the turn that another one is in: the way between them is short. */
export const turnedNear = (view: Orbit, other: Orbit): Orbit => ({
  ...view,
  azimuth: view.azimuth + Math.round((other.azimuth - view.azimuth) / 360) * 360,
});

/** Interpolates between two camera positions, 0 to 1. */
export const between = (from: Orbit, to: Orbit, part: number): Orbit => ({
  azimuth: from.azimuth + (to.azimuth - from.azimuth) * part,
  elevation: from.elevation + (to.elevation - from.elevation) * part,
  zoom: from.zoom + (to.zoom - from.zoom) * part,
});

/** Camera distance at zoom 1: the car fills the width as in the pictures, comes no closer at its ends, and stays whole from above. */
function distance({ length, width, height }: CarSize, azimuth: number, elevation: number): number {
  const sine = Math.abs(Math.sin(radians(azimuth)));
  const cosine = Math.abs(Math.cos(radians(azimuth)));
  const [above, level] = [Math.sin(radians(elevation)), Math.cos(radians(elevation))];
  const wide = (sine * length + cosine * width) * (1.1 / (2 * HALF_VIEW)) + cosine * length * 0.18;
  const deep = (cosine * length + sine * width) * above + height * level;
  return Math.max(wide, length * 1.75, (deep * 1.15 * PICTURE_SHAPE) / (2 * HALF_VIEW));
}

/** Position and target of the camera, in metres. */
export function cameraPlace(orbit: Orbit, size: CarSize): CameraPlace {
  const { azimuth, elevation, zoom } = limited(orbit);
  const away = distance(size, azimuth, elevation) / zoom;
  const [around, above] = [radians(azimuth), radians(elevation)];
  // The pictures aim a little towards the end that is near; from above, the near side takes more of the picture.
  const near = Math.sin(above) * size.length * 0.12;
  const targetX = size.centreX - Math.cos(around) * (size.length * 0.04 + near);
  const flat = Math.cos(above) * away;
  return {
    target: [targetX, AIM_HEIGHT, Math.sin(around) * near],
    position: [size.centreX - Math.cos(around) * flat, AIM_HEIGHT + Math.sin(above) * away, Math.sin(around) * flat],
  };
}

/** Vertical angle of view in degrees for a box, so that the car is as large as in a 16:9 picture fitted into it. */
export function viewAngle(boxWidth: number, boxHeight: number): number {
  const shape = boxWidth / Math.max(boxHeight, 1);
  const half = shape > PICTURE_SHAPE ? HALF_VIEW / PICTURE_SHAPE : HALF_VIEW / shape;
  return (Math.atan(half) * 360) / Math.PI;
}

/** How fast the turn slows down: after this time (ms) a third of the speed is left. */
const GLIDE_MS = 260;
/** Below this speed (degrees per second) it stands. */
const STANDS_BELOW = 2;

/** A finger's speed in degrees per second after a time without touch; 0 when it stands. */
export function glided(speed: number, ms: number): number {
  const left = speed * Math.exp(-ms / GLIDE_MS);
  return Math.abs(left) < STANDS_BELOW ? 0 : left;
}
