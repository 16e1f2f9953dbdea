import type { CarSize } from './orbit';

/** A light panel: middle and aimed-at point in metres (x to the tail, y up, z to the left), size, brightness, softness of the edges. */
interface Panel {
  at: readonly [x: number, y: number, z: number];
  aim: readonly [x: number, y: number, z: number];
  width: number;
  height: number;
  power: number;
  soft: number;
}

type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The panels of the studio that the product pictures are taken in, for a car of this length. */
function panelsFor({ length, centreX: x }: CarSize): Panel[] {
  const sides = [1, -1].flatMap((side): Panel[] => [
    { at: [x, 3.1, side * 5.2], aim: [x, 0.8, 0], width: length * 1.6, height: 0.9, power: 6, soft: 0.6 },
    { at: [x, 4.3, side * 3.6], aim: [x, 0.9, 0], width: length * 1.5, height: 2, power: 0.75, soft: 1 },
    { at: [x, 1.55, side * 6.2], aim: [x, 1.1, 0], width: length * 1.9, height: 2, power: 1.7, soft: 1 },
  ]);
  const ends = [-1, 1].flatMap((end): Panel[] => {
    const edge = x + (end * length) / 2;
    return [
      { at: [edge + end * 4.6, 3, 0], aim: [edge, 0.7, 0], width: 6, height: 0.8, power: 5, soft: 0.6 },
      { at: [edge + end * 6, 1.5, 0], aim: [edge, 1, 0], width: 8, height: 1.9, power: 1.5, soft: 1 },
    ];
  });
  const top: Panel = { at: [x, 4.2, 0], aim: [x, 0, 0], width: length * 1.2, height: 2.6, power: 3.6, soft: 0.45 };
  return [top, ...sides, ...ends];
}

const number = (value: number): string => value.toFixed(4);
const vector = (value: Vector): string => `vec3(${value.map(number).join(', ')})`;

function panelCall({ at, aim, width, height, power, soft }: Panel): string {
  const normal = unit(minus(aim, at));
  // The top panel faces straight down: its long side lies along the car.
  const across = Math.abs(normal[1]) > 0.99 ? ([1, 0, 0] as const) : unit(cross([0, 1, 0], normal));
  const up = cross(normal, across);
  const edges = `vec3(${number(width / 2)}, ${number(height / 2)}, ${number(soft)})`;
  return `light += ${number(power)} * studioPanel(from, ray, ${vector(at)}, ${vector(normal)}, ${vector(across)}, ${vector(up)}, ${edges});`;
}

/** Brightness of the studio's walls and floor from straight below (0) to straight above (1). */
const WORLD: readonly (readonly [at: number, brightness: number])[] = [
  [0, 0.22],
  [0.3, 0.34],
  [0.46, 0.66],
  [0.498, 0.74],
  [0.508, 0.05],
  [0.56, 0.1],
  [1, 0.3],
];
const WORLD_POWER = 0.75;

const worldSteps = WORLD.slice(1)
  .map(([at, brightness], index) => {
    const [before] = WORLD[index] ?? [0];
    return `light = mix(light, ${number(brightness)}, smoothstep(${number(before)}, ${number(at)}, height));`;
  })
  .join('\n  ');

/**
 * GLSL of the studio: `float studioLight(vec3 from, vec3 ray)` is the light that comes to a point from a direction. It is
 * worked out, not looked up, so that mirrors on the car show the panels where they are and as sharp as they are.
 */
export function studioGlsl(size: CarSize): string {
  const shade = `vec2(${number(size.length * 0.485)}, ${number(size.width * 0.475)})`;
  return `
float studioPanel(vec3 from, vec3 ray, vec3 at, vec3 normal, vec3 across, vec3 up, vec3 edges) {
  float facing = dot(ray, normal);
  float way = dot(at - from, normal) / facing;
  vec3 hit = from + ray * way - at;
  vec2 inside = 1.0 - abs(vec2(dot(hit, across), dot(hit, up))) / edges.xy;
  vec2 soft = smoothstep(vec2(0.0), edges.zz, inside);
  return facing < 0.0 && way > 0.0 ? soft.x * soft.y : 0.0;
}
float studioLight(vec3 from, vec3 ray) {
  float height = ray.y * 0.5 + 0.5;
  float light = ${number(WORLD[0]?.[1] ?? 0)};
  ${worldSteps}
  light *= ${number(WORLD_POWER)};
  if (ray.y < 0.0) {
    vec2 floorHit = abs(from.xz - ray.xz * (from.y / ray.y) - vec2(${number(size.centreX)}, 0.0));
    vec2 away = smoothstep(vec2(-0.12), vec2(0.12), floorHit - ${shade});
    light *= 0.02 + 0.98 * max(away.x, away.y);
  }
  ${panelsFor(size).map(panelCall).join('\n  ')}
  return light;
}
`;
}
