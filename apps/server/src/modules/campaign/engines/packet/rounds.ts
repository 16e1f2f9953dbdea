import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { type ActorCtx, type Ctx, withTransaction } from '../../../../kernel/context';
import { startOfDay } from '../../../../kernel/day-span';
import { refuse } from '../../../../kernel/errors';
import { publish, schedule } from '../../../../kernel/jobs';
import { findCampaign } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { openCampaign, presentLanding } from '../../read-campaign';
import { returnBudget, takeBudget } from './budget.repository';
import { packetOf } from './draw-share';
import { OPEN_MS, packetRow } from './make-packet';
import {
  cancelRound as cancelRow,
  findPacket,
  insertPacket,
  listRounds,
  moveRound as moveRow,
  type PacketRow,
} from './packet.repository';
import { packetTexts } from './packet.texts';
import { sumDrawn } from './packet-draw.repository';
import { PACKET, packetSettingsOf } from './packet-settings';
import { presentPackets, stateOf } from './present-packet';
import { deleteReminder, insertReminder, takeReminders } from './reminder.repository';

/** Rounds that the list shows: from today on, and from before. */
const AHEAD = 20;
const PAST = 10;
/** People are reminded so long (ms) before a round begins. */
const REMIND_MS = 5 * MINUTE_MS;
const BATCH = 500;
/** Who asked within this time (ms) is waiting. */
const PRESENT_MS = 15 * SECOND_MS;

/** A round as its operator writes it. */
export type RoundInput = Pick<PacketRow, 'kind' | 'greeting' | 'skin' | 'condition' | 'shares' | 'opensAt'> & {
  title: string;
  points: number;
  /** Names the round among those of its campaign, where its shares have to be the same whenever it is made. */
  clientKey?: string;
};

/**
 * Adds a round to a campaign, out of its budget; needs a transaction.
 * @returns its id
 * @throws NOT_FOUND, LIMIT_REACHED beyond the budget
 */
export async function addRound(ctx: Ctx, slug: string, { points, ...round }: RoundInput): Promise<string> {
  const campaign = await findCampaign(ctx.db, slug);
  if (campaign?.engine !== PACKET) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  const { budget } = packetSettingsOf(campaign);
  if (!(await takeBudget(ctx.db, campaign.id, budget, points))) throw refuse('LIMIT_REACHED');
  const row = packetRow(ctx, campaign, { ...round, points: 0, supplement: points });
  await insertPacket(ctx.db, row);
  await schedule(ctx, 'remindOfRound', { packetId: row.id }, row.opensAt - REMIND_MS);
  await schedule(ctx, 'returnPacket', { packetId: row.id }, row.expiresAt);
  return row.id;
}

/** Cancels a round that has not begun; needs a transaction. @throws STATE_CHANGED */
export async function cancelRound(ctx: Ctx, packetId: string): Promise<void> {
  const row = await cancelRow(ctx.db, packetId, ctx.now());
  if (!row) throw refuse('STATE_CHANGED', { message: packetTexts.started });
  await returnBudget(ctx.db, row.campaignId, row.returnedPoints);
}

/** Moves a round that has not begun; needs a transaction. @throws STATE_CHANGED */
export async function moveRound(ctx: Ctx, packetId: string, opensAt: number): Promise<void> {
  const expiresAt = opensAt + OPEN_MS;
  const row = await moveRow(ctx.db, packetId, { opensAt, expiresAt, now: ctx.now() });
  if (!row) throw refuse('STATE_CHANGED', { message: packetTexts.started });
  await schedule(ctx, 'remindOfRound', { packetId }, opensAt - REMIND_MS);
  await schedule(ctx, 'returnPacket', { packetId }, expiresAt);
}

/** Rounds from today on and the last before. @throws NOT_FOUND */
export async function showRounds(
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/packet/rounds'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/packet/rounds'>> {
  const campaign = await openCampaign(ctx, PACKET, slug);
  const now = ctx.now();
  const range = { from: startOfDay(formatDate(now), 'now'), now, ahead: AHEAD, past: PAST };
  const rows = await listRounds(ctx.db, campaign.id, range);
  return {
    campaign: await presentLanding(ctx, campaign),
    now,
    items: await presentPackets(ctx, rows),
    ownPoints: ctx.actor && (await sumDrawn(ctx.db, ctx.actor.accountId, campaign.id)),
  };
}

/** A round by its id. @throws NOT_FOUND also for a packet of a person */
async function roundOf(ctx: Ctx, packetId: string): Promise<PacketRow> {
  const row = await packetOf(ctx, packetId);
  if (row.accountId !== null) throw refuse('NOT_FOUND', { message: packetTexts.missing });
  return row;
}

/**
 * The waiting room of a round. Who asks counts as waiting until the end of the next span of time; the count of the last whole
 * span is shown, or that of the present one where it is larger.
 * @throws NOT_FOUND
 */
export async function showWaiting(
  ctx: Ctx,
  { packetId }: QueryOf<'GET /api/mpmkt/v1/campaign/packet/waiting'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/packet/waiting'>> {
  const row = await roundOf(ctx, packetId);
  const { cache } = ctx.app;
  const now = ctx.now();
  const span = Math.floor(now / PRESENT_MS);
  const who = ctx.actor?.accountId ?? ctx.ip;
  const keyOf = (turn: number) => `packet:waiting:${packetId}:${turn}`;
  const isNew = await cache.once(`${keyOf(span)}:${who}`, 2 * PRESENT_MS);
  const count = isNew ? (await cache.increment(`${keyOf(span)}:count`, 2 * PRESENT_MS)).count : 0;
  if (isNew) await cache.set(keyOf(span), count, 2 * PRESENT_MS);
  const counts = await Promise.all([cache.get<number>(keyOf(span)), cache.get<number>(keyOf(span - 1))]);
  const waiting = Math.max(...counts.map((each) => each ?? 0));
  return { now, opensAt: row.opensAt, state: stateOf(row, now), waiting };
}

/** Sets or removes the caller's reminder of a round; needs a transaction. @throws NOT_FOUND, STATE_CHANGED once it has begun */
export async function setReminder(
  ctx: ActorCtx,
  { packetId, isSet }: BodyOf<'POST /api/mpmkt/v1/campaign/packet/remind'>,
): Promise<{ ok: true }> {
  const row = await roundOf(ctx, packetId);
  const { accountId } = ctx.actor;
  if (!isSet) await deleteReminder(ctx.db, accountId, packetId);
  else if (stateOf(row, ctx.now()) === 'coming') await insertReminder(ctx.db, accountId, packetId, ctx.now());
  else throw refuse('STATE_CHANGED', { message: packetTexts.started });
  return { ok: true };
}

/** Reminds everybody who wants it of a round, once; not of one that was moved to later, or cancelled. */
export async function remindOfRound(ctx: Ctx, { packetId }: { packetId: string }): Promise<void> {
  const row = await findPacket(ctx.db, packetId);
  const now = ctx.now();
  if (!row || stateOf(row, now) !== 'coming' || row.opensAt - now > REMIND_MS) return;
  const { title, opensAt } = row;
  const remindBatch = () =>
    withTransaction(ctx, async (tx) => {
      const accounts = await takeReminders(tx.db, packetId, now, BATCH);
      for (const accountId of accounts)
        await publish(tx, 'PacketRoundDue', { accountId, packetId, title: title ?? '', opensAt });
      return accounts.length;
    });
  while ((await remindBatch()) === BATCH);
}
