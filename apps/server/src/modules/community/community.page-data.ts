import { brand } from '@voltfront/brand';
import type { QueryOf } from '@voltfront/contract';
import { AppError } from '../../kernel/errors';
import type { PageDataLoader, PageDataTable } from '../../kernel/page-data';
import { showBanners, showBubble, showTabs } from '../content';
import { showArticle } from './show-article';
import { showComments } from './show-comments';
import { showFeed } from './show-feed';

const PAGE_SIZE = 10;
/** Widths in design px of the first banner and of an article's cover in the storefront. */
const BANNER_WIDTH = 358;
const COVER_WIDTH = 390;

/** Tabs, banners, the first page of recommended cards and the floating bubble. */
const home: PageDataLoader = async (ctx) => {
  const banners = await showBanners(ctx);
  const feed: QueryOf<'GET /api/mpmkt/v1/community/feed'> = { tab: 'recommend', size: PAGE_SIZE };
  const data = [
    { key: 'GET /api/mpmkt/v1/community/tabs' as const, input: {}, reply: await showTabs(ctx) },
    { key: 'GET /api/mpmkt/v1/community/banners' as const, input: {}, reply: banners },
    {
      key: 'GET /api/mpmkt/v1/community/feed' as const,
      input: feed,
      reply: await showFeed(ctx, feed),
    },
    { key: 'GET /api/mpmkt/v1/community/welfareBubble' as const, input: {}, reply: await showBubble(ctx) },
  ];
  const picture = banners[0]?.picture;
  const sharing = picture ? { picture, preload: [{ picture, width: BANNER_WIDTH }] } : {};
  return { data, head: { title: brand.name, description: brand.slogan, ...sharing } };
};

/** Data of the community pages, and the data for their sharing tags. */
export const communityPageData: PageDataTable = {
  '/': home,
  '/pages/community/index': home,
  '/pagesCommunity/article/index': async (ctx, query) => {
    const articleId = query.id ?? '';
    try {
      const article = await showArticle(ctx, { articleId });
      const comments = await showComments(ctx, { articleId, sort: 'hottest', size: PAGE_SIZE });
      const paragraph = article.blocks.find((block) => block.kind === 'paragraph');
      const description = paragraph?.kind === 'paragraph' ? paragraph.text.slice(0, 100) : article.title;
      return {
        data: [
          { key: 'GET /api/mpmkt/v1/community/article', input: { articleId }, reply: article },
          {
            key: 'GET /api/mpmkt/v1/community/comments',
            input: { articleId, sort: 'hottest', size: PAGE_SIZE },
            reply: comments,
          },
        ],
        head: {
          title: article.title,
          description,
          picture: article.cover,
          preload: [{ picture: article.cover, width: COVER_WIDTH }],
        },
      };
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  },
};
