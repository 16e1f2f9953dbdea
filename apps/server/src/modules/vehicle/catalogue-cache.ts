import { SECOND_MS } from '@voltfront/rules/time';
import type { AppServices, Ctx } from '../../kernel/context';
import { onForgetKept } from '../../kernel/kept-rows';
import { afterCommit } from '../../kernel/transaction-scope';
import type { Catalogue } from './catalogue';
import { raiseRevision, readRevision } from './catalogue.repository';
import { readCatalogue } from './load-catalogue';

/** How long a process uses its copy before one caller checks the revision again. */
const CHECK_EVERY_MS = 5 * SECOND_MS;

interface Slot {
  catalogue: Catalogue | null;
  /** Counts the changes made by this process: a read that began before one of them may be outdated. */
  changes: number;
  /** In milliseconds of the process's monotonic clock. */
  checkedAt: number;
  /** The read in progress, shared by all callers that wait for it. */
  reading: Promise<Catalogue> | null;
}

const slots = new WeakMap<AppServices, Slot>();

/**
 * Transactions that changed the catalogue, with what they read since their last change: it is not committed, so nobody
 * else may see it.
 */
const changing = new WeakMap<Ctx['db'], Promise<Catalogue> | null>();

/** The catalogue as a transaction that changed it sees it, read once after each change. */
function loadChanged(ctx: Ctx): Promise<Catalogue> {
  const catalogue = changing.get(ctx.db) ?? readCatalogue(ctx.db);
  changing.set(ctx.db, catalogue);
  return catalogue;
}

function slotOf(app: AppServices): Slot {
  const slot = slots.get(app) ?? { catalogue: null, changes: 0, checkedAt: 0, reading: null };
  slots.set(app, slot);
  return slot;
}

async function refresh(ctx: Ctx, slot: Slot): Promise<Catalogue> {
  const { catalogue: copy, changes } = slot;
  if (copy && (await readRevision(ctx.db)) === copy.revision) return copy;
  const catalogue = await readCatalogue(ctx.db);
  if (slot.changes === changes) slot.catalogue = catalogue;
  return catalogue;
}

/** Drops the copy of this process, and what a read in progress will bring. */
function discard(slot: Slot): void {
  slot.catalogue = null;
  slot.reading = null;
  slot.changes += 1;
}

onForgetKept((app) => discard(slotOf(app)));

/**
 * The cached catalogue. Every 5 seconds one caller checks the revision; all others need no query. A
 * change made by another process is therefore seen within 5 seconds.
 */
export async function loadCatalogue(ctx: Ctx): Promise<Catalogue> {
  if (changing.has(ctx.db)) return loadChanged(ctx);
  const slot = slotOf(ctx.app);
  const now = performance.now();
  if (slot.catalogue && now - slot.checkedAt < CHECK_EVERY_MS) return slot.catalogue;
  slot.checkedAt = now;
  // A transaction reads for itself: it must not wait for a read that waits for a connection.
  if (ctx.db !== ctx.app.database.db) return refresh(ctx, slot);
  if (slot.reading) return slot.reading;
  const reading = refresh(ctx, slot).finally(() => {
    if (slot.reading === reading) slot.reading = null;
  });
  slot.reading = reading;
  return reading;
}

/** Call it in every transaction that changes catalogue rows, after each change: all processes then reload them. */
export async function catalogueChanged(ctx: Ctx): Promise<void> {
  await raiseRevision(ctx.db);
  if (ctx.db !== ctx.app.database.db) changing.set(ctx.db, null);
  const slot = slotOf(ctx.app);
  discard(slot);
  afterCommit(() => discard(slot));
}
