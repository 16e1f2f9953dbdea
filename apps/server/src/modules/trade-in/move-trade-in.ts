import {
  openTradeInStates,
  TRADE_IN_MACHINE,
  type TradeInActor,
  type TradeInEvent,
  type TradeInState,
} from '@voltfront/rules/trade-in/trade-in-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { keepStates, type MoveOptions } from '../../kernel/state-machine';
import { withoutPhotos } from './photos';
import { type NewRequest, type RequestRow, selectRequestForUpdate, updateRequestWithLine } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';
import type { TradeInKey } from './trade-in.types';

async function tellMove(ctx: Ctx, before: RequestRow, after: RequestRow): Promise<void> {
  if (after.state === before.state) return;
  const { userId, requestId, state: to, offerFen, updatedAt: at } = after;
  await publish(ctx, 'TradeInMoved', { userId, requestId, from: before.state, to, offerFen, at });
}

interface TradeInKind {
  key: TradeInKey;
  row: RequestRow;
  changes: Partial<NewRequest>;
  state: TradeInState;
  event: TradeInEvent;
  actor: TradeInActor;
  facts: null;
}

const requests = keepStates<TradeInKind>({
  machine: () => TRADE_IN_MACHINE,
  facts: () => null,
  lock: selectRequestForUpdate,
  missing: tradeInTexts.missing,
  write: (ctx, { userId, requestId }, changes, { who: _, ...line }) =>
    updateRequestWithLine(ctx.db, { ...changes, historyCount: line.sequence }, { userId, requestId, ...line }),
  // Photos are deleted when a request ends.
  prepare: async (ctx, row, to) =>
    openTradeInStates.includes(to) ? undefined : { car: await withoutPhotos(ctx, row) },
  follow: tellMove,
});

/** Reads a request of the caller and locks it. @throws NOT_FOUND also for somebody else's */
export const lockOwnRequest = (ctx: Ctx, key: TradeInKey): Promise<RequestRow> => requests.lock(ctx, key);

/** Checks that an event is allowed in the request's state. @throws STATE_CHANGED */
export function assertMove(ctx: Ctx, row: RequestRow, event: TradeInEvent, who: TradeInActor): void {
  if (requests.next(row, event, who, ctx.now()) === null) throw refuse('STATE_CHANGED');
}

/**
 * The only function that changes a request's state: condition, state, history and event in the
 * caller's transaction. `row` must be locked by it.
 * @throws STATE_CHANGED when the transition is not allowed
 */
export const moveTradeIn = (
  ctx: Ctx,
  row: RequestRow,
  event: TradeInEvent,
  options: MoveOptions<TradeInKind>,
): Promise<RequestRow> => requests.move(ctx, row, event, options);
