import type { BodyOf, CollectLinkData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { HOUR_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { schedule } from '../../../../kernel/jobs';
import { countLinkTurns, insertLink, type LinkRow } from './collect.repository';
import { collectTexts } from './collect.texts';
import { itemOf } from './collect-settings';
import { settleGifts, takeItems } from './holdings';
import { presentLinks } from './show-link';
import { openForPart } from './take-item';

/** Makes a link of a held person. */
async function makeLink(
  ctx: ActorCtx,
  { row, settings, who }: Awaited<ReturnType<typeof openForPart>>,
  what: Pick<LinkRow, 'kind' | 'item' | 'greeting'>,
): Promise<LinkRow> {
  const createdAt = ctx.now();
  // None outlasts its campaign.
  const expiresAt = Math.min(createdAt + settings.linkHours * HOUR_MS, row.endsAt);
  const nobody = { friendId: null, friendDay: null };
  const time = { day: formatDate(createdAt), expiresAt, createdAt };
  const link: LinkRow = { id: newId(createdAt), ...who, ...what, state: 'open', ...nobody, ...time };
  await insertLink(ctx.db, link);
  return link;
}

/**
 * Locks an item of the caller in a link for a friend; needs a transaction. What nobody takes in time comes back.
 * @throws NOT_FOUND, FORBIDDEN, STATE_CHANGED without one to spare, LIMIT_REACHED, CONTENT_REFUSED
 */
export async function giveItem(
  ctx: ActorCtx,
  { slug, item, greeting }: BodyOf<'POST /api/mpmkt/v1/campaign/collect/give'>,
): Promise<CollectLinkData> {
  const refused = await ctx.app.hooks.ask(ctx, 'refusesText', { text: greeting });
  if (refused.some(Boolean)) throw refuse('CONTENT_REFUSED');
  const part = await openForPart(ctx, slug);
  const { settings, who } = part;
  itemOf(settings, item);
  const { gives } = await countLinkTurns(ctx.db, who, formatDate(ctx.now()));
  const { givesPerDay: most, keepsLast } = settings;
  if (gives >= most) throw refuse('LIMIT_REACHED', { message: collectTexts.givesUsed({ most }) });
  await settleGifts(ctx, who);
  const link = await makeLink(ctx, part, { kind: 'give', item, greeting });
  if (!(await takeItems(ctx, who, { item, n: 1, keepsLast }, { reason: 'give', ref: link.id })))
    throw refuse('STATE_CHANGED', { message: collectTexts.noSpare });
  await schedule(ctx, 'returnCollectGift', { linkId: link.id }, link.expiresAt);
  const [shown] = await presentLinks(ctx, part.row, [link]);
  if (!shown) throw refuse('NOT_FOUND', { message: collectTexts.noLink });
  return shown;
}

/**
 * Asks friends for an item by a link; needs a transaction.
 * @throws NOT_FOUND, FORBIDDEN, STATE_CHANGED, LIMIT_REACHED
 */
export async function askForItem(
  ctx: ActorCtx,
  { slug, item }: BodyOf<'POST /api/mpmkt/v1/campaign/collect/ask'>,
): Promise<CollectLinkData> {
  const part = await openForPart(ctx, slug);
  const { settings, who } = part;
  itemOf(settings, item);
  const { asks } = await countLinkTurns(ctx.db, who, formatDate(ctx.now()));
  const { asksPerDay: most } = settings;
  if (asks >= most) throw refuse('LIMIT_REACHED', { message: collectTexts.asksUsed({ most }) });
  const link = await makeLink(ctx, part, { kind: 'ask', item, greeting: '' });
  const [shown] = await presentLinks(ctx, part.row, [link]);
  if (!shown) throw refuse('NOT_FOUND', { message: collectTexts.noLink });
  return shown;
}
