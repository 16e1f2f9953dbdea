import './writing.events';
import { lacksOf } from '@voltfront/rules/writing/writing-moves';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { isDoubtfulText, isRefusedText, removeArticle } from '../community';
import { releasePaths, releaseUploads } from '../upload';
import { lockOwn, writingStates } from './move-writing';
import { picturesOf } from './save-writing';
import { deleteWriting } from './writing.repository';
import { writingTexts } from './writing.texts';

const DONE = { ok: true } as const;

/**
 * Sends a draft to the review; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED the second time, BAD_INPUT when something lacks, CONTENT_REFUSED by the filter
 */
export async function submitWriting(ctx: ActorCtx, { writingId }: { writingId: string }): Promise<typeof DONE> {
  const row = await lockOwn(ctx, writingId);
  if (row.state !== 'draft') throw refuse('STATE_CHANGED');
  const fields = lacksOf(row);
  if (fields.length > 0) throw refuse('BAD_INPUT', { message: writingTexts.incomplete, data: { fields } });
  const words = [row.title, row.text, row.place ?? ''].join('\n');
  if (isRefusedText(words)) throw refuse('CONTENT_REFUSED');
  const changes = { submittedAt: ctx.now(), isDoubtful: isDoubtfulText(words), reason: '' };
  await writingStates.move(ctx, row, 'submit', { who: 'author', changes });
  return DONE;
}

/** Makes it a draft again; needs a transaction. @throws NOT_FOUND, STATE_CHANGED once it is approved, appealed for or final */
export async function withdrawWriting(ctx: ActorCtx, { writingId }: { writingId: string }): Promise<typeof DONE> {
  const row = await lockOwn(ctx, writingId);
  await writingStates.move(ctx, row, 'withdraw', { who: 'author' });
  return DONE;
}

/** Asks for another look, once; needs a transaction. @throws NOT_FOUND, STATE_CHANGED, CONTENT_REFUSED by the filter */
export async function appealWriting(
  ctx: ActorCtx,
  { writingId, text }: { writingId: string; text: string },
): Promise<typeof DONE> {
  const row = await lockOwn(ctx, writingId);
  if (isRefusedText(text)) throw refuse('CONTENT_REFUSED');
  const changes = { appeal: text, submittedAt: ctx.now() };
  await writingStates.move(ctx, row, 'appeal', { who: 'author', note: text, changes });
  return DONE;
}

/**
 * Deletes an own article with its pictures, from the community as well; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED in the moment in which it is being published
 */
export async function deleteOwnWriting(ctx: ActorCtx, { writingId }: { writingId: string }): Promise<typeof DONE> {
  const row = await lockOwn(ctx, writingId);
  if (row.state === 'publishing') throw refuse('STATE_CHANGED');
  if (row.state === 'published') await removeArticle(ctx, { articleId: writingId, authorId: row.accountId });
  await releaseUploads(ctx, picturesOf(row));
  await releasePaths(ctx, row.accountId, row.publicPictures);
  await deleteWriting(ctx.db, writingId);
  return DONE;
}
