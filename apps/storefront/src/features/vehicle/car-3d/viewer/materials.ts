import type { CarSize } from './orbit';
import type { PaintNumbers } from './paint-numbers';
import { createPatcher, type ShaderKind } from './shader-patch';
import { DoubleSide, type Material, MeshPhysicalMaterial } from './three';

interface Surface {
  /** Base colour in linear light, the same for red, green and blue, or one each. */
  colour: number | readonly [number, number, number];
  metal: number;
  rough: number;
  /** Share of the usual shine of what is no metal. */
  shine?: number;
  /** A mirror layer over it, as sharp as glass. */
  isCoated?: boolean;
  glow?: { colour: readonly [number, number, number]; power: number };
}

/** Surfaces of the car by the material's name in the models, as in the product pictures. */
const SURFACES: Readonly<Record<string, Surface>> = {
  Paint: { colour: 0.4, metal: 0.7, rough: 0.4, shine: 0, isCoated: true },
  Glass: { colour: 0.002, metal: 0, rough: 0.6, shine: 0, isCoated: true },
  Gloss: { colour: 0.004, metal: 0, rough: 0.6, shine: 0, isCoated: true },
  Trim: { colour: 0.008, metal: 0, rough: 0.55, shine: 0.3 },
  Tyre: { colour: 0.016, metal: 0, rough: 0.7, shine: 0.6 },
  Rim: { colour: 0.72, metal: 1, rough: 0.24 },
  RimDark: { colour: 0.085, metal: 0.8, rough: 0.32 },
  Disc: { colour: 0.3, metal: 1, rough: 0.38 },
  Chrome: { colour: 0.76, metal: 1, rough: 0.12 },
  Plate: { colour: 0.62, metal: 0, rough: 0.5 },
  Light: { colour: 0.5, metal: 0, rough: 0.2, glow: { colour: [0.88, 0.95, 1], power: 3.2 } },
  LightRear: { colour: 0.03, metal: 0, rough: 0.2, glow: { colour: [1, 0.01, 0.016], power: 1.7 } },
};
const UNKNOWN: Surface = { colour: 0.018, metal: 0, rough: 0.55, shine: 0.5 };

/** The materials of one car. */
export interface Materials {
  /** Material of a name in the models; unknown names become dark trim. */
  named(name: string): Material;
  setPaint(paint: PaintNumbers): void;
  dispose(): void;
}

const KINDS: Readonly<Record<string, ShaderKind>> = { Paint: 'paint', Glass: 'glass' };

function makeSurface(name: string): MeshPhysicalMaterial {
  const { colour, metal, rough, shine = 1, isCoated, glow } = SURFACES[name] ?? UNKNOWN;
  const material = new MeshPhysicalMaterial({
    name,
    metalness: metal,
    roughness: rough,
    specularIntensity: shine,
    clearcoat: isCoated ? 1 : 0,
    clearcoatRoughness: 0.02,
    side: DoubleSide,
  });
  material.color.fromArray(typeof colour === 'number' ? [colour, colour, colour] : colour);
  if (glow) {
    material.emissive.fromArray(glow.colour);
    material.emissiveIntensity = glow.power;
  }
  return material;
}

/** Makes materials as they are asked for. */
export function createMaterials(size: CarSize): Materials {
  const patch = createPatcher(size);
  const made = new Map<string, MeshPhysicalMaterial>();
  const named = (name: string): MeshPhysicalMaterial => {
    const known = made.get(name);
    if (known) return known;
    const material = makeSurface(name);
    patch(material, KINDS[name] ?? 'plain');
    made.set(name, material);
    return material;
  };
  return {
    named,
    setPaint({ colour, metal }) {
      const paint = named('Paint');
      paint.color.fromArray(colour);
      paint.metalness = metal;
    },
    dispose() {
      for (const material of made.values()) material.dispose();
    },
  };
}
