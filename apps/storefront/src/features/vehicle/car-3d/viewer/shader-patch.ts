import { type MeshStandardMaterial, ShaderChunk } from 'three';
import { LIGHT_CENTRE_Y } from './environment';
import type { CarSize } from './orbit';
import { studioGlsl } from './studio-light';

/** Box (metres) that the gathered light is taken to come from, so that it shifts along the car as it does in a room. */
const roomGlsl = ({ length, centreX }: CarSize): string => `
const vec3 ROOM_LEAST = vec3(${(centreX - length / 2 - 5).toFixed(3)}, 0.0, -5.6);
const vec3 ROOM_MOST = vec3(${(centreX + length / 2 + 5).toFixed(3)}, 4.25, 5.6);
const vec3 ROOM_CENTRE = vec3(${centreX.toFixed(3)}, ${LIGHT_CENTRE_Y.toFixed(3)}, 0.0);
vec3 worldPlace() { return cameraPosition - (vec4(vViewPosition, 0.0) * viewMatrix).xyz; }
vec3 inRoom(vec3 ray) {
  vec3 from = worldPlace();
  vec3 walls = max((ROOM_LEAST - from) / ray, (ROOM_MOST - from) / ray);
  return normalize(from + ray * min(walls.x, min(walls.y, walls.z)) - ROOM_CENTRE);
}
`;

/** Straight up to 0.62, then a soft shoulder: the curve of the product pictures. */
const TONE_GLSL = `
vec3 picture(vec3 light) {
  vec3 shoulder = 0.62 + 0.38 * (1.0 - exp((0.62 - light) / 0.38 * 0.9));
  return mix(light, shoulder, step(0.62, light));
}
`;

/** Fine flakes in the base coat: small random tilts, gone where they would be finer than a pixel. */
const FLAKES_GLSL = `
vec3 flakeTilt(vec3 place) {
  vec3 cell = floor(place * 420.0);
  vec3 noise = fract(sin(vec3(dot(cell, vec3(12.99, 78.23, 37.72)), dot(cell, vec3(39.35, 11.14, 83.15)), dot(cell, vec3(73.16, 52.24, 9.15)))) * 43758.55) - 0.5;
  float finer = length(fwidth(place)) * 420.0;
  return noise * 0.16 * (1.0 - smoothstep(0.6, 3.0, finer));
}
`;

const REPLACED: readonly (readonly [chunk: string, code: string])[] = [
  ['#include <tonemapping_fragment>', 'gl_FragColor.rgb = picture(gl_FragColor.rgb);'],
  [
    '#include <lights_fragment_maps>',
    `#include <lights_fragment_maps>
#ifdef USE_CLEARCOAT
  vec3 mirrored = transformDirectionByInverseViewMatrix(reflect(-geometryViewDir, geometryClearcoatNormal), viewMatrix);
  clearcoatRadiance = vec3(studioLight(worldPlace(), mirrored));
#endif`,
  ],
];

const PAINT_ONLY: readonly (readonly [chunk: string, code: string])[] = [
  [
    '#include <clearcoat_normal_fragment_begin>',
    `#include <clearcoat_normal_fragment_begin>
  normal = normalize(normal + metalness * flakeTilt(worldPlace()));`,
  ],
  // The inside of the shell is dark.
  [
    '#include <metalnessmap_fragment>',
    '#include <metalnessmap_fragment>\n  if (!gl_FrontFacing) { diffuseColor.rgb = vec3(0.02); metalnessFactor = 0.0; }',
  ],
];

const SOFT_MIRROR = ShaderChunk.envmap_physical_pars_fragment.replace(
  'envMapRotation * reflectVec',
  'envMapRotation * inRoom(reflectVec)',
);

/**
 * Gives one of three's materials the light of the studio: sharp mirrors by calculation, soft ones from the gathered light as
 * seen from each point, and the tone curve of the product pictures.
 */
export function patchShader(material: MeshStandardMaterial, size: CarSize, isPaint: boolean): void {
  const { centreX, length } = size;
  material.customProgramCacheKey = () => `${centreX} ${length} ${isPaint}`;
  material.onBeforeCompile = (shader) => {
    const head = [studioGlsl(size), roomGlsl(size), TONE_GLSL, isPaint ? FLAKES_GLSL : ''].join('');
    const pieces = isPaint ? [...REPLACED, ...PAINT_ONLY] : REPLACED;
    const body = pieces.reduce((code, [chunk, replacement]) => code.replace(chunk, replacement), shader.fragmentShader);
    shader.fragmentShader = body.replace('#include <envmap_physical_pars_fragment>', `${head}\n${SOFT_MIRROR}`);
  };
}
