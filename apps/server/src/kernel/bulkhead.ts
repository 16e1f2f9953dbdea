import { refuse } from './errors';

/** How many may be inside under one name at once. */
export interface Limit {
  name: string;
  most: number;
}

/** Who has a place under one name, and who waits for one. */
interface Compartment {
  inside: number;
  waiting: Set<() => void>;
}

/**
 * A bulkhead: limited places under any number of names, so that what is slow under one name fills no other. Who finds no
 * place waits for one, first come, first served.
 */
export class Bulkhead {
  private readonly compartments = new Map<string, Compartment>();

  /** @param waitMs longest wait for all places of one run */
  constructor(private readonly waitMs: number) {}

  /**
   * Runs `work` once there is a place under every name. Places are taken in the order given: put first what few share,
   * so that nobody holds a place that all want while waiting for one that only few do.
   * @throws OVERLOADED when there is none in time
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
      // The place passes on to whoever waited longest.
      compartment.waiting.delete(next);
      next();
      return;
    }
    compartment.inside -= 1;
    if (compartment.inside === 0) this.compartments.delete(name);
  }
}
