import { SECOND_MS } from '@voltfront/rules/time';
import type { AppServices, Ctx } from './context';
import type { Db } from './database';
import { afterCommit } from './transaction-scope';

/** How long a process trusts its copy. */
const KEEP_MS = 5 * SECOND_MS;

interface Slot<T> {
  rows: T;
  /** On the process' own steady clock. */
  readAt: number;
}

/**
 * Rows that change seldom and that everybody reads, such as cities and texts of agreements, in the memory of this process.
 * A change made by another process is seen within 5 seconds. Not for anything limited or personal.
 */
export class KeptRows<T> {
  private readonly slots = new WeakMap<AppServices, Slot<T>>();

  constructor(private readonly read: (db: Db) => Promise<T>) {}

  /** The rows; never change what it gives. When the copy is old one caller reads anew, the others still get the old one. */
  async load(ctx: Ctx): Promise<T> {
    const slot = this.slots.get(ctx.app);
    const now = performance.now();
    if (slot && now - slot.readAt < KEEP_MS) return slot.rows;
    if (slot) slot.readAt = now;
    try {
      const rows = await this.read(ctx.db);
      this.slots.set(ctx.app, { rows, readAt: now });
      return rows;
    } catch (error) {
      this.slots.delete(ctx.app);
      throw error;
    }
  }

  /** Call it in the transaction of every change of these rows. */
  changed(ctx: Ctx): void {
    this.slots.delete(ctx.app);
    afterCommit(() => this.slots.delete(ctx.app));
  }
}
