import Taro from '@tarojs/taro';
import { brand } from '@voltfront/brand';
import { buildPlatform } from '../environment';
import { tellHost } from '../host';
import { fileAddress } from '../router/address';
import type { ShareContent, ShareOutcome } from './types';

export type { ShareContent, ShareOutcome } from './types';

/** The menu's items, which only WeChat lets the app choose: a card for a friend, a line in the timeline. */
const MENU = buildPlatform === 'weapp' ? { showShareItems: ['wechatFriends', 'wechatMoment'] } : {};

/** The query of an address, without its question mark. */
const queryOf = (address: string): string => fileAddress(address).split('?')[1] ?? '';

/**
 * What the platform's share menu sends for this page: a card that opens the address, and in the timeline, which opens the
 * same page, its query.
 * @param isPrivate the page shows a customer's own things: the menu offers no sharing
 */
export function useShareContent(content: () => ShareContent, isPrivate = false): void {
  /** Pages without a bar have no title of their own. */
  const words = ({ title, imageUrl }: ShareContent) => ({
    title: title || brand.name,
    ...(imageUrl ? { imageUrl } : {}),
  });
  Taro.useShareAppMessage(() => {
    const card = content();
    return { ...words(card), path: fileAddress(card.address) };
  });
  Taro.useShareTimeline?.(() => {
    const card = content();
    return { ...words(card), query: queryOf(card.address) };
  });
  Taro.useDidShow(() => {
    if (isPrivate) tellHost(() => Taro.hideShareMenu({}));
    else tellHost(() => Taro.showShareMenu(MENU));
  });
}

/** Mini-programs share from their menu only: the caller shows how. */
export const shareNow = async (_content: ShareContent): Promise<ShareOutcome> => 'menu';

/** Mini-programs have no addresses to copy. */
export const webLink = (_address: string): string | null => null;
