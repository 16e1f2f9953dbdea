import type { FeedCardData } from '@voltfront/contract';
import { isRoutePath, openAddress } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import { pressable } from '@/ui';

const TARGETS: Readonly<Record<FeedCardData['kind'], string>> = {
  article: '/pagesCommunity/article/index',
  activity: '/pagesCommunity/activity/index',
  vote: '/pagesCommunity/activity/designVote',
};

/** Opens a card's page; undefined when this app has no such page, so that nothing looks tappable. */
export function cardAction({ kind, cardId }: Pick<FeedCardData, 'kind' | 'cardId'>): (() => void) | undefined {
  const path = TARGETS[kind];
  return isRoutePath(path) ? () => openAddress(formatAddress(path, { id: cardId })) : undefined;
}

/** Makes an element the link that runs `open`; gives nothing when there is none. */
export const linked = (open: (() => void) | undefined) => (open ? { ...pressable(open), role: 'link' } : {});
