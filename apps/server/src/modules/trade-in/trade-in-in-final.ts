import type { BodyOf } from '@voltfront/contract';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { HookMap } from '../../kernel/hooks';
import { bookOnOrder, findAccount, lockOwnOrder, orderByNumber } from '../order';
import { completeTradeIn } from './bind-order';
import { type RequestRow, selectBound, selectRequests } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** The store that a member of staff works in; null when none is known. */
    storeOfStaff: { input: { accountId: string }; answer: string | null };
  }
}

type Answer = HookMap['tradeInOfOrder']['answer'];

/** Requests looked at for one without an order, newest first. */
const MOST = 20;
const UNDER_REVIEW: readonly RequestRow['state'][] = ['appointed', 'offered', 'accepted'];

const nameOf = ({ car }: RequestRow) => `${car.brandName} ${car.seriesName}`;

function bound(row: RequestRow): Answer {
  const { requestId, state, offerFen, bookedFen } = row;
  const facts = { requestId, carName: nameOf(row) };
  if (state === 'accepted' && offerFen !== null) return { ...facts, state: 'agreed', valueFen: offerFen };
  return state === 'completed' && bookedFen !== null ? { ...facts, state: 'handedOver', valueFen: bookedFen } : null;
}

/** The old car of an order for its final payment; else the customer's newest one that is not for another order. */
export async function tradeInInFinal(ctx: Ctx, key: HookMap['tradeInOfOrder']['input']): Promise<Answer> {
  const [own] = await selectBound(ctx.db, key.userId, key.orderNo);
  if (own) return bound(own);
  const requests = await selectRequests(ctx.db, key.userId, { after: null, limit: MOST });
  const free = requests.find(({ state, orderNo }) => orderNo === null && UNDER_REVIEW.includes(state));
  return free ? { requestId: free.requestId, state: 'review', carName: nameOf(free), valueFen: free.offerFen } : null;
}

/** @throws FORBIDDEN when the order is delivered by another store than the caller's */
async function assertOwnStore(ctx: ActorCtx, storeId: string | null): Promise<void> {
  const desks = await ctx.app.hooks.ask(ctx, 'storeOfStaff', { accountId: ctx.actor.accountId });
  const desk = desks.find((each) => each !== null) ?? null;
  if (desk === null || desk !== storeId) throw refuse('FORBIDDEN', { message: tradeInTexts.otherStore });
}

/**
 * Staff of the delivering store take the old car over: its value is booked on the order, once. Call it in a transaction.
 * @throws NOT_FOUND, FORBIDDEN for another store, STATE_CHANGED before the new car arrived and without an agreed old car
 */
export async function handOverOldCar(
  ctx: ActorCtx,
  { orderNo }: BodyOf<'POST /api/mporder/v1/staff/tradeIn/handOver'>,
): Promise<void> {
  const known = await orderByNumber(ctx, orderNo);
  const isActive = known ? await guardOf(ctx).holdAccount(ctx.db, known.userId) : false;
  if (!known || !isActive) throw refuse('NOT_FOUND', { message: tradeInTexts.missing });
  await assertOwnStore(ctx, known.storeId);
  const order = await lockOwnOrder(ctx, known);
  const { account, tradeIn } = await findAccount(ctx, order);
  if (order.state !== 'arrived' || tradeIn?.state !== 'agreed' || account.tradeInFen === 0)
    throw refuse('STATE_CHANGED', { message: tradeInTexts.noHandOver });
  await completeTradeIn(ctx, order, account.tradeInFen);
  await bookOnOrder(ctx, order, { from: 'tradeIn', amountFen: account.tradeInFen });
}
