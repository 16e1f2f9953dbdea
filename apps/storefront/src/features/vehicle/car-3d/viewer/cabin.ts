import type { CarSize } from './orbit';

/** Bodies taller than this (metres) have a third row of seats. */
const TALL = 1.65;

/** Rows of seats: positions along the car, in metres. */
function rows({ axles: [front, rear], height }: CarSize): number[] {
  const firstTwo = [front + 1.42, front + 2.3];
  return height > TALL ? [front + 1.2, front + 2.1, rear - 0.1] : firstTwo;
}

const number = (value: number): string => value.toFixed(3);

/**
 * GLSL of what is seen through tinted glass: `float cabin(vec3 from, vec3 ray)` is the light that comes through the window
 * on the other side, past the seats. The models have no cabin; this one is made of a few egg shapes.
 */
export function cabinGlsl(size: CarSize): string {
  const belt = 0.3 + 0.42 * size.height;
  const seats = rows(size).flatMap((x) =>
    [-0.37, 0.37].map((z) => `seen = seat(seen, from, ray, vec3(${number(x)}, BELT - 0.12, ${number(z)}));`),
  );
  return `
const float BELT = ${number(belt)};
const float ROOF = ${number(size.height + 0.02)};
const float SIDE = ${number(size.width * 0.36)};
float seat(float seen, vec3 from, vec3 ray, vec3 at) {
  const vec3 round = vec3(0.13, 0.48, 0.24);
  vec3 start = (from - at) / round;
  vec3 way = ray / round;
  float along = dot(way, way);
  float near = dot(start, way);
  float thick = (near * near - along * (dot(start, start) - 1.0)) / along;
  vec3 top = normalize(start - way * (near / along) + vec3(0.0, 0.001, 0.0));
  return near < 0.0 ? mix(seen, 0.006 + 0.018 * max(top.y, 0.0), smoothstep(0.0, 0.12, thick)) : seen;
}
float cabin(vec3 from, vec3 ray) {
  float toSide = (ray.z < 0.0 ? SIDE + from.z : SIDE - from.z) / max(abs(ray.z), 0.001);
  float toEnd = (sign(ray.x) > 0.0 ? ${number(size.centreX + size.length * 0.4)} - from.x : from.x - ${number(size.centreX - size.length * 0.12)}) / max(abs(ray.x), 0.001);
  float height = from.y + ray.y * min(toSide, toEnd);
  float window = smoothstep(BELT, BELT + 0.05, height) * (1.0 - smoothstep(ROOF - 0.16, ROOF - 0.1, height));
  float seen = mix(0.002, 0.018, window);
  ${seats.join('\n  ')}
  return seen * smoothstep(BELT - 0.1, BELT, from.y) * step(0.0, toSide);
}
`;
}
