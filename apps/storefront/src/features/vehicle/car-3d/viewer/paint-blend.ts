import { blendedPaint, type PaintNumbers } from './paint-numbers';

/** How long a new paint takes to cover the old one. */
const BLEND_MS = 300;

/** The paint on the car on its way to the chosen one. */
export class PaintBlend {
  private from: PaintNumbers;
  private part = 1;

  constructor(private to: PaintNumbers) {
    this.from = to;
  }

  /** The paint to show now. */
  get now(): PaintNumbers {
    return blendedPaint(this.from, this.to, this.part);
  }

  /** Chooses another paint; a change on its way goes on from the mixture it has reached. */
  choose(paint: PaintNumbers): void {
    this.from = this.now;
    this.to = paint;
    this.part = 0;
  }

  /** Moves on by a time in ms. True while the paint changes. */
  step(ms: number): boolean {
    if (this.part >= 1) return false;
    this.part = Math.min(1, this.part + ms / BLEND_MS);
    return true;
  }
}
