import type { InviteGiftData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { type FullAward, listAwards } from '../../award.repository';
import type { CampaignRow } from '../../campaign.repository';
import { presentAward } from '../../present-award';
import { openCampaign } from '../../read-campaign';
import { listFirstReached, type MilestoneRow } from '../../relation/relation.repository';
import { readFaces } from './friend-faces';
import { detailOf, INVITE } from './invite-settings';
import { reasonOf } from './reward-milestone';

const GIFTS = 'GET /api/mpmkt/v1/campaign/invite/gifts';
/** Friends of an inviter that are read to name those of the steps. */
const MOST_FRIENDS = 200;

/** The friends who made a gift up: of a step its first ones, else the one of the milestone. */
function friendsOf({ award, prize }: FullAward, milestones: readonly MilestoneRow[]): MilestoneRow[] {
  const { side, count, milestone } = detailOf(prize);
  if (side === 'friend') return [];
  if (count === undefined) return milestones.filter(({ id }) => reasonOf(id) === award.reason);
  return milestones.filter((row) => row.milestone === milestone).slice(0, count);
}

/** Gifts with their friends; the same number of reads for any number of them. */
async function presentGifts(ctx: ActorCtx, row: CampaignRow, awards: readonly FullAward[]): Promise<InviteGiftData[]> {
  const wanted = [...new Set(awards.map(({ prize }) => detailOf(prize).milestone))];
  const key = { inviterId: ctx.actor.accountId, campaignId: row.id };
  const milestones = awards.length === 0 ? [] : await listFirstReached(ctx.db, key, wanted, MOST_FRIENDS);
  const faceOf = await readFaces(
    ctx,
    milestones.map(({ friendId }) => friendId),
  );
  return awards.map((full) => {
    const { side, milestone, count = null } = detailOf(full.prize);
    const friends = friendsOf(full, milestones).map(({ friendId, createdAt: at }) => ({
      ...faceOf(friendId),
      at,
    }));
    return { awardId: full.award.id, award: presentAward(full), side, milestone, count, friends };
  });
}

/** What the caller got from an invitation campaign. @throws NOT_FOUND, BAD_INPUT */
export async function listInviteGifts(ctx: ActorCtx, query: QueryOf<typeof GIFTS>): Promise<ReplyOf<typeof GIFTS>> {
  const page = openPage(ctx, GIFTS, query);
  const row = await openCampaign(ctx, INVITE, query.slug);
  const read = await listAwards(
    ctx.db,
    { accountId: ctx.actor.accountId, states: undefined, campaignId: row.id },
    page,
  );
  const { rows, nextCursor } = page.cut(read, ({ award }) => ({ key: award.createdAt, id: award.id }));
  return { items: await presentGifts(ctx, row, rows), nextCursor };
}
