import type { FoundDifference } from '@voltfront/rules/reconciliation/books';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import type { DayRow } from './day.repository';
import { type DifferenceRow, insertDifferences, selectOfDayForUpdate, updateDifference } from './difference.repository';
import { differenceStates } from './move-difference';

const keyOf = ({ kind, about, number }: Pick<FoundDifference, 'kind' | 'about' | 'number'>) =>
  `${kind} ${about} ${number}`;

/** Figures that staff judged by: with others the difference is another one. */
const FIGURES = [
  'providerNo',
  'ourFen',
  'theirFen',
  'effectFen',
  'ourState',
  'theirState',
  'ourAt',
  'theirAt',
] as const;

const isSame = (row: DifferenceRow, found: FoundDifference) => FIGURES.every((name) => row[name] === found[name]);

/** A difference that is found again: it stays as staff left it, unless its figures changed or it came back. */
async function findAgain(ctx: Ctx, row: DifferenceRow, found: FoundDifference): Promise<void> {
  const isUnchanged = isSame(row, found);
  const { kind: _kind, about: _about, number: _number, ...figures } = found;
  const isBack = row.state === 'settled' && row.settledBy === 'shop';
  if (row.state !== 'open' && (isBack || !isUnchanged))
    await differenceStates.move(ctx, row, 'reopen', { who: 'shop', changes: figures });
  else if (!isUnchanged) await updateDifference(ctx.db, row.id, { ...figures, updatedAt: ctx.now() });
}

/**
 * Records what a comparison of a day found: new differences are open, known ones stay, those that are not found any more are
 * settled. The day must be locked.
 */
export async function recordDifferences(
  ctx: Ctx,
  day: DayRow,
  found: readonly FoundDifference[],
  orderNos: ReadonlyMap<string, string>,
): Promise<void> {
  const known = new Map((await selectOfDayForUpdate(ctx.db, day.id)).map((row) => [keyOf(row), row]));
  const now = ctx.now();
  const added: DifferenceRow[] = [];
  for (const one of found) {
    const row = known.get(keyOf(one));
    known.delete(keyOf(one));
    if (row) await findAgain(ctx, row, one);
    else
      added.push({
        ...one,
        id: newId(now),
        dayId: day.id,
        method: day.method,
        day: day.day,
        orderNo: orderNos.get(one.number) ?? null,
        state: 'open',
        settledBy: null,
        historyCount: 1,
        createdAt: now,
        updatedAt: now,
      });
  }
  await insertDifferences(ctx.db, added);
  for (const row of known.values())
    if (row.state !== 'settled') await differenceStates.move(ctx, row, 'repair', { who: 'shop' });
}
