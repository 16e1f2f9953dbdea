import type { ReplyOf } from '@voltfront/contract';
import { type SpecialOfferState, specialDeadlineMs, specialOfferState } from '@voltfront/rules/order/special-offer';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import {
  type SpecialOfferRow,
  type SpecialOptionRow,
  selectSpecialOffer,
  selectSpecialOptions,
} from './agreement.repository';
import { lockOwnOrder, noteOrder } from './move-order';
import { type NewOrder, type OrderRow, selectOrder, updateOrder } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderKey } from './order.types';
import { timelineTexts } from './timeline.texts';
import { chooseYear } from './year/choose-year';

/** What an order can choose, until when, and where it stands. */
interface SpecialCase {
  options: SpecialOptionRow[];
  offer: SpecialOfferRow | undefined;
  state: SpecialOfferState;
}

async function caseOf(ctx: Ctx, row: OrderRow): Promise<SpecialCase> {
  const options = await selectSpecialOptions(ctx.db, row.modelId);
  if (options.length === 0 && row.chosenOption === null) return { options, offer: undefined, state: 'notEligible' };
  const offer = await selectSpecialOffer(ctx.db, row.modelId);
  const window = offer ? { startsAtMs: offer.startsAt, endsAtMs: offer.endsAt } : null;
  const { kind, state, locksAt } = row;
  const facts = { kind, state, locksAtMs: locksAt, hasChosen: row.chosenOption !== null };
  return { options, offer, state: specialOfferState(window, facts, ctx.now()) };
}

/** The option of who does not choose: the one named by the offer, else the first. */
const defaultOf = ({ options, offer }: SpecialCase): SpecialOptionRow | undefined =>
  options.find(({ optionCode }) => optionCode === offer?.defaultOption) ?? options[0];

/**
 * Special agreements offered for an order of the caller, the saved choice and the final one, and the
 * time to choose. None are offered before the deposit.
 */
export async function showSpecialOptions(
  ctx: Ctx,
  key: OrderKey,
): Promise<ReplyOf<'POST /api/mporder/v1/special/getSpecialOrderOption'>> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  const special = await caseOf(ctx, row);
  const { state, offer } = special;
  const offered = state === 'notEligible' ? [] : special.options;
  const { savedOption, chosenOption, chosenAt, isChosenByDefault, locksAt } = row;
  const window = offer ? { startsAtMs: offer.startsAt, endsAtMs: offer.endsAt } : null;
  return {
    state,
    options: offered.map(({ optionCode, title, text }) => ({ optionCode, title, text })),
    savedCode: savedOption,
    chosenCode: chosenOption,
    chosenAt,
    isChosenByDefault,
    defaultCode: offered.length > 0 ? (defaultOf(special)?.optionCode ?? null) : null,
    startsAt: offer?.startsAt ?? null,
    deadlineAt: specialDeadlineMs(window, locksAt),
    terms: offered.length > 0 ? (offer?.terms ?? []) : [],
  };
}

async function lockOpen(ctx: Ctx, key: OrderKey, optionCode: string): Promise<{ row: OrderRow; title: string }> {
  const row = await lockOwnOrder(ctx, key);
  const { options, state } = await caseOf(ctx, row);
  if (state !== 'open' && state !== 'chosen') throw refuse('STATE_CHANGED');
  const option = options.find((offered) => offered.optionCode === optionCode);
  if (!option) throw refuse('NOT_FOUND');
  return { row, title: option.title };
}

/**
 * Saves a choice that is not final. @throws ALREADY_DONE once a choice is final, STATE_CHANGED
 * outside of the time to choose, NOT_FOUND
 */
export async function saveOption(ctx: Ctx, key: OrderKey, optionCode: string): Promise<void> {
  const { row } = await lockOpen(ctx, key, optionCode);
  if (row.chosenOption !== null) throw refuse('ALREADY_DONE');
  await updateOrder(ctx.db, key, { savedOption: optionCode, updatedAt: ctx.now() });
}

/**
 * Makes a choice final; a repeated call, even with another option, returns the first. Codes of a
 * new model year are handled by `chooseYear` instead. @throws STATE_CHANGED outside of the time to
 * choose, NOT_FOUND, and the errors of `chooseYear`
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
  const { row, title } = await lockOpen(ctx, key, optionCode);
  const chosenAt = ctx.now();
  const line = { title: timelineTexts.optionChosen, note: title, who: 'customer' as const };
  await noteOrder(ctx, row, line, { savedOption: optionCode, chosenOption: optionCode, chosenTitle: title, chosenAt });
  return { chosenCode: optionCode, chosenAt };
}

/**
 * The columns that a lock adds: who chose no special agreement in time gets the default. Nothing
 * where none is offered, or one was chosen.
 */
export async function defaultAtLock(ctx: Ctx, row: OrderRow): Promise<Partial<NewOrder>> {
  if (row.chosenOption !== null) return {};
  const fallback = defaultOf(await caseOf(ctx, row));
  if (!fallback) return {};
  const { optionCode: chosenOption, title: chosenTitle } = fallback;
  return { chosenOption, chosenTitle, chosenAt: ctx.now(), isChosenByDefault: true };
}
