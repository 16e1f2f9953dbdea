import { InsistentBuyer } from './insistent-buyer';
import { eventually, type ServerProcess } from './server-process';

const PATIENCE_MS = 40_000;

/** Customers who order one car after the other, through any outage of the database. */
export class OrderLoad {
  /** Numbers of the orders that the server acknowledged. */
  readonly acknowledged: string[] = [];
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly server: ServerProcess,
    readonly buyers: InsistentBuyer[],
  ) {}

  /** Logs `count` customers in and lets them begin. */
  static async begin(server: ServerProcess, count: number): Promise<OrderLoad> {
    const buyers = Array.from({ length: count }, (_, index) => new InsistentBuyer(`1360000${1000 + index}`));
    for (const buyer of buyers) await buyer.login(server);
    const load = new OrderLoad(server, buyers);
    load.running = Promise.all(buyers.map((buyer) => load.keepOrdering(buyer)));
    // Errors are thrown by `end`.
    load.running.catch(() => undefined);
    return load;
  }

  private async keepOrdering(buyer: InsistentBuyer): Promise<void> {
    while (!this.isOver) this.acknowledged.push(await buyer.order(this.server));
  }

  /** How many responses asked for a retry. */
  get refusals(): number {
    return this.buyers.reduce((sum, { refusals }) => sum + refusals.length, 0);
  }

  /** Waits until `count` more orders were acknowledged. */
  moreOrders(count: number): Promise<true> {
    const wanted = this.acknowledged.length + count;
    return this.until(`${count} more orders`, () => this.acknowledged.length >= wanted);
  }

  /** Waits until `count` more responses asked for a retry. */
  moreRefusals(count: number): Promise<true> {
    const wanted = this.refusals + count;
    return this.until(`${count} more refusals`, () => this.refusals >= wanted);
  }

  private until(what: string, isThere: () => boolean): Promise<true> {
    const failed = this.running.then(() => undefined as never);
    return Promise.race([eventually(what, async () => isThere() || undefined, PATIENCE_MS), failed]);
  }

  /**
   * Lets the customers finish their current order. Rejects when one of them got any other error.
   */
  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }
}
