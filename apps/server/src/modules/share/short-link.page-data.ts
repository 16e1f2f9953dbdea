import type { PageDataLoader } from '../../kernel/page-data';
import { linkState } from './find-open-link';
import { findPage } from './known-pages';
import { findLink } from './short-link.repository';

/**
 * Title and picture of the target, for the previews that messengers make of a link. The page itself gets nothing: it
 * asks, and only then somebody has visited.
 */
export const shortLinkPageData: PageDataLoader = async (ctx, { token = '' }) => {
  const row = await findLink(ctx.db, token);
  const page = row && linkState(row, ctx.now()) === 'open' ? findPage(ctx, row.route) : null;
  if (!row || !page) return [];
  return { data: [], head: { title: page.title, of: { route: row.route, query: row.query } } };
};
