import type { Ctx } from '../../kernel/context';
import { listComments } from './comment.repository';

/** Id of the comment with the most likes of an article; undefined when it has none. */
export async function topComment(ctx: Ctx, articleId: string): Promise<string | undefined> {
  const [row] = await listComments(ctx.db, { articleId, sort: 'hottest' }, { after: null, limit: 1 });
  return row?.comment.id;
}
