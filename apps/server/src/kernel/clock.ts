/** Source of the current time, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** The real time. */
export const systemClock: Clock = { now: () => Date.now() };

/**
 * A clock that moves only when `advance` or `set` is called; starts at the real time by default.
 */
export class TestClock implements Clock {
  constructor(private time = Date.now()) {}

  now(): number {
    return this.time;
  }

  /** Moves forward by `ms`. */
  advance(ms: number): void {
    this.time += ms;
  }

  set(time: number): void {
    this.time = time;
  }
}
