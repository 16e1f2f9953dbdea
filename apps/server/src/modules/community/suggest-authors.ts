import type { AuthorData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { presentAuthor } from './community.presenter';
import { listSuggested } from './community.repository';

const SUGGESTED = 6;

/** Suggested authors, most followed first, without those the caller follows. */
export async function suggestAuthors(ctx: Ctx): Promise<AuthorData[]> {
  const rows = await listSuggested(ctx.db, ctx.actor?.accountId ?? null, SUGGESTED);
  return rows.map((row) => presentAuthor(ctx, row, false));
}
