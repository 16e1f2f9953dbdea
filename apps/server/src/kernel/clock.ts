/** Where the server reads the time, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** The real time. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that only moves when told; starts at the real time unless told otherwise. */
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
