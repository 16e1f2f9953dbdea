import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { keptPlaces } from './kept-places';
import {
  type AdviserRow,
  type ClosureRow,
  deleteClosure,
  insertClosure,
  type StoreRow,
  selectClosures,
  selectStoreForUpdate,
  updateAdviser,
  updateStore,
} from './store.repository';
import { storeTexts } from './store.texts';

/** A store that is about to be changed: other staff wait until the transaction ends. @throws NOT_FOUND */
export async function lockStore(ctx: Ctx, storeId: string): Promise<StoreRow> {
  const row = await selectStoreForUpdate(ctx.db, storeId);
  if (!row) throw refuse('NOT_FOUND', { message: storeTexts.missing });
  return row;
}

/** Changes what is given; orders see it at once. */
export async function changeStore(
  ctx: Ctx,
  storeId: string,
  changes: Partial<Pick<StoreRow, 'phone' | 'hours' | 'services'>>,
): Promise<void> {
  await updateStore(ctx.db, storeId, changes);
  keptPlaces.changed(ctx);
}

/** @throws NOT_FOUND for an adviser of another store */
export async function changeAdviser(
  ctx: Ctx,
  key: Pick<AdviserRow, 'storeId' | 'adviserId'>,
  changes: Pick<AdviserRow, 'title' | 'phone' | 'hours' | 'restDays'>,
): Promise<void> {
  if (!(await updateAdviser(ctx.db, key, changes))) throw refuse('NOT_FOUND', { message: storeTexts.noAdviser });
  keptPlaces.changed(ctx);
}

/** Adds a closure to a locked store. @throws STATE_CHANGED where another one is then, BAD_INPUT for a time that is over */
export async function addClosure(ctx: Ctx, given: Omit<ClosureRow, 'closureId'>): Promise<ClosureRow> {
  const { storeId, fromAt, untilAt } = given;
  if (untilAt <= fromAt || untilAt <= ctx.now())
    throw refuse('BAD_INPUT', { message: storeTexts.noSpan, data: { fields: ['body.untilAt'] } });
  const others = await selectClosures(ctx.db, [storeId], ctx.now());
  const isThere = others.some((other) => other.fromAt < untilAt && fromAt < other.untilAt);
  if (isThere) throw refuse('STATE_CHANGED', { message: storeTexts.closedThen });
  const row = { ...given, closureId: newId(ctx.now()) };
  await insertClosure(ctx.db, row);
  return row;
}

/** Takes a closure of a locked store away. @throws NOT_FOUND when it is over, or another store's */
export async function takeClosureBack(
  ctx: Ctx,
  { storeId, closureId }: Pick<ClosureRow, 'storeId' | 'closureId'>,
): Promise<ClosureRow> {
  const row = (await selectClosures(ctx.db, [storeId], ctx.now())).find((each) => each.closureId === closureId);
  if (!row) throw refuse('NOT_FOUND', { message: storeTexts.noClosure });
  await deleteClosure(ctx.db, closureId);
  return row;
}
