import type { FeedCardData, TabKeyData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { LIST_PAGE_SIZE } from '@/api';
import { isLoggedIn, onLogout, type PosterListData, stored } from '@/session';

/** Tabs whose first part is kept on the device; that of one model changes with the model. */
const KEPT: readonly TabKeyData[] = ['recommend', 'newest', 'selected', 'follow'] satisfies (keyof PosterListData)[];

const isKept = (tab: TabKeyData): tab is keyof PosterListData => KEPT.includes(tab);

/** Values of older versions may lie in the storage: a card without what every card shows is none. */
const isCard = (card: Partial<FeedCardData> | null): boolean =>
  Boolean(card?.cardId && card.title && card.cover && card.kind && (card.kind !== 'article' || card.author));

function read(tab: TabKeyData): readonly FeedCardData[] {
  const cards = isKept(tab) ? stored.get('POSTER_LIST_DATA')?.[tab] : undefined;
  return Array.isArray(cards) ? cards.filter(isCard) : [];
}

/** Whether a tab can be shown before the server has answered. */
export const hasKeptFeed = (tab: TabKeyData): boolean => read(tab).length > 0;

function keep(tab: TabKeyData, cards: readonly FeedCardData[]): void {
  if (!isKept(tab)) return;
  stored.set('POSTER_LIST_DATA', { ...stored.get('POSTER_LIST_DATA'), [tab]: cards.slice(0, LIST_PAGE_SIZE) });
}

// The list of followed authors is personal.
onLogout(() => keep('follow', []));

/**
 * The cards to show: those of the list, or, until it has come and when it cannot be had, its beginning from the last
 * visit.
 */
export function useKeptFeed(
  tab: TabKeyData,
  items: readonly FeedCardData[],
  isLoaded: boolean,
): readonly FeedCardData[] {
  const [kept] = useState(() => (tab === 'follow' && !isLoggedIn() ? [] : read(tab)));
  useEffect(() => {
    if (isLoaded) keep(tab, items);
  }, [tab, items, isLoaded]);
  return isLoaded ? items : kept;
}
