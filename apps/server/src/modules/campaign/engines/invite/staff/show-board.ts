import type { QueryOf, ReplyOf, StaffPlaceData } from '@voltfront/contract';
import { SECOND_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../../kernel/context';
import { createSharedReads } from '../../../../../kernel/shared-reads';
import { findPeople, showUser } from '../../../../account';
import { sumAwards } from '../../../award.repository';
import type { CampaignRow } from '../../../campaign.repository';
import { openCampaign, presentLanding } from '../../../read-campaign';
import { findInviter } from '../../../relation/relation.repository';
import { INVITE, inviteSettingsOf } from '../invite-settings';
import { countDrives } from './staff.repository';

type Board = ReplyOf<'GET /api/mpmkt/v1/campaign/staff/board'>;
/** A place before it is known whose it is. */
type Standing = Omit<StaffPlaceData, 'isMine'> & { key: string };

/** Places that are shown of persons and departments. */
const SHOWN = 10;
/** How old (ms) a ranking may be. */
const RANKING_MS = 5 * SECOND_MS;
const rankings = createSharedReads<{ persons: Standing[]; departments: Standing[] }>(RANKING_MS);

/** Places by drives; equal numbers share a place, as in sport: 1, 2, 2, 4. */
function ranked(entries: readonly Omit<Standing, 'rank'>[]): Standing[] {
  const sorted = [...entries].sort((a, b) => b.drives - a.drives || (a.key < b.key ? -1 : 1));
  return sorted.map((entry) => ({ ...entry, rank: 1 + sorted.findIndex(({ drives }) => drives === entry.drives) }));
}

const readRankings = (ctx: Ctx, campaignId: string) =>
  rankings.read(ctx, campaignId, async () => {
    const counts = await countDrives(ctx.db, campaignId);
    const people = await findPeople(
      ctx,
      counts.map(({ inviterId }) => inviterId),
    );
    const persons = counts.flatMap(({ inviterId: key, drives }) => {
      const person = people.get(key);
      return person?.organName ? [{ key, drives, name: person.nickname, organName: person.organName }] : [];
    });
    const sums = new Map<string, number>();
    for (const { organName, drives } of persons) sums.set(organName, (sums.get(organName) ?? 0) + drives);
    const departments = [...sums].map(([name, drives]) => ({ key: name, drives, name, organName: name }));
    return { persons: ranked(persons), departments: ranked(departments) };
  });

/** The first places, and the own one where it is not among them. */
function shownOf(places: readonly Standing[], ownKey: string): StaffPlaceData[] {
  const shown = places.filter(({ key }, index) => index < SHOWN || key === ownKey);
  return shown.map(({ key, ...place }) => ({ ...place, isMine: key === ownKey }));
}

async function ownPart(ctx: ActorCtx, row: CampaignRow, persons: readonly Standing[]): Promise<Board['own']> {
  const { accountId } = ctx.actor;
  const { nickname, memberInfo } = await showUser(ctx, accountId);
  const { organName = '', jobId = '' } = memberInfo ?? {};
  const place = persons.find(({ key }) => key === accountId);
  const { target = 1, targetOf = {} } = inviteSettingsOf(row).staff ?? {};
  return {
    nickname,
    organName,
    jobId,
    code: (await findInviter(ctx.db, accountId))?.code ?? '',
    target: targetOf[organName] ?? target,
    drives: place?.drives ?? 0,
    points: (await sumAwards(ctx.db, accountId, row.id)).points,
    rank: place?.rank ?? null,
  };
}

/** Target, progress and rankings of a campaign of staff ambassadors; nothing of them for others. @throws NOT_FOUND */
export async function showBoard(
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/staff/board'>,
): Promise<Board> {
  const row = await openCampaign(ctx, INVITE, slug);
  const campaign = await presentLanding(ctx, row);
  if (campaign.refusal !== null) return { campaign, own: null, persons: [], departments: [] };
  const { persons, departments } = await readRankings(ctx, row.id);
  const own = await ownPart(ctx, row, persons);
  return {
    campaign,
    own,
    persons: shownOf(persons, ctx.actor.accountId),
    departments: shownOf(departments, own?.organName ?? ''),
  };
}
