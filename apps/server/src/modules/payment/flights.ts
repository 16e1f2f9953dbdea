/**
 * Work that waits for somebody outside, one at a time per key in this process: who wants the very same shares it, who
 * wants something else waits until it is over. Processes do not know of each other, so the work itself must bear company.
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
