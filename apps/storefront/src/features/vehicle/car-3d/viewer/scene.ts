import { pixelRatio } from '@/platform/webgl/browser';
import { Car, measure, wheelPlaces } from './car';
import { contactShadow, disposeShadow } from './contact-shadow';
import type { GlbNode } from './glb';
import { createMaterials, type Materials } from './materials';
import { buildModel, disposeModel } from './model';
import { cameraPlace, type Orbit, viewAngle } from './orbit';
import { NoToneMapping, PerspectiveCamera, Scene, WebGLRenderer } from './three';

const MOST_PIXEL_RATIO = 2;

/** One car in the studio, drawn into a canvas. */
export interface CarScene {
  car: Car;
  materials: Materials;
  resize(width: number, height: number): void;
  /** Makes the shaders ready without holding up the page. */
  compile(): Promise<void>;
  draw(orbit: Orbit): void;
  dispose(): void;
}

/** Without textures and looks: only to measure. */
function sizeOf(body: readonly GlbNode[]) {
  const bare = buildModel(body, {
    named: () => undefined as never,
    setPaint: () => undefined,
    dispose: () => undefined,
  });
  const size = measure(bare, wheelPlaces(body));
  disposeModel(bare);
  return size;
}

/** @throws Error of three when the device gives no context */
export function createScene(canvas: HTMLCanvasElement, body: readonly GlbNode[]): CarScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NoToneMapping;
  renderer.setPixelRatio(Math.min(pixelRatio(), MOST_PIXEL_RATIO));
  renderer.setClearColor(0x000000, 0);
  const size = sizeOf(body);
  const materials = createMaterials(size);
  const car = new Car(body, materials);
  const shadow = contactShadow(
    size,
    wheelPlaces(body).map(([x, , z]) => ({ x, z })),
  );
  const scene = new Scene();
  scene.add(shadow, car.object);
  const camera = new PerspectiveCamera(30, 1, 0.5, 40);
  return {
    car,
    materials,
    resize(width, height) {
      renderer.setSize(width, height, false);
      camera.fov = viewAngle(width, height);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    compile: async () => void (await renderer.compileAsync(scene, camera)),
    draw(orbit) {
      const { position, target } = cameraPlace(orbit, size);
      camera.position.fromArray(position);
      camera.lookAt(...target);
      renderer.render(scene, camera);
    },
    dispose() {
      car.dispose();
      disposeShadow(shadow);
      materials.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
