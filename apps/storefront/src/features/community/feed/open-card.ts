import type { FeedCardData } from '@voltfront/contract';
import { pageAction, type TapAction } from '@/navigation';
import { openText } from '../open-text';

const EVENTS = {
  activity: '/pagesCommunity/activity/index',
  vote: '/pagesCommunity/activity/designVote',
} as const;

/** Opens a card's page; undefined when this app has no such page, so that nothing looks tappable. */
export const cardAction = (card: FeedCardData): TapAction =>
  card.kind === 'article'
    ? openText({ articleId: card.cardId, page: card.page })
    : pageAction(EVENTS[card.kind], { id: card.cardId });
