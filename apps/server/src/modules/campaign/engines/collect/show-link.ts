import type { CollectLinkData, CollectLinkViewData, QueryOf, ReplyOf } from '@voltfront/contract';
import { campaignState, isShown } from '@voltfront/rules/campaign/campaign-state';
import { linkState, linkView, spareOf } from '@voltfront/rules/campaign/collect';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { openPage } from '../../../../kernel/list';
import { findPeople } from '../../../account';
import { type CampaignRow, findCampaignById } from '../../campaign.repository';
import { openCampaign, presentCampaign, refusalFor } from '../../read-campaign';
import { faceOf } from '../packet/present-packet';
import { countLinkTurns, findLink, type LinkRow, listLinks } from './collect.repository';
import { collectTexts } from './collect.texts';
import { COLLECT, collectSettingsOf, itemOf } from './collect-settings';
import { readHoldings } from './holdings';

type ListKey = 'GET /api/mpmkt/v1/campaign/collect/links';

/** A link and its campaign. @throws NOT_FOUND */
export async function openLink(ctx: Ctx, linkId: string): Promise<{ link: LinkRow; campaign: CampaignRow }> {
  const link = await findLink(ctx.db, linkId);
  const campaign = link && (await findCampaignById(ctx.db, link.campaignId));
  if (!campaign || !isShown(campaignState(campaign, ctx.now())))
    throw refuse('NOT_FOUND', { message: collectTexts.noLink });
  return { link, campaign };
}

/** Links of a campaign with the faces of friends. */
export async function presentLinks(
  ctx: Ctx,
  campaign: CampaignRow,
  links: readonly LinkRow[],
): Promise<CollectLinkData[]> {
  const settings = collectSettingsOf(campaign);
  const friends = await findPeople(
    ctx,
    links.flatMap(({ friendId }) => friendId ?? []),
  );
  const now = ctx.now();
  return links.map(({ id: linkId, kind, item, greeting, state, friendId, createdAt, expiresAt }) => ({
    ...{ linkId, kind, greeting, createdAt, expiresAt },
    item: itemOf(settings, item),
    state: linkState(state, expiresAt, now),
    friend: friendId === null ? null : faceOf(friends.get(friendId)),
  }));
}

/** What the caller has to do with a link: their turns of today, and whether they have what is asked for. */
async function meansOf(ctx: Ctx, { kind, item }: LinkRow, campaign: CampaignRow) {
  if (!ctx.actor) return { hasTurns: true, hasItem: true };
  const { givesPerDay, takesPerDay, keepsLast } = collectSettingsOf(campaign);
  const who = { accountId: ctx.actor.accountId, campaignId: campaign.id };
  const { gives, takes } = await countLinkTurns(ctx.db, who, formatDate(ctx.now()));
  if (kind === 'give') return { hasTurns: takes < takesPerDay, hasItem: true };
  const count = (await readHoldings(ctx, who)).get(item)?.count ?? 0;
  return { hasTurns: gives < givesPerDay, hasItem: spareOf(count, keepsLast) > 0 };
}

/** What the caller can do with a link. */
export async function viewOf(ctx: Ctx, link: LinkRow, campaign: CampaignRow): Promise<CollectLinkViewData['view']> {
  const { actor } = ctx;
  const now = ctx.now();
  return linkView(linkState(link.state, Math.min(link.expiresAt, campaign.endsAt), now), {
    isOwner: actor?.accountId === link.accountId,
    isFriend: actor !== null && actor.accountId === link.friendId,
    isCampaignRunning: campaignState(campaign, now) === 'running',
    isAllowed: (await refusalFor(ctx, campaign)) === null,
    ...(await meansOf(ctx, link, campaign)),
  });
}

export async function presentLinkView(ctx: Ctx, link: LinkRow, campaign: CampaignRow): Promise<CollectLinkViewData> {
  const owners = await findPeople(ctx, [link.accountId]);
  const [shown] = await presentLinks(ctx, campaign, [link]);
  if (!shown) throw refuse('NOT_FOUND', { message: collectTexts.noLink });
  return {
    campaign: await presentCampaign(ctx, campaign),
    look: collectSettingsOf(campaign).look,
    link: shown,
    owner: faceOf(owners.get(link.accountId)),
    view: await viewOf(ctx, link, campaign),
  };
}

/** A link of somebody, as the caller sees it; the read counts as a visit of its campaign. @throws NOT_FOUND */
export async function showLink(
  ctx: Ctx,
  { linkId }: QueryOf<'GET /api/mpmkt/v1/campaign/collect/link'>,
): Promise<CollectLinkViewData> {
  const { link, campaign } = await openLink(ctx, linkId);
  ctx.app.visits.note(ctx, campaign);
  return presentLinkView(ctx, link, campaign);
}

/** A page of the caller's links in a campaign, newest first. @throws NOT_FOUND */
export async function listOwnLinks(ctx: ActorCtx, query: QueryOf<ListKey>): Promise<ReplyOf<ListKey>> {
  const row = await openCampaign(ctx, COLLECT, query.slug);
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaign/collect/links', query);
  const read = await listLinks(ctx.db, { accountId: ctx.actor.accountId, campaignId: row.id }, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt: key, id }) => ({ key, id }));
  return { items: await presentLinks(ctx, row, rows), nextCursor };
}
