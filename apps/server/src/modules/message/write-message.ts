import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { afterQuietHours } from '@voltfront/rules/message/quiet-hours';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { maskMiddle } from '../../kernel/personal-data';
import { audiences, notificationsOf } from '../account';
import { tellLive } from '../live';
import { isPage } from '../share';
import { insertBatch, insertBroadcast } from './broadcast.repository';
import { messageTexts } from './message.texts';
import { openPreview, sealPreview } from './preview-token';
import { hasGrownTooMuch, messageOf } from './send-broadcast';

/** People that a preview shows. */
const SAMPLE = 5;

/** @throws BAD_INPUT for a link that is no page of the app */
function checkLink(ctx: Ctx, link: string): void {
  if (link !== '' && !isPage(ctx, link)) throw refuse('BAD_INPUT', { data: { fields: ['body.link'] } });
}

/**
 * Writes to one person at once, in the app alone; needs a transaction.
 * @throws BAD_INPUT for an unknown link, NOT_FOUND for an account that is unknown or cancelled
 */
export async function writeToPerson(
  ctx: ActorCtx,
  { accountId, ...words }: BodyOf<'POST /api/mpaccount/v1/staff/messages/person'>,
): Promise<ReplyOf<'POST /api/mpaccount/v1/staff/messages/person'>> {
  checkLink(ctx, words.link);
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId)))
    throw refuse('NOT_FOUND', { message: messageTexts.noPerson });
  const now = ctx.now();
  const isDelivered = words.kind === 'order' || (await notificationsOf(ctx, accountId))[words.kind];
  const times = { createdAt: now, updatedAt: now };
  const row = { id: newId(now), staffId: ctx.actor.accountId, accountId, filter: null, ...words, ...times };
  const delivered = isDelivered ? 1 : 0;
  await insertBroadcast(ctx.db, { ...row, state: 'done', audience: 1, delivered });
  if (isDelivered) await insertBatch(ctx.db, [messageOf(row, accountId, now)]);
  if (isDelivered) tellLive(ctx, accountId, 'messages');
  return { broadcastId: row.id, isDelivered };
}

/** Who an audience is, with a token that sends to it. */
export async function previewAudience(
  ctx: ActorCtx,
  { kind, filter }: BodyOf<'POST /api/mpaccount/v1/staff/messages/preview'>,
): Promise<ReplyOf<'POST /api/mpaccount/v1/staff/messages/preview'>> {
  const audience = { kind, filter, until: ctx.now() };
  const count = await audiences.count(ctx, audience);
  const people = await audiences.sample(ctx, audience, SAMPLE);
  const sample = people.map(({ nickname, mobile }) => ({
    nickname: maskMiddle(nickname, 1, 0),
    mobile: maskMiddle(mobile ?? '', 3, 4),
  }));
  return { previewToken: sealPreview(ctx, { ...audience, count, staffId: ctx.actor.accountId }), count, sample };
}

/**
 * Writes to a previewed audience as it is now, by a job that waits for the end of the quiet hours; needs a transaction.
 * @throws BAD_INPUT for an unknown link or token, STATE_CHANGED when the preview is too old or the audience grew
 */
export async function writeToAudience(
  ctx: ActorCtx,
  { previewToken, ...words }: BodyOf<'POST /api/mpaccount/v1/staff/messages/send'>,
): Promise<{ broadcastId: string }> {
  checkLink(ctx, words.link);
  const preview = openPreview(ctx, previewToken);
  if (!preview) throw refuse('STATE_CHANGED', { message: messageTexts.previewOver });
  const now = ctx.now();
  const { filter, kind, count } = preview;
  if (hasGrownTooMuch(count, await audiences.count(ctx, { filter, kind, until: now })))
    throw refuse('STATE_CHANGED', { message: messageTexts.audienceGrew });
  const times = { createdAt: now, updatedAt: now };
  const row = { id: newId(now), staffId: ctx.actor.accountId, accountId: null, filter, kind, ...words, ...times };
  await insertBroadcast(ctx.db, { ...row, state: 'waiting', audience: count });
  await schedule(ctx, 'sendBroadcast', { broadcastId: row.id }, afterQuietHours(now));
  return { broadcastId: row.id };
}
