import type { PageOfTextData } from '@voltfront/contract';
import { pageAction, type TapAction } from '@/navigation';

const PAGES: Readonly<Record<PageOfTextData, string>> = {
  article: '/pagesCommunity/article/index',
  activity: '/pagesCommunity/activity/index',
  tweet: '/pagesCommunity/activity/tweet',
  designVote: '/pagesCommunity/activity/designVote',
  designVotes: '/pagesCommunity/activity/designVotes',
};

/** Opens the page that shows a text; undefined when this app has no such page. */
export const openText = ({ articleId, page }: { articleId: string; page: PageOfTextData }): TapAction =>
  pageAction(PAGES[page], { id: articleId });
