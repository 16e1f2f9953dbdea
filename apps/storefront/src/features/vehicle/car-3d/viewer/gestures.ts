import type { Steering } from './steering';

/** Two taps within this time (ms) and way (px) are one double tap. */
const DOUBLE_TAP_MS = 320;
const TAP_PX = 10;
/** Degrees and factor of one press of a key. */
const KEY_TURN_PX = 24;
const KEY_ZOOM = 1.15;
/** The speed at letting go is that of the last moves within this time (ms). */
const SPEED_MS = 80;

interface Finger {
  x: number;
  y: number;
}

/** What the gestures need to know and to tell. */
export interface GestureHost {
  steering: Steering;
  /** Width of the box in px. */
  width(): number;
  /** Reduced motion: no inertia, no automatic movement. */
  isStill: boolean;
  /** Something moved. */
  onChange(): void;
}

const apart = (fingers: readonly Finger[]): number => {
  const [first, second] = fingers;
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
};

/** Fingers, mouse, wheel and keys on an element. */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private moves: { at: number; degrees: number }[] = [];
  private downAt: (Finger & { ms: number }) | null = null;
  private lastTap: (Finger & { ms: number }) | null = null;
  private readonly ender = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly host: GestureHost,
  ) {
    const { signal } = this.ender;
    element.addEventListener('pointerdown', this.handleDown, { signal });
    element.addEventListener('pointermove', this.handleMove, { signal });
    element.addEventListener('pointerup', this.handleUp, { signal });
    element.addEventListener('pointercancel', this.handleCancel, { signal });
    element.addEventListener('wheel', this.handleWheel, { signal, passive: false });
    element.addEventListener('keydown', this.handleKey, { signal });
  }

  end(): void {
    this.ender.abort();
  }

  private readonly handleDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.element.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moves = [];
    this.downAt = this.fingers.size === 1 ? { x: event.clientX, y: event.clientY, ms: event.timeStamp } : null;
    this.host.steering.hold();
  };

  private readonly handleMove = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const before = apart([...this.fingers.values()]);
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { steering } = this.host;
    if (this.fingers.size === 1) {
      const from = steering.orbit.azimuth;
      steering.drag(dx, dy, this.host.width());
      this.moves.push({ at: event.timeStamp, degrees: steering.orbit.azimuth - from });
    } else if (before > 0) {
      steering.zoom(apart([...this.fingers.values()]) / before);
    }
    this.host.onChange();
  };

  private readonly handleUp = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.isTap(event)) this.tap(event);
    else if (this.fingers.size === 0 && !this.host.isStill) this.host.steering.release(this.speed(event.timeStamp));
    this.host.onChange();
  };

  private readonly handleCancel = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private readonly handleWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.host.steering.zoom(Math.exp(-event.deltaY / 200));
    this.host.onChange();
  };

  private readonly handleKey = (event: KeyboardEvent): void => {
    const act = KEYS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const { steering, isStill } = this.host;
    if (act === 'reset') steering.goToStart(isStill);
    else {
      steering.hold();
      if (typeof act === 'number') steering.zoom(act);
      else steering.drag(act[0], act[1], this.host.width());
    }
    this.host.onChange();
  };

  private isTap(event: PointerEvent): boolean {
    const down = this.downAt;
    return down !== null && Math.hypot(event.clientX - down.x, event.clientY - down.y) < TAP_PX;
  }

  private tap(event: PointerEvent): void {
    const { lastTap } = this;
    const isSecond =
      lastTap !== null &&
      event.timeStamp - lastTap.ms < DOUBLE_TAP_MS &&
      Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 4 * TAP_PX;
    this.lastTap = isSecond ? null : { x: event.clientX, y: event.clientY, ms: event.timeStamp };
    if (isSecond) this.host.steering.goToStart(this.host.isStill);
  }

  private speed(now: number): number {
    const recent = this.moves.filter(({ at }) => now - at < SPEED_MS);
    const degrees = recent.reduce((sum, move) => sum + move.degrees, 0);
    const first = recent[0];
    return first ? (degrees / Math.max(now - first.at, 16)) * 1000 : 0;
  }
}

/** What a key does: moves as a finger's way in px, a zoom factor, or back to the start. */
const KEYS: Readonly<Record<string, readonly [number, number] | number | 'reset'>> = {
  ArrowLeft: [-KEY_TURN_PX, 0],
  ArrowRight: [KEY_TURN_PX, 0],
  ArrowUp: [0, -KEY_TURN_PX],
  ArrowDown: [0, KEY_TURN_PX],
  '+': KEY_ZOOM,
  '=': KEY_ZOOM,
  '-': 1 / KEY_ZOOM,
  Home: 'reset',
};
