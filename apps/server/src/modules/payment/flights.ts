/**
 * Calls to external services, one at a time per key in this process: a caller with the same request
 * shares the running call, one with a different request waits until it has finished. There is no
 * coordination between processes, so the work itself must be safe to run concurrently.
 */
export class Flights<T> {
  private readonly underWay = new Map<string, { wish: string; result: Promise<T> }>();

  async run(key: string, wish: string, work: () => Promise<T>): Promise<T> {
    for (let other = this.underWay.get(key); other; other = this.underWay.get(key)) {
      if (other.wish === wish) return other.result;
      await Promise.allSettled([other.result]);
    }
    const result = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, { wish, result });
    return result;
  }
}
