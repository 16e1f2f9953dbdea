import type { BodyOf, PacketSettingsData, QueryOf, ReplyOf, StaffRoundData } from '@voltfront/contract';
import { canSplit } from '@voltfront/rules/campaign/packet-split';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { openPage } from '../../../../kernel/list';
import { type CampaignRow, findCampaign } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { packetOf } from './draw-share';
import { endRound, findPacket, type PacketRow, pageOfRounds } from './packet.repository';
import { packetTexts } from './packet.texts';
import { PACKET, packetSettingsOf } from './packet-settings';
import { stateOf } from './present-packet';
import { returnPacket } from './return-packet';
import { addRound, cancelRound } from './rounds';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/rounds';
type NewRound = BodyOf<'POST /api/mpmkt/v1/staff/campaign/rounds/add'>;

/** A campaign of packets, whatever its state. @throws NOT_FOUND */
async function openForStaff(ctx: Ctx, slug: string): Promise<CampaignRow> {
  const campaign = await findCampaign(ctx.db, slug);
  if (campaign?.engine !== PACKET) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return campaign;
}

function present(ctx: Ctx, row: PacketRow): StaffRoundData {
  const { id: packetId, kind, greeting, skin, condition, shares, taken, drawnPoints, opensAt, expiresAt } = row;
  const about = { title: row.title ?? '', kind, greeting, skin, condition, state: stateOf(row, ctx.now()) };
  return { packetId, ...about, points: row.points + row.supplement, shares, taken, drawnPoints, opensAt, expiresAt };
}

/** Rounds of a campaign, the latest first. @throws NOT_FOUND */
export async function listForStaff(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const campaign = await openForStaff(ctx, query.slug);
  const read = await pageOfRounds(ctx.db, campaign.id, page);
  const { rows, nextCursor } = page.cut(read, ({ opensAt: key, id }) => ({ key, id }));
  return { items: rows.map((row) => present(ctx, row)), nextCursor };
}

/** @throws BAD_INPUT for what the campaign does not allow, or a beginning that has passed */
function assertFits(
  { mode, kinds, shares, points, skins, greeting, conditions }: PacketSettingsData,
  round: NewRound,
  now: number,
) {
  const fault = (field: string, message: string) =>
    refuse('BAD_INPUT', { message, data: { fields: [`body.${field}`] } });
  const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;
  if (mode !== 'rounds' || !kinds.includes(round.kind)) throw fault('kind', packetTexts.choice);
  if (!isWithin(round.shares, shares)) throw fault('shares', packetTexts.limits);
  if (!isWithin(round.points, points)) throw fault('points', packetTexts.limits);
  if (!canSplit(round.kind, round.points, round.shares)) throw fault('points', packetTexts.indivisible);
  if (round.greeting.length > greeting.most) throw fault('greeting', packetTexts.greetingLong);
  if (!skins.some(({ key }) => key === round.skin)) throw fault('skin', packetTexts.choice);
  if (!conditions.includes(round.condition)) throw fault('condition', packetTexts.choice);
  if (round.opensAt <= now) throw fault('opensAt', packetTexts.opensLate);
}

/** Adds a round; needs a transaction. @throws NOT_FOUND, BAD_INPUT, LIMIT_REACHED beyond the budget */
export async function addForStaff(ctx: ActorCtx, { slug, ...round }: NewRound): Promise<StaffRoundData> {
  const campaign = await openForStaff(ctx, slug);
  assertFits(packetSettingsOf(campaign), { slug, ...round }, ctx.now());
  const row = await findPacket(ctx.db, await addRound(ctx, slug, round));
  if (!row) throw new InternalError('a round that was just made is not there');
  return present(ctx, row);
}

/**
 * Cancels a round that has not begun, or ends one that runs; needs a transaction. What nobody opened goes back into the budget.
 * @throws NOT_FOUND also for a packet of a person, STATE_CHANGED for one that is over
 */
export async function endForStaff(ctx: ActorCtx, { packetId }: { packetId: string }): Promise<StaffRoundData> {
  const row = await packetOf(ctx, packetId);
  if (row.accountId !== null) throw refuse('NOT_FOUND', { message: packetTexts.missing });
  const state = stateOf(row, ctx.now());
  if (state === 'coming') await cancelRound(ctx, packetId);
  else if (state === 'running' && (await endRound(ctx.db, packetId, ctx.now()))) await returnPacket(ctx, { packetId });
  else throw refuse('STATE_CHANGED', { message: packetTexts.isOver });
  return present(ctx, await packetOf(ctx, packetId));
}
