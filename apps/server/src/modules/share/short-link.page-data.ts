import type { PageDataLoader } from '../../kernel/page-data';
import { linkState } from './find-open-link';
import { findPage } from './known-pages';
import { findLink } from './short-link.repository';

/**
 * Title and image of the target, for previews in messengers. The page gets no data: it sends the
 * request itself, and only that counts as a visit.
 */
export const shortLinkPageData: PageDataLoader = async (ctx, { token = '' }) => {
  const row = await findLink(ctx.db, token);
  const page = row && linkState(row, ctx.now()) === 'open' ? findPage(ctx, row.route) : null;
  if (!row || !page) return [];
  return { data: [], head: { title: page.title, of: { route: row.route, query: row.query } } };
};
