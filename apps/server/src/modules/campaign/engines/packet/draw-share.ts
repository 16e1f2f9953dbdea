import type { PacketData } from '@voltfront/contract';
import type { PacketView } from '@voltfront/rules/campaign/packet-state';
import { formatDate } from '@voltfront/rules/format/date';
import { SECOND_MS } from '@voltfront/rules/time';
import { passQueue } from '../../../../gateway/tickets';
import { fullId } from '../../../../kernel/compact-id';
import { type ActorCtx, type Ctx, withTransaction } from '../../../../kernel/context';
import { type AppError, refuse } from '../../../../kernel/errors';
import { publish } from '../../../../kernel/jobs';
import { earn } from '../../../points';
import { campaignTexts } from '../../campaign.texts';
import { holdPerson } from '../../read-campaign';
import { findPacket, type PacketRow, takeShare } from './packet.repository';
import { packetTexts } from './packet.texts';
import { findDraws, insertDraw } from './packet-draw.repository';
import { presentPacket } from './present-packet';

/** Openers of one round in a second, above which others wait for a ticket. */
const OPENERS = 100;

/** A packet by its id, or by the compact one of its mini-program code. @throws NOT_FOUND */
export async function packetOf(ctx: Ctx, packetId: string): Promise<PacketRow> {
  const row = await findPacket(ctx.db, fullId(packetId));
  if (!row) throw refuse('NOT_FOUND', { message: packetTexts.missing });
  return row;
}

/** Why a packet cannot be opened. */
function refusalOf(view: PacketView): AppError {
  if (view === 'empty') return refuse('SOLD_OUT', { message: packetTexts.empty });
  if (view === 'own') return refuse('FORBIDDEN', { message: packetTexts.own });
  if (view === 'notAllowed') return refuse('FORBIDDEN', { message: packetTexts.ownersOnly });
  if (view === 'closed') return refuse('STATE_CHANGED', { message: campaignTexts.ended });
  if (view === 'cancelled') return refuse('STATE_CHANGED', { message: packetTexts.cancelled });
  if (view === 'coming') return refuse('STATE_CHANGED', { message: packetTexts.notStarted });
  return refuse('STATE_CHANGED', { message: packetTexts.expired });
}

/** Lets openers of a round through a few at a time. @throws TICKET */
const passRound = (ctx: Ctx, { id }: PacketRow): Promise<void> =>
  passQueue(ctx, {
    name: `packet:${id}`,
    isBusy: ctx.app.cache.increment(`packet:door:${id}`, SECOND_MS).then(({ count }) => count > OPENERS),
  });

/** Takes a share for the caller, who may have one, and books it; needs a transaction. @returns false when none is left */
export async function takeOwnShare(ctx: ActorCtx, row: PacketRow): Promise<boolean> {
  const { accountId } = ctx.actor;
  await holdPerson(ctx);
  if ((await findDraws(ctx.db, accountId, [row.id])).size > 0) return true;
  const now = ctx.now();
  const share = await takeShare(ctx.db, row.id, now);
  if (!share) return false;
  const { n, points } = share;
  const draw = { accountId, packetId: row.id, campaignId: row.campaignId, n, points, day: formatDate(now) };
  await insertDraw(ctx.db, { ...draw, thankedAt: null, createdAt: now });
  await earn(ctx, { accountId, amount: points, reason: 'redPacket', ref: `share:${row.id}` });
  if (n === row.shares && row.accountId !== null && row.accountId !== accountId) {
    const total = row.points + row.supplement;
    const payload = { accountId: row.accountId, packetId: row.id, points: total, shares: row.shares };
    await publish(ctx, 'PacketEmptied', payload);
  }
  return true;
}

/**
 * Opens one share of a packet for the caller and books its points at once; again it answers with the same share. Openers of a
 * round wait for a ticket under load. Call it outside a transaction: who is refused or waits holds none.
 * @throws NOT_FOUND, TICKET, SOLD_OUT, FORBIDDEN for an own packet or one for owners, STATE_CHANGED
 */
export async function drawShare(ctx: ActorCtx, { packetId }: { packetId: string }): Promise<PacketData> {
  const row = await packetOf(ctx, packetId);
  const found = await presentPacket(ctx, row);
  if (found.view === 'drawn') return found;
  if (found.view !== 'open') throw refusalOf(found.view);
  if (row.accountId === null) await passRound(ctx, row);
  const isTaken = await withTransaction(ctx, (tx) => takeOwnShare(tx, row));
  const after = await presentPacket(ctx, await packetOf(ctx, packetId));
  if (!isTaken) throw refusalOf(after.view);
  return after;
}
