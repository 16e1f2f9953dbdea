/**
 * What each film shows: shots that fade into one another. A shot has its stills, how long it is seen in seconds, and the
 * camera's first and last view ([zoom, x, y], see `lib/camera.mjs`). Several stills of one shot are wiped from one to the
 * next, softly, like a light that passes over the car.
 */
import { inStudio, scene } from './lib/stills.mjs';

const paints = (view, names) => names.map((paint) => inStudio(`YL01_${view}_blade_${paint}`));

/** The car by night: the light bar wakes, the car drives through light and into the city. */
const light = [
  {
    stills: [scene('lightbar_YL01_ink')],
    seconds: 3,
    camera: [
      [1.3, 0.3, 0.5],
      [1.08, 0.46, 0.5],
    ],
  },
  {
    stills: [scene('tunnel-tail_YL01_ember')],
    seconds: 3,
    camera: [
      [1.02, 0.5, 0.5],
      [1.22, 0.46, 0.6],
    ],
  },
  {
    stills: [scene('city-tail_YL01_pearl')],
    seconds: 3,
    camera: [
      [1.2, 0.6, 0.55],
      [1.06, 0.5, 0.5],
    ],
  },
  {
    stills: [scene('dusk_YL01_mist')],
    seconds: 3.4,
    camera: [
      [1.22, 0.56, 0.58],
      [1.02, 0.5, 0.5],
    ],
  },
];

/** One car, six paints, seen from the front, the side and behind. */
const paintFilm = [
  {
    stills: paints('front', ['ember', 'pearl', 'pine']),
    seconds: 4.4,
    camera: [
      [1, 0.5, 0.5],
      [1.14, 0.46, 0.6],
    ],
  },
  {
    stills: paints('side', ['pine', 'ink', 'mist']),
    seconds: 4.4,
    camera: [
      [1.12, 0.46, 0.6],
      [1.08, 0.53, 0.6],
    ],
  },
  {
    stills: paints('rear', ['mist', 'carbon', 'ember']),
    seconds: 4.4,
    camera: [
      [1.16, 0.55, 0.6],
      [1, 0.5, 0.5],
    ],
  },
];

/** The winter test: around the cars in the snow. */
const winter = [
  {
    stills: [scene('snow_YLX_ember')],
    seconds: 3.4,
    camera: [
      [1.02, 0.5, 0.5],
      [1.2, 0.54, 0.6],
    ],
  },
  {
    stills: [scene('snow-side_YL09_ink')],
    seconds: 3.4,
    camera: [
      [1.2, 0.36, 0.58],
      [1.16, 0.6, 0.58],
    ],
  },
  {
    stills: [scene('snow-front_CS1E_pine')],
    seconds: 3.4,
    camera: [
      [1.3, 0.4, 0.62],
      [1.02, 0.5, 0.5],
    ],
  },
];

/** Every film by the name of its file. */
export const films = { light, paints: paintFilm, winter };
