import type { CarSize } from './orbit';
import { studioLight, type Vector } from './studio-light';

/** Directions that the light is gathered from. */
const SAMPLES = 4000;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Height of the point that the light is gathered for, metres. */
const CENTRE_Y = 0.7;

/** The nine waves on a sphere that matt surfaces can tell apart, for a direction. */
const waves = ([x, y, z]: Vector): number[] => [
  0.282095,
  0.488603 * y,
  0.488603 * z,
  0.488603 * x,
  1.092548 * x * y,
  1.092548 * y * z,
  0.315392 * (3 * z * z - 1),
  1.092548 * x * z,
  0.546274 * (x * x - y * y),
];

/** What a matt surface keeps of each wave, by the wave's fineness. */
const KEPT = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4] as const;

/** Directions spread evenly over a sphere. */
function direction(index: number): Vector {
  const y = 1 - (2 * index + 1) / SAMPLES;
  const radius = Math.sqrt(1 - y * y);
  return [Math.cos(GOLDEN_ANGLE * index) * radius, y, Math.sin(GOLDEN_ANGLE * index) * radius];
}

/**
 * Light that falls on a white matt surface in the middle of the studio, as nine numbers: the brightness for a normal is the
 * sum of `numbers[i] * waves(normal)[i]`. Worked out once per car, in a few milliseconds.
 */
export function diffuseNumbers(size: CarSize): number[] {
  const light = studioLight(size);
  const centre: Vector = [size.centreX, CENTRE_Y, 0];
  const sums = KEPT.map(() => 0);
  for (let index = 0; index < SAMPLES; index += 1) {
    const ray = direction(index);
    const bright = light(centre, ray);
    for (const [wave, value] of waves(ray).entries()) sums[wave] = (sums[wave] ?? 0) + bright * value;
  }
  return sums.map((sum, wave) => (sum * 4 * Math.PI * (KEPT[wave] ?? 0)) / SAMPLES);
}

/** Brightness of a white matt surface with this normal. */
export const diffuseLight = (numbers: readonly number[], normal: Vector): number =>
  waves(normal).reduce((sum, value, wave) => sum + value * (numbers[wave] ?? 0), 0);

/** GLSL of the same: `float studioDiffuse(vec3 normal)`. */
export function diffuseGlsl(size: CarSize): string {
  const [a, b, c, d, e, f, g, h, i] = diffuseNumbers(size).map((value) => value.toFixed(5));
  return `
float studioDiffuse(vec3 n) {
  return max(0.0, 0.282095 * ${a} + 0.488603 * dot(n.yzx, vec3(${b}, ${c}, ${d}))
    + 1.092548 * (${e} * n.x * n.y + ${f} * n.y * n.z + ${h} * n.x * n.z)
    + 0.315392 * ${g} * (3.0 * n.z * n.z - 1.0) + 0.546274 * ${i} * (n.x * n.x - n.y * n.y));
}
`;
}
