import type { PacketData } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import { type PacketState, type PacketView, packetState, packetView } from '@voltfront/rules/campaign/packet-state';
import type { Ctx } from '../../../../kernel/context';
import { InternalError } from '../../../../kernel/errors';
import { cancelledAvatar, findPeople, type Person } from '../../../account';
import { type CampaignRow, findCampaigns } from '../../campaign.repository';
import { refusalFor } from '../../read-campaign';
import type { PacketDrawRow, PacketRow } from './packet.repository';
import { packetTexts } from './packet.texts';
import { findDraws } from './packet-draw.repository';
import { packetSettingsOf } from './packet-settings';
import { findReminders } from './reminder.repository';

/** Name and picture of somebody, who may have cancelled their account. */
export const faceOf = (person: Person | undefined) => ({
  nickname: person?.nickname ?? packetTexts.cancelledAccount,
  avatar: person?.avatar ?? cancelledAvatar,
});

/** Whether a share is the luckiest: told once all are taken. */
export const isLuckiest = ({ luckiest, taken, shares }: PacketRow, n: number): boolean =>
  taken === shares && n === luckiest;

export const stateOf = (row: PacketRow, now: number): PacketState => packetState(row, now);

/** What a packet is for its caller. */
interface Setting {
  row: PacketRow;
  campaign: CampaignRow;
  draw: PacketDrawRow | undefined;
}

function viewOf(ctx: Ctx, { row, campaign, draw }: Setting): PacketView {
  const { actor } = ctx;
  const fits = row.condition === 'anyone' || actor?.roles.includes('owner') === true;
  return packetView(stateOf(row, ctx.now()), {
    hasDrawn: draw !== undefined,
    isSender: actor !== null && row.accountId === actor.accountId,
    canOpenOwn: row.kind === 'random' && packetSettingsOf(campaign).opensOwn,
    isAllowed: actor ? fits : null,
    isCampaignRunning: campaignState(campaign, ctx.now()) === 'running',
  });
}

function present(ctx: Ctx, setting: Setting, person: Person | undefined, isReminded: boolean): PacketData {
  const { row, campaign, draw } = setting;
  const { skins } = packetSettingsOf(campaign);
  const skin = skins.find(({ key }) => key === row.skin) ?? skins[0];
  if (!skin) throw new InternalError(`campaign ${campaign.slug} has no skins`);
  const { id: packetId, kind, title, greeting, condition, supplement, shares, taken, drawnPoints } = row;
  const { returnedPoints, createdAt, opensAt, movedFrom, expiresAt, thanks } = row;
  return {
    packetId,
    slug: campaign.slug,
    campaignTitle: campaign.title,
    kind,
    state: stateOf(row, ctx.now()),
    view: viewOf(ctx, setting),
    sender: row.accountId === null ? null : faceOf(person),
    title,
    greeting,
    skin,
    condition,
    points: row.points + supplement,
    supplement,
    shares,
    taken,
    drawnPoints,
    returnedPoints,
    createdAt,
    opensAt,
    movedFrom,
    expiresAt,
    isOwn: ctx.actor !== null && row.accountId === ctx.actor.accountId,
    own: draw
      ? {
          points: draw.points,
          isLuckiest: isLuckiest(row, draw.n),
          at: draw.createdAt,
          isThanked: draw.thankedAt !== null,
        }
      : null,
    thanks,
    isReminded: ctx.actor ? isReminded : null,
  };
}

/** Packets as the caller sees them; what all of them need is read at once. */
export async function presentPackets(ctx: Ctx, rows: readonly PacketRow[]): Promise<PacketData[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const senders = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  const rounds = rows.flatMap(({ id, accountId }) => (accountId === null ? [id] : []));
  const campaigns = await findCampaigns(ctx.db, [...new Set(rows.map(({ campaignId }) => campaignId))]);
  const people = await findPeople(ctx, [...new Set(senders)]);
  const { actor } = ctx;
  const draws = actor ? await findDraws(ctx.db, actor.accountId, ids) : new Map<string, PacketDrawRow>();
  const reminders = actor ? await findReminders(ctx.db, actor.accountId, rounds) : new Set<string>();
  return rows.map((row) => {
    const campaign = campaigns.get(row.campaignId);
    if (!campaign) throw new InternalError(`packet ${row.id} has no campaign`);
    const setting = { row, campaign, draw: draws.get(row.id) };
    return present(ctx, setting, people.get(row.accountId ?? ''), reminders.has(row.id));
  });
}

/** One packet as the caller sees it, with what its campaign says about them. */
export async function presentPacket(ctx: Ctx, row: PacketRow): Promise<PacketData> {
  const [shown] = await presentPackets(ctx, [row]);
  if (!shown) throw new InternalError(`packet ${row.id} cannot be shown`);
  if (shown.view !== 'open' || !ctx.actor) return shown;
  const campaign = (await findCampaigns(ctx.db, [row.campaignId])).get(row.campaignId);
  const refusal = campaign ? await refusalFor(ctx, campaign) : null;
  return refusal ? { ...shown, view: 'notAllowed' } : shown;
}
