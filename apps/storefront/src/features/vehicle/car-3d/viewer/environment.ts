import {
  BackSide,
  BoxGeometry,
  Mesh,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three';
import type { CarSize } from './orbit';
import { studioGlsl } from './studio-light';

/** Height of the point that the soft light is gathered for, metres. */
export const LIGHT_CENTRE_Y = 0.7;

/** Light of the studio for everything that mirrors softly or not at all. */
export interface Environment {
  texture: Texture;
  dispose: () => void;
}

/** Gathers the studio's light into a texture that materials read by roughness. Takes some 50 ms on a phone. */
export function gatherLight(renderer: WebGLRenderer, size: CarSize): Environment {
  const position = new Vector3(size.centreX, LIGHT_CENTRE_Y, 0);
  const room = new BoxGeometry(60, 60, 60);
  const walls = new ShaderMaterial({
    side: BackSide,
    vertexShader: `
      varying vec3 ray;
      void main() {
        vec4 world = modelMatrix * vec4(position, 1.0);
        ray = world.xyz - cameraPosition;
        gl_Position = projectionMatrix * viewMatrix * world;
      }`,
    fragmentShader: `
      varying vec3 ray;
      ${studioGlsl(size)}
      void main() {
        gl_FragColor = vec4(vec3(studioLight(cameraPosition, normalize(ray))), 1.0);
      }`,
  });
  const scene = new Scene();
  const mesh = new Mesh(room, walls);
  mesh.position.copy(position);
  scene.add(mesh);
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0, 0.1, 100, { position });
  generator.dispose();
  room.dispose();
  walls.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}
