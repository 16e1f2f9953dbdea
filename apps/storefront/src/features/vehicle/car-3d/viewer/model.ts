import type { GlbAttribute, GlbNode, GlbPart } from './glb';
import type { Materials } from './materials';
import { BufferAttribute, BufferGeometry, Group, Mesh, type Object3D } from './three';

const toAttribute = ({ array, itemSize, normalized }: GlbAttribute): BufferAttribute =>
  new BufferAttribute(array, itemSize, normalized);

/** Brake discs share the rims' material in the models; they are duller. */
const BRAKE_NODE = /^brake/;

function toMesh(part: GlbPart, isBrake: boolean, materials: Materials): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', toAttribute(part.position));
  geometry.setAttribute('normal', toAttribute(part.normal));
  if (part.index) geometry.setIndex(toAttribute(part.index));
  const material = isBrake && part.material === 'Rim' ? 'Disc' : part.material;
  return new Mesh(geometry, materials.named(material));
}

function toObject(node: GlbNode, materials: Materials): Object3D {
  const object = new Group();
  object.name = node.name;
  if (node.matrix) {
    object.matrix.fromArray(node.matrix);
    object.matrix.decompose(object.position, object.quaternion, object.scale);
  } else {
    object.position.fromArray(node.translation);
    object.quaternion.fromArray(node.rotation);
    object.scale.fromArray(node.scale);
  }
  for (const part of node.parts) object.add(toMesh(part, BRAKE_NODE.test(node.name), materials));
  for (const child of node.children) object.add(toObject(child, materials));
  return object;
}

/** The model as something that can be put into a scene, in our materials. */
export function buildModel(nodes: readonly GlbNode[], materials: Materials): Group {
  const model = new Group();
  for (const node of nodes) model.add(toObject(node, materials));
  return model;
}

/** Gives the memory of a model's triangles back; materials have an owner of their own. */
export function disposeModel(model: Object3D): void {
  model.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose();
  });
}
