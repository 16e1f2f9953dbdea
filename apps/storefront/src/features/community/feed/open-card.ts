import type { FeedCardData } from '@voltfront/contract';
import { pageAction, type TapAction } from '@/navigation';

const TARGETS: Readonly<Record<FeedCardData['kind'], string>> = {
  article: '/pagesCommunity/article/index',
  activity: '/pagesCommunity/activity/index',
  vote: '/pagesCommunity/activity/designVote',
};

/** Opens a card's page; undefined when this app has no such page, so that nothing looks tappable. */
export const cardAction = ({ kind, cardId }: Pick<FeedCardData, 'kind' | 'cardId'>): TapAction =>
  pageAction(TARGETS[kind], { id: cardId });
