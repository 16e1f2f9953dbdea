import type { MeshStandardMaterial } from 'three';
import { diffuseGlsl } from './diffuse-light';
import { occlusionGlsl } from './occlusion';
import type { CarSize } from './orbit';
import { studioGlsl } from './studio-light';

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
  vec3 seed = vec3(dot(cell, vec3(12.99, 78.23, 37.72)), dot(cell, vec3(39.35, 11.14, 83.15)), dot(cell, vec3(73.16, 52.24, 9.15)));
  float finer = length(fwidth(place)) * 420.0;
  return (fract(sin(seed) * 43758.55) - 0.5) * 0.16 * (1.0 - smoothstep(0.6, 3.0, finer));
}
`;

const PLACE_GLSL = `
vec3 worldPlace() { return cameraPosition - (vec4(vViewPosition, 0.0) * viewMatrix).xyz; }
`;

/** All light of the studio in place of three's environment map. A mirror spreads light by about its squared roughness. */
const LIGHT_GLSL = `
  vec3 studioPlace = worldPlace();
  vec3 studioNormal = transformNormalByInverseViewMatrix(geometryNormal, viewMatrix);
  float open = unshaded(studioPlace, studioNormal);
  vec3 studioRay = transformDirectionByInverseViewMatrix(reflect(-geometryViewDir, geometryNormal), viewMatrix);
  iblIrradiance += PI * studioDiffuse(studioNormal) * open;
  radiance += studioLight(studioPlace, studioRay, 1.05 * pow2(material.roughness)) * open;
  #ifdef USE_CLEARCOAT
    vec3 coatRay = transformDirectionByInverseViewMatrix(reflect(-geometryViewDir, geometryClearcoatNormal), viewMatrix);
    // The last bit of an edge would mirror whatever is behind the car, as a chain of sparks.
    float edge = smoothstep(0.0, 0.14, dot(geometryClearcoatNormal, geometryViewDir));
    clearcoatRadiance += studioLight(studioPlace, coatRay, 0.004) * open * edge;
  #endif
`;

type Pieces = readonly (readonly [chunk: string, code: string])[];

const PIECES: Pieces = [
  ['#include <lights_fragment_maps>', LIGHT_GLSL],
  ['#include <tonemapping_fragment>', 'gl_FragColor.rgb = picture(gl_FragColor.rgb);'],
];

const PAINT_PIECES: Pieces = [
  [
    '#include <clearcoat_normal_fragment_begin>',
    `#include <clearcoat_normal_fragment_begin>
  normal = normalize(normal + metalness * flakeTilt(worldPlace()));`,
  ],
  [
    '#include <metalnessmap_fragment>',
    `#include <metalnessmap_fragment>
  // The inside of the shell is dark.
  if (!gl_FrontFacing) { diffuseColor.rgb = vec3(0.02); metalnessFactor = 0.0; }`,
  ],
];

/** GLSL that all materials of one car share. */
export const studioFunctions = (size: CarSize): string =>
  [PLACE_GLSL, studioGlsl(size), diffuseGlsl(size), occlusionGlsl(size), TONE_GLSL].join('');

/**
 * Gives one of three's materials the light of the studio and the tone curve of the product pictures.
 * @param functions of `studioFunctions`
 */
export function patchShader(material: MeshStandardMaterial, functions: string, isPaint: boolean): void {
  const head = isPaint ? functions + FLAKES_GLSL : functions;
  const pieces = isPaint ? [...PIECES, ...PAINT_PIECES] : PIECES;
  material.customProgramCacheKey = () => head;
  material.onBeforeCompile = (shader) => {
    const body = pieces.reduce((code, [chunk, replacement]) => code.replace(chunk, replacement), shader.fragmentShader);
    shader.fragmentShader = body.replace('void main() {', `${head}\nvoid main() {`);
  };
}
