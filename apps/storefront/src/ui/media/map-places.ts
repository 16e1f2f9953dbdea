/** A place on earth in degrees. The drawn map takes any system of coordinates; tiles and native maps want their own. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** Extent of a flat map: a box in Mercator units, in which a degree of longitude is 1. */
export interface MapFrame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Width on the ground at its middle, in metres. */
  widthM: number;
}

const DEGREE_M = 111_320;
/** Even a single place has surroundings, metres. */
const LEAST_M = 2_000;
/** Room around the outermost places, as a share of the box. */
const MARGIN = 0.2;

const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/**
 * The smallest box of this shape that holds all places with room around them.
 *
 * @param aspect width divided by height
 */
export function frameOf(places: readonly MapPlace[], aspect: number): MapFrame {
  const longitudes = places.map(({ longitude }) => longitude);
  const heights = places.map(({ latitude }) => mercator(latitude));
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...heights), Math.max(...heights)];
  const latitude = places.reduce((sum, place) => sum + place.latitude, 0) / places.length;
  const unitM = DEGREE_M * Math.cos((latitude * Math.PI) / 180);
  const needed = Math.max(east - west, (north - south) * aspect) / (1 - 2 * MARGIN);
  const width = Math.max(needed, LEAST_M / unitM);
  const height = width / aspect;
  const [centreX, centreY] = [(west + east) / 2, (south + north) / 2];
  return { left: centreX - width / 2, top: centreY + height / 2, width, height, widthM: width * unitM };
}

/** Position of a place in the box, 0 to 1 from the left and from the top. */
export function spotIn({ left, top, width, height }: MapFrame, { latitude, longitude }: MapPlace) {
  return { x: (longitude - left) / width, y: (top - mercator(latitude)) / height };
}

/** A round distance of at most a third of the width, for the scale bar: metres and share of the width. */
export function scaleOf({ widthM }: MapFrame): { metres: number; share: number } {
  const most = widthM / 3;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * ([5, 2, 1].find((step) => step * power <= most) ?? 1);
  return { metres, share: metres / widthM };
}
