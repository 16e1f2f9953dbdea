import { cabinGlsl } from './cabin';
import { diffuseGlsl } from './diffuse-light';
import { occlusionGlsl } from './occlusion';
import type { CarSize } from './orbit';
import { studioGlsl } from './studio-light';
import type { MeshPhysicalMaterial } from './three';

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

/** The studio's light instead of three's environment map. A mirror spreads light by about its squared roughness. */
const LIGHT_GLSL = `
  vec3 studioPlace = worldPlace();
  vec3 studioNormal = transformNormalByInverseViewMatrix(geometryNormal, viewMatrix);
  float open = unshaded(studioPlace, studioNormal);
  vec3 studioRay = transformDirectionByInverseViewMatrix(reflect(-geometryViewDir, geometryNormal), viewMatrix);
  iblIrradiance += PI * studioDiffuse(studioNormal) * open;
  radiance += studioLight(studioPlace, studioRay, 1.05 * pow2(material.roughness)) * open;
  #ifdef USE_CLEARCOAT
    vec3 coatRay = transformDirectionByInverseViewMatrix(reflect(-geometryViewDir, geometryClearcoatNormal), viewMatrix);
    // Where the surface bends within a pixel, the mirror is blurred by as much.
    float bend = length(fwidth(geometryClearcoatNormal));
    clearcoatRadiance += studioLight(studioPlace, coatRay, 0.006 + 0.2 * bend) * open;
  #endif
`;

type Pieces = readonly (readonly [chunk: string, code: string])[];

/** Pixels on an edge may get a normal that looks away: bent back, they do not sparkle. */
const EDGES_GLSL = `
  vec3 toEye = normalize(vViewPosition);
  normal = normalize(normal + toEye * max(0.0, 0.05 - dot(normal, toEye)));
  nonPerturbedNormal = normal;
`;

const PIECES: Pieces = [
  ['#include <normal_fragment_maps>', EDGES_GLSL],
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
  // Flakes do not grow brighter towards the edge: that is the coat's part.
  [
    '#include <lights_physical_fragment>',
    `#include <lights_physical_fragment>
  material.specularF90 = dot(material.specularColorBlended, vec3(0.3333));`,
  ],
];

const GLASS_PIECES: Pieces = [
  [
    '#include <emissivemap_fragment>',
    `#include <emissivemap_fragment>
  vec3 inwards = -transformDirectionByInverseViewMatrix(normalize(vViewPosition), viewMatrix);
  if (gl_FrontFacing) totalEmissiveRadiance += cabin(worldPlace(), inwards);`,
  ],
];

/** What sets the materials of one car apart in their shaders. */
export type ShaderKind = 'paint' | 'glass' | 'plain';

/** Patches materials of one car, so that they show the studio's light in the tones of the product pictures. */
export function createPatcher(size: CarSize): (material: MeshPhysicalMaterial, kind: ShaderKind) => void {
  const shared = [PLACE_GLSL, studioGlsl(size), diffuseGlsl(size), occlusionGlsl(size), TONE_GLSL].join('');
  const kinds: Readonly<Record<ShaderKind, { functions: string; pieces: Pieces }>> = {
    plain: { functions: shared, pieces: PIECES },
    paint: { functions: shared + FLAKES_GLSL, pieces: [...PIECES, ...PAINT_PIECES] },
    glass: { functions: shared + cabinGlsl(size), pieces: [...PIECES, ...GLASS_PIECES] },
  };
  return (material, kind) => {
    const { functions, pieces } = kinds[kind];
    material.customProgramCacheKey = () => functions;
    material.onBeforeCompile = (shader) => {
      const body = pieces.reduce((code, [chunk, better]) => code.replace(chunk, better), shader.fragmentShader);
      shader.fragmentShader = body.replace('void main() {', `${functions}\nvoid main() {`);
    };
  };
}
