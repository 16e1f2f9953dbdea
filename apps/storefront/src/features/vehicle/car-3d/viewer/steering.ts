import { between, dragged, glided, limited, type Orbit, startAt, turnedNear, zoomed } from './orbit';

/** Degrees per second of the slow turn, and how long it may last: once round, then the car rests. */
const IDLE_SPEED = 9;
const IDLE_DEGREES = 360;
const RESET_MS = 450;

/** Moves the camera: by hand, with what is left of a hand's speed, back to the start, or slowly by itself. */
export class Steering {
  orbit: Orbit;
  private speed = 0;
  private idleDegrees = 0;
  private reset: { from: Orbit; to: Orbit; part: number } | null = null;

  /** @param azimuth side to start from, degrees from the nose */
  constructor(private readonly azimuth: number) {
    this.orbit = startAt(azimuth);
  }

  /** Begins the slow turn, once round at most. */
  turnSlowly(): void {
    this.idleDegrees = IDLE_DEGREES;
  }

  /** A hand is on it: everything by itself ends. */
  hold(): void {
    this.speed = 0;
    this.idleDegrees = 0;
    this.reset = null;
  }

  drag(dx: number, dy: number, boxWidth: number): void {
    this.orbit = dragged(this.orbit, dx, dy, boxWidth);
  }

  zoom(factor: number): void {
    this.orbit = zoomed(this.orbit, factor);
  }

  /** The hand lets go with this speed in degrees per second. */
  release(speed: number): void {
    this.speed = speed;
  }

  /** Back to the first view, at once or in a short move. */
  goToStart(isStill: boolean): void {
    this.hold();
    const to = turnedNear(startAt(this.azimuth), this.orbit);
    if (isStill) this.orbit = to;
    else this.reset = { from: this.orbit, to, part: 0 };
  }

  /** Moves on by a time in ms. True while it moves by itself. */
  step(ms: number): boolean {
    if (this.reset) return this.stepReset(ms);
    if (this.speed !== 0) {
      this.speed = glided(this.speed, ms);
      this.turn((this.speed * ms) / 1000);
    }
    if (this.idleDegrees > 0) {
      const degrees = Math.min(this.idleDegrees, (IDLE_SPEED * ms) / 1000);
      this.idleDegrees -= degrees;
      this.turn(degrees);
    }
    return this.speed !== 0 || this.idleDegrees > 0;
  }

  private turn(degrees: number): void {
    this.orbit = limited({ ...this.orbit, azimuth: this.orbit.azimuth + degrees });
  }

  private stepReset(ms: number): boolean {
    if (!this.reset) return false;
    const { from, to } = this.reset;
    const part = Math.min(1, this.reset.part + ms / RESET_MS);
    this.orbit = part < 1 ? between(from, to, 1 - (1 - part) ** 3) : to;
    this.reset = part < 1 ? { from, to, part } : null;
    return part < 1;
  }
}
