/** The parts of three that the view is made of, one by one: from its index, bundlers keep half as much again. */
export { PerspectiveCamera } from 'three/src/cameras/PerspectiveCamera.js';
export { DoubleSide, NoToneMapping } from 'three/src/constants.js';
export { BufferAttribute } from 'three/src/core/BufferAttribute.js';
export { BufferGeometry } from 'three/src/core/BufferGeometry.js';
export { Object3D } from 'three/src/core/Object3D.js';
export { PlaneGeometry } from 'three/src/geometries/PlaneGeometry.js';
export type { Material } from 'three/src/materials/Material.js';
export { MeshPhysicalMaterial } from 'three/src/materials/MeshPhysicalMaterial.js';
export { ShaderMaterial } from 'three/src/materials/ShaderMaterial.js';
export { Box3 } from 'three/src/math/Box3.js';
export { Vector3 } from 'three/src/math/Vector3.js';
export { Vector4 } from 'three/src/math/Vector4.js';
export { Group } from 'three/src/objects/Group.js';
export { Mesh } from 'three/src/objects/Mesh.js';
export { WebGLRenderer } from 'three/src/renderers/WebGLRenderer.js';
export { Scene } from 'three/src/scenes/Scene.js';
