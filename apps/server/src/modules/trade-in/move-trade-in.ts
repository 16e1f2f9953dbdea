import {
  nextTradeInState,
  openTradeInStates,
  type TradeInActor,
  type TradeInEvent,
} from '@voltfront/rules/trade-in/trade-in-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { withoutPhotos } from './photos';
import {
  insertHistory,
  type NewRequest,
  type RequestRow,
  selectRequestForUpdate,
  updateRequest,
} from './trade-in.repository';
import type { StoredState, TradeInKey } from './trade-in.types';

/** How a move is made and told. */
export interface TradeInMoveOptions {
  who: TradeInActor;
  title: string;
  note?: string;
  changes?: Partial<NewRequest>;
}

/** Reads and locks an own request. @throws NOT_FOUND also for somebody else's. */
export async function lockOwnRequest(ctx: Ctx, key: TradeInKey): Promise<RequestRow> {
  const row = await selectRequestForUpdate(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: '置换申请不存在' });
  return row;
}

/** Where `event` leads a request. @throws STATE_CHANGED when it cannot happen from its state */
export function stateAfter(row: Pick<RequestRow, 'state'>, event: TradeInEvent, who: TradeInActor): StoredState {
  const to = nextTradeInState(row.state, event, who);
  if (to === null || to === 'none') throw refuse('STATE_CHANGED');
  return to;
}

/**
 * The one place where a request's state moves: checks the guard, writes state, history and event in the caller's
 * transaction. `row` must be locked by it.
 * @throws STATE_CHANGED when the move is not allowed from here
 */
export async function moveTradeIn(
  ctx: Ctx,
  row: RequestRow,
  event: TradeInEvent,
  { who, title, note = '', changes }: TradeInMoveOptions,
): Promise<RequestRow> {
  const at = ctx.now();
  const sequence = row.historyCount + 1;
  const state = stateAfter(row, event, who);
  const isOver = !openTradeInStates.includes(state);
  const ending = isOver ? { car: await withoutPhotos(ctx, row) } : {};
  const stored = await updateRequest(ctx.db, row, {
    ...changes,
    ...ending,
    state,
    historyCount: sequence,
    updatedAt: at,
  });
  const { userId, requestId } = row;
  await insertHistory(ctx.db, { userId, requestId, sequence, state, title, note, at });
  if (state !== row.state)
    await publish(ctx, 'TradeInMoved', {
      userId,
      requestId,
      from: row.state,
      to: state,
      offerFen: stored.offerFen,
      at,
    });
  return stored;
}
