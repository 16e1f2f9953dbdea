import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { selectSpecialOptions } from './agreement.repository';
import { lockOwnOrder, noteOrder } from './move-order';
import { type OrderRow, selectOrder, updateOrder } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderState } from './order.types';
import { timelineTexts } from './timeline.texts';
import { chooseYear } from './year/choose-year';

const ELIGIBLE: readonly OrderState[] = ['depositPaid', 'locked', 'inProduction', 'inTransit', 'arrived', 'paidInFull'];

/**
 * Special agreements offered for an order of the caller, the saved choice and the final one. None
 * are offered before the deposit.
 */
export async function showSpecialOptions(
  ctx: Ctx,
  key: OrderKey,
): Promise<ReplyOf<'POST /api/mporder/v1/special/getSpecialOrderOption'>> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  const isOffered = ELIGIBLE.includes(row.state) || row.chosenOption !== null;
  const offered = isOffered ? await selectSpecialOptions(ctx.db, row.modelId) : [];
  const options = offered.map(({ optionCode, title, text }) => ({ optionCode, title, text }));
  return { options, savedCode: row.savedOption, chosenCode: row.chosenOption, chosenAt: row.chosenAt };
}

async function lockEligible(ctx: Ctx, key: OrderKey, optionCode: string): Promise<{ row: OrderRow; title: string }> {
  const row = await lockOwnOrder(ctx, key);
  if (!ELIGIBLE.includes(row.state)) throw refuse('STATE_CHANGED');
  const option = (await selectSpecialOptions(ctx.db, row.modelId)).find((offered) => offered.optionCode === optionCode);
  if (!option) throw refuse('NOT_FOUND');
  return { row, title: option.title };
}

/**
 * Saves a choice that is not final. @throws ALREADY_DONE once a choice is final, STATE_CHANGED,
 * NOT_FOUND
 */
export async function saveOption(ctx: Ctx, key: OrderKey, optionCode: string): Promise<void> {
  const { row } = await lockEligible(ctx, key, optionCode);
  if (row.chosenOption !== null) throw refuse('ALREADY_DONE');
  await updateOrder(ctx.db, key, { savedOption: optionCode, updatedAt: ctx.now() });
}

/**
 * Makes a choice final; a repeated call, even with another option, returns the first. Codes of a
 * new model year are handled by `chooseYear` instead. @throws STATE_CHANGED, NOT_FOUND, and the
 * errors of `chooseYear`
 */
export async function chooseOption(
  ctx: Ctx,
  key: OrderKey,
  optionCode: string,
): Promise<{ chosenCode: string; chosenAt: number }> {
  const year = await chooseYear(ctx, key, optionCode);
  if (year) return year;
  const known = await lockOwnOrder(ctx, key);
  if (known.chosenOption !== null && known.chosenAt !== null)
    return { chosenCode: known.chosenOption, chosenAt: known.chosenAt };
  const { row, title } = await lockEligible(ctx, key, optionCode);
  const chosenAt = ctx.now();
  const line = { title: timelineTexts.optionChosen, note: title, who: 'customer' as const };
  await noteOrder(ctx, row, line, { savedOption: optionCode, chosenOption: optionCode, chosenTitle: title, chosenAt });
  return { chosenCode: optionCode, chosenAt };
}
