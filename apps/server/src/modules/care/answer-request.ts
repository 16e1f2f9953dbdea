import './care.events';
import {
  ADVISER_REQUEST_MACHINE,
  type AdviserRequestEvent,
  type AdviserRequestState,
} from '@voltfront/rules/care/adviser-request';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { staffSight } from '../../kernel/staff-sight';
import { keepStates } from '../../kernel/state-machine';
import { advisersOf } from '../store';
import { type RequestRow, selectRequestForUpdate, updateRequest } from './care.repository';
import { careTexts } from './care.texts';

interface RequestKind {
  key: string;
  row: RequestRow;
  changes: Partial<RequestRow>;
  state: AdviserRequestState;
  event: AdviserRequestEvent;
  actor: 'staff';
  facts: null;
}

const requests = keepStates<RequestKind>({
  machine: () => ADVISER_REQUEST_MACHINE,
  facts: () => null,
  lock: selectRequestForUpdate,
  missing: careTexts.noRequest,
  write: (ctx, { requestId }, { updatedAt: answeredAt, ...changes }) =>
    updateRequest(ctx.db, requestId, { ...changes, answeredAt }),
});

/** @throws NOT_FOUND also for another store's */
async function lockRequest(ctx: ActorCtx, requestId: string): Promise<RequestRow> {
  const row = await requests.lock(ctx, requestId);
  const sight = await staffSight(ctx, 'care');
  if (!sight.mayChange(row.storeId)) throw refuse('NOT_FOUND', { message: careTexts.noRequest });
  return row;
}

const tell = (ctx: Ctx, { userId, requestId, storeId }: RequestRow, adviserName: string | null, answer: string) =>
  publish(ctx, 'AdviserRequestAnswered', { userId, requestId, storeId, adviserName, answer, at: ctx.now() });

/**
 * Gives the customer of a request another adviser of the store, and tells them; needs a transaction.
 * @throws NOT_FOUND, BAD_INPUT for the same adviser or one of another store, STATE_CHANGED when it was answered
 */
export async function assignAdviser(
  ctx: ActorCtx,
  { requestId, adviserId }: { requestId: string; adviserId: string },
): Promise<{ ok: true }> {
  const row = await lockRequest(ctx, requestId);
  const { userId, storeId } = row;
  const given = (await advisersOf(ctx, storeId)).find((each) => each.adviserId === adviserId);
  if (!given || adviserId === row.adviserId)
    throw refuse('BAD_INPUT', { message: careTexts.notOther, data: { fields: ['body.adviserId'] } });
  await requests.move(ctx, row, 'assign', {
    who: 'staff',
    changes: { givenAdviserId: adviserId, answeredBy: ctx.actor.accountId },
  });
  await ctx.app.hooks.ask(ctx, 'giveAdviser', { userId, storeId, adviserId });
  await tell(ctx, row, given.name, '');
  return { ok: true };
}

/** Tells the customer why their adviser stays; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function declineRequest(
  ctx: ActorCtx,
  { requestId, answer }: { requestId: string; answer: string },
): Promise<{ ok: true }> {
  const row = await lockRequest(ctx, requestId);
  await requests.move(ctx, row, 'decline', { who: 'staff', changes: { answer, answeredBy: ctx.actor.accountId } });
  await tell(ctx, row, null, answer);
  return { ok: true };
}
