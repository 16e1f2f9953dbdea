import type { CarSize } from './orbit';

/**
 * GLSL of ambient occlusion, from position and normal alone: wheel arches, the underside, and the depth of the wheels.
 * `float unshaded(vec3 place, vec3 normal)` is 1 in the open and nearly 0 in there.
 */
export const occlusionGlsl = ({ axles, hub }: CarSize): string => `
const vec3 HUB = vec3(${hub.map((value) => value.toFixed(4)).join(', ')});
float nearWheel(vec3 place, vec3 normal, float axle) {
  vec2 spoke = place.xy - vec2(axle, HUB.y);
  float reach = length(spoke) / HUB.y;
  float inwards = -dot(spoke, normal.xy) / (reach * HUB.y + 0.001);
  float arch = (1.0 - smoothstep(1.25, 1.5, reach)) * smoothstep(1.0, 1.08, reach) * smoothstep(0.1, 0.6, inwards);
  float isWheel = 1.0 - smoothstep(0.98, 1.04, reach);
  float isRim = 1.0 - smoothstep(0.75, 0.85, reach);
  float depth = 1.0 - smoothstep(HUB.z - 0.10, HUB.z + 0.08, abs(place.z));
  float back = smoothstep(0.0, 0.5, -normal.z * sign(place.z));
  return (1.0 - 0.94 * arch) * (1.0 - 0.75 * depth * isRim) * (1.0 - 0.92 * back * isWheel);
}
float unshaded(vec3 place, vec3 normal) {
  float below = smoothstep(0.3, 0.85, -normal.y) * (1.0 - smoothstep(0.2, 0.45, place.y));
  return (1.0 - 0.9 * below) * nearWheel(place, normal, ${(axles[0] ?? 0).toFixed(4)}) * nearWheel(place, normal, ${(axles[1] ?? 0).toFixed(4)});
}
`;
