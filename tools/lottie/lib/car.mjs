import { circle, group, path, stroke, trim } from './lottie.mjs';

/** A fastback from the side in a box of 288 × 144, nose to the right, wheels on y = 113. */
export const BODY =
  'M37 99C32 92 31 86 35 80C39 74 47 72 57 70C84 56 112 49 140 49C168 49 188 58 206 68C227 70 243 75 249 84C252 90 252 95 250 99';
const GLASS = 'M80 69C100 60 119 56 140 56C160 56 175 61 189 68Z';
const SILL = ['M37 99L62 99', 'M102 99L186 99', 'M226 99L250 99'];
const WHEELS = [
  [82, 98],
  [206, 98],
];

/** Two wheels of which a light on the rim turns `turns` times within `frames`. */
export function wheels(turn, { line, light, width = 2.5 }) {
  return WHEELS.flatMap((centre) => [
    group([circle([0, 0], 9), trim(0, 26), stroke(light, width)], { position: centre, turn }),
    group([circle(centre, 15), stroke(line, width)]),
  ]);
}

/** The body as lines. */
export const outline = (line, width = 2.5) => [
  group([path(BODY), stroke(line, width)]),
  ...SILL.map((d) => group([path(d), stroke(line, width)])),
  group([path(GLASS), stroke(line, width * 0.7)], { opacity: 60 }),
];
