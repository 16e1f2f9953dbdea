import { createHash } from 'node:crypto';
import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { countView, findContact, findShare, insertContact, type ShareRow, withdrawShare } from './share.repository';
import { shareState } from './share-state';
import { isAdviser } from './show-shared';
import { vehicleTexts } from './vehicle.texts';

/** Visitors from one IP address count as one person; only a hash of the address is stored. */
const viewerOf = (ctx: Ctx, shareId: string): string =>
  ctx.actor?.accountId ?? createHash('sha256').update(`${shareId} ${ctx.ip}`).digest('hex').slice(0, 24);

/** Records the sharing adviser as the contact of a customer without one. */
async function noteContact(ctx: Ctx, { accountId: adviserId, shareId }: ShareRow): Promise<boolean> {
  if (!ctx.actor || adviserId === null) return false;
  const { accountId } = ctx.actor;
  const adviser = (await findPeople(ctx, [adviserId])).get(adviserId);
  if (!adviser || !isAdviser(adviser)) return false;
  await insertContact(ctx.db, { accountId, adviserId, shareId, createdAt: ctx.now() });
  return (await findContact(ctx.db, accountId)) === adviserId;
}

/**
 * Counts a view of a shared configuration once per person, never the sender's own; call it in a
 * transaction.
 * @throws NOT_FOUND
 */
export async function viewShared(
  ctx: Ctx,
  { shareId }: { shareId: string },
): Promise<ReplyOf<'POST /api/mporder/v1/vehicle/config/shared/view'>> {
  const row = await findShare(ctx.db, shareId);
  if (!row) throw refuse('NOT_FOUND', { message: vehicleTexts.shareMissing });
  const isMine = ctx.actor !== null && ctx.actor.accountId === row.accountId;
  if (isMine || shareState(row, ctx.now()) !== 'open') return { viewCount: row.viewCount, isContact: false };
  const viewCount = await countView(ctx.db, { shareId, viewer: viewerOf(ctx, shareId), createdAt: ctx.now() });
  return { viewCount, isContact: await noteContact(ctx, row) };
}

/**
 * Withdraws a share of the caller permanently.
 * @throws NOT_FOUND also for somebody else's
 */
export async function withdrawShared(ctx: ActorCtx, { shareId }: { shareId: string }): Promise<{ ok: true }> {
  if (!(await withdrawShare(ctx.db, ctx.actor.accountId, shareId, ctx.now()))) throw refuse('NOT_FOUND');
  return { ok: true };
}
