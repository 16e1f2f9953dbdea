import { createHmac } from 'node:crypto';
import type { BodyOf, PacketData, PacketSettingsData } from '@voltfront/contract';
import {
  canSplit,
  luckiestShare,
  type RandomBelow,
  splitPacket,
  supplementOf,
} from '@voltfront/rules/campaign/packet-split';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { type ActorCtx, type Ctx, withTransaction } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { schedule } from '../../../../kernel/jobs';
import { checkSmsCode, findMobile, spendSmsCode } from '../../../account';
import { spend } from '../../../points';
import type { CampaignRow } from '../../campaign.repository';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { takeBudget } from './budget.repository';
import { findByKey, insertPacket, type NewPacketRow, sentOnDay } from './packet.repository';
import { packetTexts } from './packet.texts';
import { PACKET, packetSettingsOf } from './packet-settings';
import { presentPacket } from './present-packet';

type Wish = BodyOf<'POST /api/mpmkt/v1/campaign/packet'>;

/** How long a packet can be opened. */
export const OPEN_MS = DAY_MS;

/** Bytes of a digest that become a number: so many that each number is as likely as any other. */
const NUMBER_BYTES = 6;

/** Names a packet among all of its campaign: by its sender and their key; a round of the brand by its title and when it was made. */
const nameOf = ({
  accountId,
  clientKey,
  title,
  createdAt,
}: Pick<NewPacketRow, 'accountId' | 'clientKey' | 'title'> & { createdAt: number }): string =>
  clientKey ? `${accountId}:${clientKey}` : `${title}:${createdAt}`;

/** Numbers that decide the shares of a packet: they come from the seed of its campaign, so that they can be checked later. */
function numbersOf(seed: string, name: string): RandomBelow {
  let count = 0;
  return (below) => {
    count += 1;
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${name}:${count}`).digest();
    return digest.readUIntBE(0, NUMBER_BYTES) % below;
  };
}

/** What a packet needs, whoever gives it. */
export type PacketInput = Pick<
  NewPacketRow,
  | 'accountId'
  | 'clientKey'
  | 'kind'
  | 'title'
  | 'greeting'
  | 'skin'
  | 'condition'
  | 'points'
  | 'supplement'
  | 'shares'
  | 'opensAt'
>;

/** A packet with its shares, decided now. */
export function packetRow(
  ctx: Ctx,
  { id: campaignId, seed }: CampaignRow,
  input: PacketInput,
): NewPacketRow & { id: string } {
  const { kind, points, supplement, shares, opensAt } = input;
  const createdAt = ctx.now();
  const id = newId(createdAt);
  const amounts = splitPacket(kind, points + supplement, shares, numbersOf(seed, nameOf({ ...input, createdAt })));
  const luckiest = kind === 'random' ? luckiestShare(amounts) : 0;
  const time = { day: formatDate(createdAt), expiresAt: opensAt + OPEN_MS, createdAt };
  return { id, campaignId, ...input, amounts, luckiest, ...time };
}

/** The shares that the seed of a campaign gives a packet; what is stored can be compared with it. */
export const sharesFromSeed = (
  { seed }: Pick<CampaignRow, 'seed'>,
  row: Pick<NewPacketRow, 'kind' | 'points' | 'supplement' | 'shares'> & Parameters<typeof nameOf>[0],
) => splitPacket(row.kind, row.points + row.supplement, row.shares, numbersOf(seed, nameOf(row)));

/** @throws BAD_INPUT for what the campaign does not allow */
function assertFits(settings: PacketSettingsData, wish: Wish): void {
  const { kind, shares, points, greeting, skin, condition } = wish;
  const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;
  const fault = (field: string, message: string) =>
    refuse('BAD_INPUT', { message, data: { fields: [`body.${field}`] } });
  if (settings.mode !== 'friends' || !settings.kinds.includes(kind)) throw fault('kind', packetTexts.choice);
  if (!isWithin(shares, settings.shares)) throw fault('shares', packetTexts.limits);
  if (!isWithin(points, settings.points)) throw fault('points', packetTexts.limits);
  if (!canSplit(kind, points, shares)) throw fault('points', packetTexts.indivisible);
  if (greeting.length > settings.greeting.most) throw fault('greeting', packetTexts.greetingLong);
  if (!settings.skins.some(({ key }) => key === skin)) throw fault('skin', packetTexts.choice);
  if (!settings.conditions.includes(condition)) throw fault('condition', packetTexts.choice);
}

/** Points that somebody of a level may send on a day; null: as many as there are. */
export const pointsADay = ({ dailyPoints }: PacketSettingsData, level: number): number | null =>
  dailyPoints ? (dailyPoints[Math.min(Math.max(level, 1), dailyPoints.length) - 1] ?? null) : null;

/** @throws LIMIT_REACHED, FORBIDDEN without a phone */
async function assertWithinDay(ctx: ActorCtx, campaign: CampaignRow, points: number): Promise<void> {
  const settings = packetSettingsOf(campaign);
  const { accountId } = ctx.actor;
  const [facts] = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId });
  if (!facts?.isPhoneBound) throw refuse('FORBIDDEN', { message: packetTexts.noPhone });
  const today = await sentOnDay(ctx.db, { accountId, campaignId: campaign.id, day: formatDate(ctx.now()) });
  const { dailySends: most } = settings;
  if (most !== null && today.packets >= most)
    throw refuse('LIMIT_REACHED', { message: packetTexts.dailySends({ most }) });
  const limit = pointsADay(settings, facts.level);
  if (limit === null || today.points + points <= limit) return;
  const left = Math.max(0, limit - today.points);
  throw refuse('LIMIT_REACHED', { message: packetTexts.dailyPoints({ left }) });
}

/** Equal shares stay equal: only what divides evenly is added to them. */
function supplementFor(
  { supplementPercent }: PacketSettingsData,
  { kind, shares, points }: Pick<Wish, 'kind' | 'shares' | 'points'>,
): number {
  const added = supplementOf(points, supplementPercent);
  return kind === 'equal' ? added - (added % shares) : added;
}

/** The brand's part of a packet. @throws STATE_CHANGED when the caller was shown another one, or the budget is at its end */
async function takeSupplement(ctx: Ctx, campaign: CampaignRow, wish: Wish): Promise<void> {
  const { supplement } = wish;
  if (supplement === 0) return;
  const settings = packetSettingsOf(campaign);
  const isRight = supplement === supplementFor(settings, wish);
  if (!isRight || !(await takeBudget(ctx.db, campaign.id, settings.budget, supplement)))
    throw refuse('STATE_CHANGED', { message: packetTexts.supplementGone });
}

/** The proof of the SMS code, where so many points need one. @throws BAD_INPUT without a code, and as `checkSmsCode` */
async function proofFor(ctx: ActorCtx, { codeAbove }: PacketSettingsData, { points, code }: Wish) {
  if (codeAbove === null || points <= codeAbove) return null;
  if (!code) throw refuse('BAD_INPUT', { message: packetTexts.needsCode, data: { fields: ['body.code'] } });
  const mobile = await findMobile(ctx.db, ctx.actor.accountId);
  if (!mobile) throw refuse('FORBIDDEN', { message: packetTexts.noPhone });
  return checkSmsCode(ctx, mobile, 'sign', code);
}

/**
 * Makes a packet and takes its points at once; the same key makes one packet, however often it comes. Call it outside a
 * transaction: a failed try of the SMS code must stay counted.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, BAD_INPUT, CONTENT_REFUSED for the greeting, LIMIT_REACHED
 *   for too few points and beyond the limits of a day, STATE_CHANGED when the brand adds something else, errors of the code
 */
export async function makePacket(ctx: ActorCtx, wish: Wish): Promise<PacketData> {
  const { accountId } = ctx.actor;
  const made = await findByKey(ctx.db, accountId, wish.key);
  if (made) return presentPacket(ctx, made);
  const campaign = await openCampaign(ctx, PACKET, wish.slug);
  await assertTakesPart(ctx, campaign);
  const settings = packetSettingsOf(campaign);
  assertFits(settings, wish);
  const refused = await ctx.app.hooks.ask(ctx, 'refusesText', { text: wish.greeting });
  if (refused.some(Boolean)) throw refuse('CONTENT_REFUSED');
  const proof = await proofFor(ctx, settings, wish);
  return withTransaction(ctx, async (tx) => {
    await holdPerson(tx);
    const before = await findByKey(tx.db, accountId, wish.key);
    if (before) return presentPacket(tx, before);
    await assertWithinDay(tx, campaign, wish.points);
    if (proof) await spendSmsCode(tx, proof);
    await takeSupplement(tx, campaign, wish);
    const { kind, greeting, skin, condition, points, supplement, shares, key: clientKey } = wish;
    const opensAt = tx.now();
    const choice = { accountId, clientKey, kind, greeting, skin, condition, points, supplement, shares, opensAt };
    const row = packetRow(tx, campaign, choice);
    await spend(tx, { accountId, amount: points, reason: 'redPacket', ref: row.id });
    await insertPacket(tx.db, row);
    await schedule(tx, 'returnPacket', { packetId: row.id }, row.expiresAt);
    const stored = await findByKey(tx.db, accountId, clientKey);
    if (!stored) throw refuse('NOT_FOUND', { message: packetTexts.missing });
    return presentPacket(tx, stored);
  });
}
