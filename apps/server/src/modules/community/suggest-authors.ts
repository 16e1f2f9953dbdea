import type { AuthorData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { presentAuthor } from './community.presenter';
import { listSuggested } from './community.repository';

const SUGGESTED = 6;

/** Authors to follow, most followed first; those the caller follows are left out. */
export async function suggestAuthors(ctx: Ctx): Promise<AuthorData[]> {
  const rows = await listSuggested(ctx.db, ctx.actor?.accountId ?? null, SUGGESTED);
  return rows.map((row) => presentAuthor(row, false));
}
