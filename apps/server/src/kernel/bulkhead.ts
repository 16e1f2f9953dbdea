import { refuse } from './errors';

/** How many runs may be active under one name at once. */
export interface Limit {
  name: string;
  most: number;
}

/** The active and the waiting runs of one name. */
interface Compartment {
  inside: number;
  waiting: Set<() => void>;
}

/**
 * A bulkhead: limits concurrent runs per name, so that slow work under one name does not block the
 * others. Runs above the limit wait in line, first come, first served.
 */
export class Bulkhead {
  private readonly compartments = new Map<string, Compartment>();

  /** @param waitMs longest total wait of one run, for all its slots */
  constructor(private readonly waitMs: number) {}

  /**
   * Runs `work` once it has a slot under every name. Slots are taken in the order given: list the
   * narrowest limit first, so that no run holds a widely shared slot while it waits for a scarce
   * one.
   * @throws OVERLOADED when the slots are not free in time
   */
  async run<T>(limits: Limit[], work: () => Promise<T>): Promise<T> {
    const endsAt = performance.now() + this.waitMs;
    const taken: string[] = [];
    try {
      for (const limit of limits) {
        if (!this.enter(limit)) await this.wait(limit.name, endsAt);
        taken.push(limit.name);
      }
      return await work();
    } finally {
      for (const name of taken) this.leave(name);
    }
  }

  private enter({ name, most }: Limit): boolean {
    const compartment = this.compartments.get(name) ?? { inside: 0, waiting: new Set() };
    this.compartments.set(name, compartment);
    if (compartment.inside >= most) return false;
    compartment.inside += 1;
    return true;
  }

  private wait(name: string, endsAt: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = this.compartments.get(name)?.waiting;
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        waiting?.delete(enter);
        reject(refuse('OVERLOADED'));
      };
      const timer = setTimeout(giveUp, Math.max(0, endsAt - performance.now()));
      waiting?.add(enter);
    });
  }

  private leave(name: string): void {
    const compartment = this.compartments.get(name);
    if (!compartment) return;
    const [next] = compartment.waiting;
    if (next) {
      // Hands the slot to the run that waited longest.
      compartment.waiting.delete(next);
      next();
      return;
    }
    compartment.inside -= 1;
    if (compartment.inside === 0) this.compartments.delete(name);
  }
}
