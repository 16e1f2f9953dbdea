import { SECOND_MS } from '@voltfront/rules/time';
import type { AppServices, Ctx } from './context';
import type { Db } from './database';
import { afterCommit } from './transaction-scope';

/** How long a process uses its copy without reading again. */
const KEEP_MS = 5 * SECOND_MS;

interface Slot<T> {
  rows: T;
  /** In milliseconds of the process's monotonic clock. */
  readAt: number;
}

/** What makes a process forget its copies, one for each kind of copy. */
const forgetters: ((app: AppServices) => void)[] = [];

/** For caches of their own kind: says how to forget the copy. */
export function onForgetKept(forget: (app: AppServices) => void): void {
  forgetters.push(forget);
}

/** Forgets all copies of this process: another one has just changed what they show. */
export function forgetKept(app: AppServices): void {
  for (const forget of forgetters) forget(app);
}

/**
 * A per-process cache of rows that change seldom and that everybody reads, such as cities and
 * agreement texts. Changes by another process show within 5 seconds. Not for stock, quotas or
 * personal data.
 */
export class KeptRows<T> {
  private readonly slots = new WeakMap<AppServices, Slot<T>>();

  constructor(private readonly read: (db: Db) => Promise<T>) {
    onForgetKept((app) => this.slots.delete(app));
  }

  /**
   * The cached rows; do not modify them. When the copy is stale one caller reads again while the
   * others still get the old copy.
   */
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

  /** Call it in every transaction that changes these rows. */
  changed(ctx: Ctx): void {
    this.slots.delete(ctx.app);
    afterCommit(() => this.slots.delete(ctx.app));
  }
}
