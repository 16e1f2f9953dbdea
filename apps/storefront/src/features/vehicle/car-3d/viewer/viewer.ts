import { SECOND_MS } from '@voltfront/rules/time';
import { appendCanvas, prefersStillness, watchShown, watchSize } from '@/platform/webgl/browser';
import { type Looks, loadBody, loadLooks, loadWheel, paintOf } from './car-files';
import { createFrames, type Frames } from './frames';
import { Gestures } from './gestures';
import { ModelFault } from './glb';
import { PaintBlend } from './paint-blend';
import { type CarScene, createScene } from './scene';
import { Steering } from './steering';

/** The customer's choice, as art keys. */
export interface Look {
  paint: string;
  wheel: string;
}

export interface ViewerOptions {
  /** Box that the canvas fills and that takes gestures and keys. */
  container: HTMLElement;
  body: string;
  look: Look;
  /** Side to start from, degrees from the nose. */
  azimuth: number;
  /** Share of the loading that is done, 0 to 1. */
  onProgress: (part: number) => void;
  /** The first picture is drawn. */
  onReady: () => void;
  /** Nothing can be shown (any more): a file, the device or the time failed. */
  onFail: (reason: unknown) => void;
}

/** After this time (ms) without a first picture the view gives up. */
const TIME_OUT_MS = 20 * SECOND_MS;

/** A car that is being loaded into a container, or can be turned there. */
export class Viewer {
  private readonly ender = new AbortController();
  private readonly endings: (() => void)[] = [];
  private readonly isStill = prefersStillness();
  private look: Look;
  private running: { scene: CarScene; looks: Looks; blend: PaintBlend; frames: Frames } | null = null;

  constructor(private readonly options: ViewerOptions) {
    this.look = options.look;
    const timer = setTimeout(() => this.fail(new ModelFault('the time is over')), TIME_OUT_MS);
    this.endings.push(() => clearTimeout(timer));
    this.start().then(
      () => clearTimeout(timer),
      (reason: unknown) => this.fail(reason),
    );
  }

  /** Changes paint and wheels. */
  show(look: Look): void {
    const isOtherPaint = look.paint !== this.look.paint;
    this.look = look;
    if (isOtherPaint) this.running?.blend.choose(paintOf(this.running.looks, look.paint));
    this.putWheelOn().catch((reason: unknown) => this.fail(reason));
    this.running?.frames.wake();
  }

  /** Ends everything and gives all memory back. */
  close(): void {
    this.ender.abort();
    this.running = null;
    for (const end of this.endings.splice(0).reverse()) end();
  }

  private fail(reason: unknown): void {
    if (this.ender.signal.aborted) return;
    this.close();
    this.options.onFail(reason);
  }

  private async start(): Promise<void> {
    const { body, onProgress, onReady } = this.options;
    const { signal } = this.ender;
    const looks = await loadLooks(signal);
    const firstWheel = this.look.wheel;
    const [bodyNodes, wheelNodes] = await Promise.all([
      loadBody(looks, body, signal),
      loadWheel(looks, firstWheel, body, signal),
    ]);
    onProgress(0.7);
    const scene = createScene(this.addCanvas(), bodyNodes);
    this.endings.push(() => scene.dispose());
    scene.car.addWheel(firstWheel, wheelNodes);
    scene.car.putOn(firstWheel);
    await this.run(scene, looks);
    if (!signal.aborted) onReady();
  }

  private addCanvas(): HTMLCanvasElement {
    const canvas = appendCanvas(this.options.container);
    const { signal } = this.ender;
    canvas.addEventListener('webglcontextlost', () => this.fail(new ModelFault('the context is lost')), { signal });
    this.endings.push(() => canvas.remove());
    return canvas;
  }

  private async run(scene: CarScene, looks: Looks): Promise<void> {
    const { container, azimuth, onProgress } = this.options;
    const { isStill } = this;
    const steering = new Steering(azimuth);
    const blend = new PaintBlend(paintOf(looks, this.look.paint));
    const draw = () => {
      scene.materials.setPaint(blend.now);
      scene.draw(steering.orbit);
    };
    const frames = createFrames((ms) => {
      const isTurning = steering.step(ms);
      const isBlending = blend.step(isStill ? Number.POSITIVE_INFINITY : ms);
      draw();
      return isTurning || isBlending;
    });
    this.endings.push(() => frames.stop());
    scene.resize(container.clientWidth, container.clientHeight);
    await scene.compile();
    if (this.ender.signal.aborted) return;
    onProgress(0.95);
    draw();
    this.running = { scene, looks, blend, frames };
    this.watch(scene, steering, frames);
    if (!isStill) steering.turnSlowly();
    // What was chosen in the meantime.
    blend.choose(paintOf(looks, this.look.paint));
    await this.putWheelOn();
  }

  private watch(scene: CarScene, steering: Steering, frames: Frames): void {
    const { container } = this.options;
    const gestures = new Gestures(container, {
      steering,
      isStill: this.isStill,
      width: () => container.clientWidth,
      onChange: () => frames.wake(),
    });
    const endSize = watchSize(container, (width, height) => {
      scene.resize(width, height);
      frames.wake();
    });
    const endShown = watchShown(container, (isShown) => frames.allow(isShown));
    this.endings.push(endShown, endSize, () => gestures.end());
  }

  private async putWheelOn(): Promise<void> {
    const { wheel } = this.look;
    const { running } = this;
    if (!running) return;
    const { scene, looks, frames } = running;
    if (!scene.car.hasWheel(wheel)) {
      const nodes = await loadWheel(looks, wheel, this.options.body, this.ender.signal);
      if (this.ender.signal.aborted) return;
      scene.car.addWheel(wheel, nodes);
    }
    // Another one may have been chosen while this one was on its way.
    if (wheel === this.look.wheel) scene.car.putOn(wheel);
    frames.wake();
  }
}
