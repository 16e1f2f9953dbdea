import type { Ctx } from '../../kernel/context';
import { selectPublished } from './writing.repository';

/** Titles of a person's published articles by their ids, in one query; others are left out. */
export async function publishedTitles(
  ctx: Ctx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPublished(ctx.db, accountId, ids);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
