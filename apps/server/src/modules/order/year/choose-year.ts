import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { earn } from '../../points';
import { changeTexts } from '../change/change.texts';
import type { PriceAdjustment } from '../change/change.types';
import { assertChangeable } from '../change/change-refusal';
import { adjustQuote } from '../change/quote-for-order';
import { recordChange } from '../change/write-change';
import { lockOwnOrder, noteOrder } from '../move-order';
import { type NewOrder, type OrderRow, selectOrder } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderKey } from '../order.types';
import { upsertDecision } from './year.repository';
import type { Compensation } from './year.tables';
import { type YearCase, yearCaseOf } from './year-state';

/** Option code of the decision to change, for `special/agreement/choice`. */
export const YEAR_CHANGE_CODE = 'yearChange';

/** Ledger reference of a compensation's points: once per order and offer. */
export const keepRef = ({ orderNo }: OrderKey, offerId: string): string => `${orderNo}.${offerId}`;

interface Choice {
  chosenCode: string;
  chosenAt: number;
}

/** Deducts a compensation from the order's price; the car's price stays as ordered. */
async function discountColumns(ctx: Ctx, row: OrderRow, granted: Compensation): Promise<Partial<NewOrder>> {
  const { optionCode: code, title: name, amountFen } = granted;
  const discount: PriceAdjustment = { source: 'year', code, name, amountFen: amountFen ?? 0, productCodes: null };
  const { quote } = await adjustQuote(ctx, row.quote, [discount]);
  return { quote, totalFen: quote.totalFen, adjustments: [...row.adjustments, discount] };
}

/**
 * Grants the compensation for keeping the year: points through the ledger, a coupon as a price
 * line.
 */
async function grant(ctx: Ctx, row: OrderRow, { offer }: YearCase, granted: Compensation): Promise<OrderRow> {
  const { offerId } = offer;
  const note = changeTexts.keepGranted({ title: granted.title });
  const line = { title: changeTexts.yearKept, note, who: 'customer' as const };
  if (granted.kind === 'points') {
    const ref = keepRef(row, offerId);
    await earn(ctx, { accountId: row.userId, amount: granted.points ?? 0, reason: 'yearKeep', ref });
    return noteOrder(ctx, row, line, { yearPending: null });
  }
  const columns = await discountColumns(ctx, row, granted);
  const { modelName, versionName } = row.quote;
  const story = {
    kind: 'year' as const,
    title: line.title,
    before: { modelName, versionName, totalFen: row.totalFen },
    after: { modelName, versionName, totalFen: columns.totalFen ?? row.totalFen },
    items: [{ label: changeTexts.keepCompensation, before: '', after: granted.title }],
    released: [],
  };
  const { row: changed } = await recordChange(ctx, row, story, { ...columns, yearPending: null });
  return changed;
}

async function keep(ctx: Ctx, row: OrderRow, found: YearCase, wanted: Compensation): Promise<Choice> {
  const { offer, decision } = found;
  const grantedCode = decision?.grantedCode ?? null;
  if (grantedCode !== null && grantedCode !== wanted.optionCode)
    throw refuse('ALREADY_DONE', { message: orderTexts.keptGranted });
  if (decision?.choice === 'keep') return { chosenCode: wanted.optionCode, chosenAt: decision.chosenAt };
  const chosenAt = ctx.now();
  const { userId, orderNo } = row;
  const entry = { userId, orderNo, offerId: offer.offerId, choice: 'keep' as const, chosenAt };
  if (grantedCode === null) {
    await grant(ctx, row, found, wanted);
    await upsertDecision(ctx.db, { ...entry, grantedCode: wanted.optionCode, grantedAt: chosenAt });
  } else {
    const line = { title: changeTexts.yearKept, note: changeTexts.keepGrantedBefore, who: 'customer' as const };
    await noteOrder(ctx, row, line, { yearPending: null });
    await upsertDecision(ctx.db, entry);
  }
  return { chosenCode: wanted.optionCode, chosenAt };
}

async function change(ctx: Ctx, row: OrderRow, { offer, decision }: YearCase): Promise<Choice> {
  if (decision?.choice === 'change') return { chosenCode: YEAR_CHANGE_CODE, chosenAt: decision.chosenAt };
  const chosenAt = ctx.now();
  const { userId, orderNo } = row;
  await upsertDecision(ctx.db, { userId, orderNo, offerId: offer.offerId, choice: 'change', chosenAt });
  return { chosenCode: YEAR_CHANGE_CODE, chosenAt };
}

/**
 * Stores the decision about a new model year: keep the current one for a compensation, granted
 * once, or intend to change. The decision can be revised until the protocol of a change is signed.
 * Null when the code is not part of the order's offer. Call it in a transaction.
 * @throws ORDER_LOCKED, ALREADY_DONE once a compensation was granted or the change signed,
 * STATE_CHANGED after the deadline
 */
export async function chooseYear(ctx: Ctx, key: OrderKey, optionCode: string): Promise<Choice | null> {
  const known = await selectOrder(ctx.db, key);
  const seen = known ? await yearCaseOf(ctx, known) : null;
  const wanted = seen?.offer.compensations.find((compensation) => compensation.optionCode === optionCode);
  if (!wanted && (optionCode !== YEAR_CHANGE_CODE || !seen)) return null;
  const row = await lockOwnOrder(ctx, key);
  const found = await yearCaseOf(ctx, row);
  if (!found) return null;
  assertChangeable('year', row, ctx.now(), found.phase);
  return wanted ? keep(ctx, row, found, wanted) : change(ctx, row, found);
}
