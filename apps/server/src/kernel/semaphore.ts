/** Limits how many tasks run at the same time; the others wait. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(private readonly parallel: number) {}

  /** How many tasks wait for their turn. */
  get line(): number {
    return this.waiting.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= this.parallel) await new Promise<void>((go) => this.waiting.push(go));
    else this.busy += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}
