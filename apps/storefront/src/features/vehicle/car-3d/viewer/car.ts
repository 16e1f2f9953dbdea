import type { GlbNode } from './glb';
import type { Materials } from './materials';
import { buildModel, disposeModel } from './model';
import type { CarSize } from './orbit';
import { Box3, Group, type Object3D, Vector3 } from './three';

const WHEEL_NODE = /^wheel_(fl|fr|rl|rr)$/;
/** Distance by which the body extends beyond the middle of the wheels, in metres. */
const BEYOND_WHEELS = 0.1;

function positionsOf(nodes: readonly GlbNode[]): (readonly [number, number, number])[] {
  return nodes.flatMap((node) => [
    ...(WHEEL_NODE.test(node.name) ? [node.translation] : []),
    ...positionsOf(node.children),
  ]);
}

/** Positions of the four wheels in the body's file, in metres. */
export const wheelPlaces = (body: readonly GlbNode[]): (readonly [x: number, y: number, z: number])[] =>
  positionsOf(body);

/** Measures of a body: its shell's box, without the mirrors, which the wheels tell. */
export function measure(shell: Object3D, wheels: readonly (readonly [number, number, number])[]): CarSize {
  const box = new Box3().setFromObject(shell);
  const extent = box.getSize(new Vector3());
  const half = Math.max(...wheels.map(([, , z]) => Math.abs(z))) + BEYOND_WHEELS;
  const along = wheels.map(([x]) => x);
  return {
    length: extent.x,
    width: (2 * half) / 0.95,
    height: box.max.y,
    centreX: (box.min.x + box.max.x) / 2,
    axles: [Math.min(...along), Math.max(...along)],
    hub: [Math.min(...along), wheels[0]?.[1] ?? 0, half - BEYOND_WHEELS],
  };
}

/** A body with the wheels that are on it. */
export class Car {
  readonly object = new Group();
  private readonly hubs: Object3D[] = [];
  private readonly wheels = new Map<string, Group>();

  constructor(
    body: readonly GlbNode[],
    private readonly materials: Materials,
  ) {
    const model = buildModel(body, materials);
    model.traverse((object) => {
      if (WHEEL_NODE.test(object.name)) this.hubs.push(object);
    });
    this.object.add(model);
  }

  hasWheel(name: string): boolean {
    return this.wheels.has(name);
  }

  /** Keeps a wheel for `putOn`. */
  addWheel(name: string, nodes: readonly GlbNode[]): void {
    this.wheels.set(name, buildModel(nodes, this.materials));
  }

  /** Exchanges all four wheels for one that was added. */
  putOn(name: string): void {
    const wheel = this.wheels.get(name);
    if (!wheel) return;
    for (const hub of this.hubs) {
      hub.clear();
      hub.add(wheel.clone());
    }
  }

  dispose(): void {
    disposeModel(this.object);
    for (const wheel of this.wheels.values()) disposeModel(wheel);
  }
}
