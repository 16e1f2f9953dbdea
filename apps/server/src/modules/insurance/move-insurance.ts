import {
  INSURANCE_MACHINE,
  type InsuranceActor,
  type InsuranceEvent,
  type InsuranceFacts,
  type InsuranceState,
  isInsured,
} from '@voltfront/rules/insurance/insurance-moves';
import type { Ctx } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { keepStates, type MoveOptions } from '../../kernel/state-machine';
import { type HandedOverOrder, lockHandover, noteInsurance, timelineTexts } from '../order';
import {
  addInsurance,
  type InsuranceRow,
  type NewInsurance,
  selectInsuranceForUpdate,
  updateInsurance,
} from './insurance.repository';
import { insuranceTexts } from './insurance.texts';
import type { InsuranceKey } from './insurance.types';

/** The insurance of an order together with the order, both locked. */
export interface Insurance {
  order: HandedOverOrder;
  row: InsuranceRow;
}

interface InsuranceKind {
  key: InsuranceKey;
  row: InsuranceRow & { order?: HandedOverOrder };
  changes: Partial<NewInsurance>;
  state: InsuranceState;
  event: InsuranceEvent;
  actor: InsuranceActor;
  facts: InsuranceFacts;
}

/** Titles on the order's timeline. Asking for a quote is not told there: its answer is. */
const TITLES: Partial<Record<InsuranceEvent, string>> = {
  takeQuote: timelineTexts.insuranceQuoted,
  loseQuote: timelineTexts.insuranceUnquoted,
  issue: timelineTexts.insuranceIssued,
  sendOwnPolicy: timelineTexts.ownPolicySent,
  acceptOwnPolicy: timelineTexts.ownPolicyAccepted,
  rejectOwnPolicy: timelineTexts.ownPolicyRejected,
};

const kept = keepStates<InsuranceKind>({
  machine: () => INSURANCE_MACHINE,
  facts: ({ order, quote }, nowMs) => ({
    orderState: order?.state ?? 'created',
    quoteEndsAtMs: quote?.endsAt ?? null,
    nowMs,
  }),
  lock: selectInsuranceForUpdate,
  missing: insuranceTexts.missing,
  async write(ctx, row, changes, { title, note, who, state }) {
    const { order: _, ...stored } = row;
    if (title !== '') await noteInsurance(ctx, row, { title, note, who, isChosen: isInsured(state) });
    return updateInsurance(ctx.db, stored, changes);
  },
  async follow(ctx, before, { userId, orderNo, modelId, state: to, updatedAt: at }) {
    await publish(ctx, 'InsuranceMoved', { userId, orderNo, modelId, from: before.state, to, at });
  },
});

/**
 * Locks an order and then its insurance, whose row is made when there is none. @throws NOT_FOUND also for somebody else's
 */
export async function lockInsurance(ctx: Ctx, key: InsuranceKey): Promise<Insurance> {
  const order = await lockHandover(ctx, key);
  const { userId, orderNo, modelId, storeId } = order;
  const now = ctx.now();
  await addInsurance(ctx.db, { userId, orderNo, modelId, storeId, state: 'none', createdAt: now, updatedAt: now });
  return { order, row: await kept.lock(ctx, key) };
}

/** Whether an event can happen now. */
export const canMoveInsurance = (
  ctx: Ctx,
  { order, row }: Insurance,
  event: InsuranceEvent,
  who: InsuranceActor,
): boolean => kept.next({ ...row, order }, event, who, ctx.now()) !== null;

/**
 * The only function that changes the state of an insurance, with the order's timeline and fact, in the caller's
 * transaction. @throws STATE_CHANGED when the transition is not allowed
 */
export const moveInsurance = (
  ctx: Ctx,
  { order, row }: Insurance,
  event: InsuranceEvent,
  options: Pick<MoveOptions<InsuranceKind>, 'who' | 'note' | 'changes'>,
): Promise<InsuranceRow> => kept.move(ctx, { ...row, order }, event, { ...options, title: TITLES[event] ?? '' });
