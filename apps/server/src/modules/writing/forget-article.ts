import type { Ctx } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { releasePaths, releaseUploads } from '../upload';
import { picturesOf } from './save-writing';
import { deleteWriting, lockWriting } from './writing.repository';

/** Removes what was written and its pictures after the author deleted the article on its page. */
export async function forgetArticle(ctx: Ctx, { articleId }: EventMap['OwnArticleDeleted']): Promise<void> {
  const row = await lockWriting(ctx.db, articleId);
  if (row?.state !== 'published') return;
  await releaseUploads(ctx, picturesOf(row));
  await releasePaths(ctx, row.accountId, row.publicPictures);
  await deleteWriting(ctx.db, articleId);
}
