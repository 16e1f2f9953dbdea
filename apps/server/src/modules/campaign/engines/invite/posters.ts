import type { BodyOf, PosterData, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { holdPerson, openCampaign } from '../../read-campaign';
import { countShares, insertShare } from '../../relation/relation.repository';
import { inviteTexts } from './invite.texts';
import { INVITE, inviteSettingsOf } from './invite-settings';
import { listPosters, type PosterRow } from './poster.repository';

const POSTERS = 'POST /api/mpintegral/v1/recommend/poster';
const SHARE = 'POST /api/mpintegral/v1/recommend/poster/share';

/** A template is new for so long, and about to end so long before its end. */
const NEW_MS = 14 * DAY_MS;
const ENDING_MS = 7 * DAY_MS;

function tagOf({ startsAt, endsAt }: PosterRow, now: number): PosterData['tag'] {
  if (endsAt !== null && endsAt - now < ENDING_MS) return 'ending';
  return now - startsAt < NEW_MS ? 'new' : null;
}

function presentPoster(row: PosterRow, now: number): PosterData {
  const { id: posterId, theme, title, text, picture, ground } = row;
  return { posterId, theme, title, text, picture, ground, tag: tagOf(row, now) };
}

/** Templates that the caller can use now. @throws NOT_FOUND */
export async function showPosters(
  ctx: ActorCtx,
  { slug, theme, posterId }: BodyOf<typeof POSTERS>,
): Promise<ReplyOf<typeof POSTERS>> {
  const row = await openCampaign(ctx, INVITE, slug);
  const now = ctx.now();
  const isStaff = ctx.actor.roles.includes('employee');
  const all = (await listPosters(ctx.db, now)).filter(
    (poster) => isStaff || (poster.theme !== 'staff' && poster.theme !== 'spring'),
  );
  const wanted = all.filter(
    (poster) => (theme === undefined || poster.theme === theme) && (posterId === undefined || poster.id === posterId),
  );
  return {
    themes: ['model', 'drive', 'festival', 'campaign', ...(isStaff ? (['staff'] as const) : [])],
    items: wanted.map((poster) => presentPoster(poster, now)),
    captions: inviteSettingsOf(row).captions,
  };
}

/** Notes a share; needs a transaction. @throws NOT_FOUND, CONTENT_REFUSED */
export async function notePosterShare(
  ctx: ActorCtx,
  { slug, posterId, channel, greeting }: BodyOf<typeof SHARE>,
): Promise<ReplyOf<typeof SHARE>> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, INVITE, slug);
  const { accountId } = ctx.actor;
  if (greeting !== '' && (await ctx.app.hooks.ask(ctx, 'refusesText', { text: greeting })).includes(true))
    throw refuse('CONTENT_REFUSED', { message: inviteTexts.refusedWords });
  const now = ctx.now();
  const share = {
    accountId,
    id: newId(now),
    campaignId: row.id,
    posterId: posterId ?? null,
    channel,
    greeting,
    views: 0,
  };
  await insertShare(ctx.db, { ...share, createdAt: now });
  return { inviteRelationId: share.id, shares: await countShares(ctx.db, accountId, row.id) };
}
