import type { CarSize } from './orbit';
import { Mesh, PlaneGeometry, ShaderMaterial, Vector4 } from './three';

/** A tyre's print on the floor: middle in metres. */
export interface Print {
  x: number;
  z: number;
}

/** Metres of floor round the car that the shadow fades out on. */
const MARGIN = 1.6;
/** Half of a tyre's print, metres: along the car and across. */
const PRINT = [0.13, 0.12] as const;

const FRAGMENT = `
varying vec2 place;
uniform vec4 body;
uniform vec4 prints[4];
vec2 blurred(vec2 edge) { return tanh(edge * (1.128379 + 0.1009 * edge * edge)); }
float box(vec4 sides, float blur) {
  vec2 low = blurred(clamp((place - sides.xy) / (blur * 1.4142), -4.0, 4.0));
  vec2 high = blurred(clamp((place - sides.zw) / (blur * 1.4142), -4.0, 4.0));
  vec2 inside = low - high;
  return 0.25 * inside.x * inside.y;
}
float dither() { return (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5) / 255.0; }
void main() {
  float lit = 1.0 - 0.80 * box(body + vec4(0.16, 0.10, -0.16, -0.10), 0.055);
  lit *= 1.0 - 0.45 * box(body + vec4(0.11, 0.05, -0.11, -0.05), 0.16);
  lit *= 1.0 - 0.34 * box(body + vec4(0.06, 0.0, -0.06, 0.0), 0.42);
  for (int each = 0; each < 4; each += 1) lit *= 1.0 - 0.85 * box(prints[each], 0.035);
  gl_FragColor = vec4(0.0, 0.0, 0.0, clamp(1.0 - lit + dither(), 0.0, 1.0));
}
`;

/** The soft shadow on the floor: blurred prints of body and tyres, worked out for every pixel, as in the product pictures. */
export function contactShadow({ length, width, centreX }: CarSize, prints: readonly Print[]): Mesh {
  const [halfLength, halfWidth] = [length / 2, width * 0.475];
  const body = new Vector4(centreX - halfLength, -halfWidth, centreX + halfLength, halfWidth);
  const boxes = prints.map(({ x, z }) => new Vector4(x - PRINT[0], z - PRINT[1], x + PRINT[0], z + PRINT[1]));
  const material = new ShaderMaterial({
    uniforms: { body: { value: body }, prints: { value: boxes } },
    transparent: true,
    depthWrite: false,
    vertexShader: `
      varying vec2 place;
      void main() {
        vec4 world = modelMatrix * vec4(position, 1.0);
        place = world.xz;
        gl_Position = projectionMatrix * viewMatrix * world;
      }`,
    fragmentShader: FRAGMENT,
  });
  const floor = new Mesh(new PlaneGeometry(length + 2 * MARGIN, width + 2 * MARGIN), material);
  floor.rotation.x = -Math.PI / 2;
  floor.position.x = centreX;
  floor.renderOrder = -1;
  return floor;
}

/** Gives the shadow's memory back. */
export function disposeShadow(floor: Mesh): void {
  floor.geometry.dispose();
  if (floor.material instanceof ShaderMaterial) floor.material.dispose();
}
