import type { LayoutKindData, QueryInputOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import type { PageDataLoader, PageDataTable } from '../../kernel/page-data';
import { showLayout } from './show-layout';

/** Width in design px of the picture at the top of the pages. */
const TOP_WIDTH = 390;
const SLUG = /^[A-Za-z0-9-]{1,40}$/;

async function find(ctx: Ctx, query: QueryInputOf<'GET /api/mpmkt/v1/layout'>) {
  try {
    return await showLayout(ctx, query);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Data of a laid out page, whose slug stands in one parameter of its address. */
const pageOf =
  (kind: LayoutKindData, name: string): PageDataLoader =>
  async (ctx, query) => {
    const slug = query[name];
    if (slug && !SLUG.test(slug)) return [];
    const input = slug ? { kind, slug } : { kind };
    const reply = await find(ctx, input);
    if (!reply) return [];
    const { title, text, picture } = reply;
    const top = kind === 'car' ? (reply.film?.poster ?? picture) : null;
    return {
      data: [{ key: 'GET /api/mpmkt/v1/layout', input, reply }],
      head: { title, description: text, picture, ...(top && { preload: [{ picture: top, width: TOP_WIDTH }] }) },
    };
  };

/** Page data of the laid out pages, because they are opened from shared links. */
export const layoutPageData: PageDataTable = {
  '/pagesCommunity/aggregatedPage': pageOf('community', 'modelId'),
  '/pagesActivity/carAggregated': pageOf('car', 'modelId'),
  '/pagesActivity/aggregatedPage': pageOf('campaigns', 'kind'),
};
