import type { CarSize } from './orbit';

/** x to the tail, y up, z to the left; positions in metres. */
export type Vector = readonly [x: number, y: number, z: number];

/** A light panel: middle and aimed-at point, size, brightness, and how much of its half is a soft edge. */
interface Panel {
  at: Vector;
  aim: Vector;
  width: number;
  height: number;
  power: number;
  soft: number;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
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

/** A panel with its directions: where it shines, along its long side, along its short one. */
interface Hung extends Panel {
  normal: Vector;
  across: Vector;
  up: Vector;
}

function hang(panel: Panel): Hung {
  const normal = unit(minus(panel.aim, panel.at));
  // The top panel faces straight down: its long side lies along the car.
  const across = Math.abs(normal[1]) > 0.99 ? ([1, 0, 0] as const) : unit(cross([0, 1, 0], normal));
  return { ...panel, normal, across, up: cross(normal, across) };
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
/** Half of the dark floor under the car, as shares of the car's length and width. */
const SHADE = [0.485, 0.475] as const;

function smoothstep(low: number, high: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return part * part * (3 - 2 * part);
}

function world(height: number): number {
  const steps = WORLD.slice(1).map(([at, brightness], index) => [WORLD[index]?.[0] ?? 0, at, brightness] as const);
  const blend = (light: number, [from, to, brightness]: readonly [number, number, number]) =>
    light + (brightness - light) * smoothstep(from, to, height);
  return steps.reduce(blend, WORLD[0]?.[1] ?? 0) * WORLD_POWER;
}

/** Light that reaches a point from a direction (unit vector). */
export function studioLight(size: CarSize): (from: Vector, ray: Vector) => number {
  const panels = panelsFor(size).map(hang);
  const isShade = ([x, , z]: Vector) =>
    Math.abs(x - size.centreX) < size.length * SHADE[0] && Math.abs(z) < size.width * SHADE[1];
  const hit = (from: Vector, ray: Vector, way: number): Vector => [
    from[0] + ray[0] * way,
    from[1] + ray[1] * way,
    from[2] + ray[2] * way,
  ];
  const shine = (panel: Hung, from: Vector, ray: Vector): number => {
    const facing = dot(ray, panel.normal);
    const way = dot(minus(panel.at, from), panel.normal) / facing;
    if (facing >= 0 || way <= 0) return 0;
    const place = minus(hit(from, ray, way), panel.at);
    const side = (along: Vector, length: number) => 1 - Math.abs(dot(place, along)) / (length / 2);
    const [across, up] = [side(panel.across, panel.width), side(panel.up, panel.height)];
    return panel.power * smoothstep(0, panel.soft, across) * smoothstep(0, panel.soft, up);
  };
  return (from, ray) => {
    const isInShade = ray[1] < 0 && isShade(hit(from, ray, -from[1] / ray[1]));
    const ground = world(ray[1] * 0.5 + 0.5) * (isInShade ? 0.02 : 1);
    return panels.reduce((sum, panel) => sum + shine(panel, from, ray), ground);
  };
}

const number = (value: number): string => value.toFixed(4);
const vector = (value: readonly number[]): string => `vec${value.length}(${value.map(number).join(', ')})`;

/** The box of even light that shines as the soft-edged panel does: half its sides, and the squares of its edges' blur. */
function panelCall({ at, normal, across, up, width, height, power, soft }: Hung): string {
  const even = 1 - soft / 2;
  const blur = 0.27 * soft;
  const box = [(width / 2) * even, (height / 2) * even, (blur * width) ** 2 / 4, (blur * height) ** 2 / 4];
  const numbers = [at, normal, across, up, box].map(vector).join(', ');
  return `light += ${number(power)} * studioPanel(from, ray, ${numbers}, spread);`;
}

const worldSteps = WORLD.slice(1)
  .map(([at, brightness], index) => {
    const [low, high] = [WORLD[index]?.[0] ?? 0, at].map(number);
    return `light = mix(light, ${number(brightness)}, smoothstep(${low} - wide, ${high} + wide, height));`;
  })
  .join('\n  ');

/**
 * GLSL of the studio: `float studioLight(vec3 from, vec3 ray, float spread)` is the light that comes to a point from a
 * direction, as a mirror sees it that spreads light by an angle (its tangent). It is worked out, not looked up: panels
 * show on the car where they are and as sharp as they are, and nothing has to be prepared before the first picture.
 */
export function studioGlsl(size: CarSize): string {
  return `
vec2 studioStep(vec2 way) { return tanh(way * (1.128379 + 0.1009 * way * way)); }
float studioPanel(vec3 from, vec3 ray, vec3 at, vec3 normal, vec3 across, vec3 up, vec4 box, float spread) {
  float facing = dot(ray, normal);
  float way = dot(at - from, normal) / min(facing, -0.001);
  vec3 place = from + ray * way - at;
  vec2 hit = vec2(dot(place, across), dot(place, up));
  float blur = spread * way / max(-facing, 0.3);
  vec2 scale = inversesqrt(2.0 * (box.zw + blur * blur));
  vec2 lit = studioStep(clamp((hit + box.xy) * scale, -4.0, 4.0)) - studioStep(clamp((hit - box.xy) * scale, -4.0, 4.0));
  return facing < 0.0 && way > 0.0 ? 0.25 * lit.x * lit.y : 0.0;
}
float studioLight(vec3 from, vec3 ray, float spread) {
  float height = ray.y * 0.5 + 0.5;
  float wide = spread * 0.5;
  float light = ${number(WORLD[0]?.[1] ?? 0)};
  ${worldSteps}
  light *= ${number(WORLD_POWER)};
  if (ray.y < 0.0) {
    float way = min(from.y / -ray.y, 30.0);
    vec2 edge = abs(from.xz + ray.xz * way - vec2(${number(size.centreX)}, 0.0)) - ${vector([size.length * SHADE[0], size.width * SHADE[1]])};
    vec2 away = smoothstep(vec2(-0.1 - spread * way), vec2(0.1 + spread * way), edge);
    light *= 0.02 + 0.98 * max(away.x, away.y);
  }
  ${panelsFor(size).map(hang).map(panelCall).join('\n  ')}
  return light;
}
`;
}
