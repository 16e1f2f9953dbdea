import type { PacketCampaignData, PacketData, PacketTotalsData, QueryOf, ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { maskName } from '@voltfront/rules/format/mask';
import { compactId } from '../../../../kernel/compact-id';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { openPage } from '../../../../kernel/list';
import { findPeople } from '../../../account';
import { balances } from '../../../points';
import { type CampaignRow, findCampaignById, idsOfSlugs } from '../../campaign.repository';
import { openCampaign, presentLanding } from '../../read-campaign';
import { miniCodeOf } from '../invite/mini-code';
import { findBudget } from './budget.repository';
import { packetOf } from './draw-share';
import { pointsADay } from './make-packet';
import {
  countThanks,
  listOpen,
  listReceived,
  listSent,
  type Mine,
  type PacketRow,
  sentOnDay,
  sumReceived,
  sumSent,
} from './packet.repository';
import { packetTexts } from './packet.texts';
import { findDraws, listReceivers, noteThanks } from './packet-draw.repository';
import { PACKET, packetSettingsOf } from './packet-settings';
import { faceOf, isLuckiest, presentPacket, presentPackets } from './present-packet';

const LATEST = 5;
const OPEN = 10;
const YEAR = 4;
const MONTH = 7;
/** Most spans that the totals show: five years of months. */
const MOST_SPANS = 60;

async function ownIn(ctx: ActorCtx, campaign: CampaignRow): Promise<NonNullable<PacketCampaignData['own']>> {
  const { accountId } = ctx.actor;
  const [facts] = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId });
  const today = await sentOnDay(ctx.db, { accountId, campaignId: campaign.id, day: formatDate(ctx.now()) });
  const { points } = await balances(ctx, accountId);
  const level = facts?.level ?? 1;
  return {
    points,
    level,
    isPhoneBound: facts?.isPhoneBound ?? false,
    sentToday: today.packets,
    pointsToday: today.points,
    pointsADay: pointsADay(packetSettingsOf(campaign), level),
    thanks: await countThanks(ctx.db, { accountId, campaignIds: [campaign.id] }),
  };
}

/** A packet campaign with the caller's limits, last and open packets. @throws NOT_FOUND */
export async function showPacketCampaign(
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/packet'>,
): Promise<PacketCampaignData> {
  const row = await openCampaign(ctx, PACKET, slug);
  const settings = packetSettingsOf(row);
  const { actor } = ctx;
  const mine = actor && { accountId: actor.accountId, campaignIds: [row.id] };
  const now = ctx.now();
  const latest = mine ? await listSent(ctx.db, mine, { now }, { after: null, limit: LATEST }) : [];
  const open = mine ? await listOpen(ctx.db, mine, now, OPEN) : [];
  const shown = await presentPackets(ctx, [...latest, ...open]);
  return {
    campaign: await presentLanding(ctx, row),
    settings,
    budgetLeft: await findBudget(ctx.db, row.id, settings.budget),
    own: actor && (await ownIn({ ...ctx, actor }, row)),
    latest: shown.slice(0, latest.length),
    open: shown.slice(latest.length),
  };
}

/** @throws NOT_FOUND */
export const showPacket = async (ctx: Ctx, { packetId }: { packetId: string }): Promise<PacketData> =>
  presentPacket(ctx, await packetOf(ctx, packetId));

/** @throws FORBIDDEN for a private packet that the caller neither sent nor opened */
async function assertSees(ctx: Ctx, row: PacketRow): Promise<void> {
  const campaign = await findCampaignById(ctx.db, row.campaignId);
  if (!campaign || !packetSettingsOf(campaign).isPrivate) return;
  const accountId = ctx.actor?.accountId;
  if (
    accountId !== undefined &&
    (row.accountId === accountId || (await findDraws(ctx.db, accountId, [row.id])).size > 0)
  )
    return;
  throw refuse('FORBIDDEN', { message: packetTexts.notYours });
}

/** The mini-program code of the caller's own packet. @throws NOT_FOUND, FORBIDDEN for anybody but its sender */
export async function showPacketCode(
  ctx: ActorCtx,
  { packetId, landing }: QueryOf<'GET /api/mpmkt/v1/campaign/packet/code'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/packet/code'>> {
  const { id, accountId } = await packetOf(ctx, packetId);
  if (accountId !== ctx.actor.accountId) throw refuse('FORBIDDEN', { message: packetTexts.notSender });
  return { picture: await miniCodeOf(ctx, { page: landing, scene: `id=${compactId(id)}` }) };
}

/** Who opened a packet; strangers' names are cut in rounds, which everybody sees. @throws NOT_FOUND, FORBIDDEN */
export async function listPacketReceivers(
  ctx: Ctx,
  query: QueryOf<'GET /api/mpmkt/v1/campaign/packet/receivers'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/packet/receivers'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaign/packet/receivers', query);
  const packet = await packetOf(ctx, query.packetId);
  await assertSees(ctx, packet);
  const read = await listReceivers(ctx.db, packet.id, page);
  const { rows, nextCursor } = page.cut(read, ({ n, accountId }) => ({ key: n, id: accountId }));
  const people = await findPeople(
    ctx,
    rows.map(({ accountId }) => accountId),
  );
  const items = rows.map(({ accountId, n, points, createdAt: at }) => {
    const isOwn = accountId === ctx.actor?.accountId;
    const { nickname, avatar } = faceOf(people.get(accountId));
    const isCut = packet.accountId === null && !isOwn && people.has(accountId);
    const name = isCut ? maskName(nickname) : nickname;
    return { receiverId: String(n), nickname: name, avatar, points, at, isLuckiest: isLuckiest(packet, n), isOwn };
  });
  return { items, nextCursor };
}

/** The caller's packets in a campaign and those whose records stand with it. @throws NOT_FOUND */
async function mineIn(ctx: ActorCtx, slug: string): Promise<Mine> {
  const campaign = await openCampaign(ctx, PACKET, slug);
  const others = await idsOfSlugs(ctx.db, packetSettingsOf(campaign).recordsOf);
  return { accountId: ctx.actor.accountId, campaignIds: [campaign.id, ...others] };
}

/** @throws NOT_FOUND */
export async function listSentPackets(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mpmkt/v1/campaign/packet/sent'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/packet/sent'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaign/packet/sent', query);
  const { span, state, slug } = query;
  const read = await listSent(ctx.db, await mineIn(ctx, slug), { span, state, now: ctx.now() }, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, id }) => ({ key: createdAt, id }));
  return { items: await presentPackets(ctx, rows), nextCursor };
}

/** @throws NOT_FOUND */
export async function listReceivedPackets(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mpmkt/v1/campaign/packet/received'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/packet/received'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaign/packet/received', query);
  const read = await listReceived(ctx.db, await mineIn(ctx, query.slug), query.span, page);
  const { rows, nextCursor } = page.cut(read, ({ draw }) => ({ key: draw.createdAt, id: draw.packetId }));
  return {
    items: await presentPackets(
      ctx,
      rows.map(({ packet }) => packet),
    ),
    nextCursor,
  };
}

/** What the caller sent and received, by year or month. @throws NOT_FOUND */
export async function showTotals(
  ctx: ActorCtx,
  { slug, by }: QueryOf<'GET /api/mpmkt/v1/campaign/packet/totals'>,
): Promise<{ items: PacketTotalsData[] }> {
  const mine = await mineIn(ctx, slug);
  const length = by === 'year' ? YEAR : MONTH;
  const sent = new Map((await sumSent(ctx.db, mine, length)).map((row) => [row.span, row]));
  const received = new Map((await sumReceived(ctx.db, mine, length)).map((row) => [row.span, row]));
  const spans = [...new Set([...sent.keys(), ...received.keys()])].sort().reverse().slice(0, MOST_SPANS);
  const nothing = { sent: 0, sentCount: 0, returned: 0, received: 0, receivedCount: 0, luckiestCount: 0 };
  return { items: spans.map((span) => ({ ...nothing, ...sent.get(span), ...received.get(span), span })) };
}

/** Says thanks for a packet that the caller opened; repeating it changes nothing. @throws NOT_FOUND, FORBIDDEN */
export async function thankSender(ctx: ActorCtx, { packetId }: { packetId: string }): Promise<PacketData> {
  const row = await packetOf(ctx, packetId);
  const { accountId } = ctx.actor;
  const campaign = await findCampaignById(ctx.db, row.campaignId);
  const hasThanks = campaign !== undefined && packetSettingsOf(campaign).hasThanks;
  const isMine = row.accountId === null || row.accountId === accountId;
  const draws = await findDraws(ctx.db, accountId, [packetId]);
  if (!hasThanks || isMine || draws.size === 0) throw refuse('FORBIDDEN', { message: packetTexts.noThanks });
  await noteThanks(ctx.db, accountId, packetId, ctx.now());
  return presentPacket(ctx, await packetOf(ctx, packetId));
}
