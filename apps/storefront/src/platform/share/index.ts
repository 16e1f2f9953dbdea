import Taro from '@tarojs/taro';
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
  Taro.useShareAppMessage(() => {
    const { title, address, imageUrl } = content();
    return { title, path: fileAddress(address), ...(imageUrl ? { imageUrl } : {}) };
  });
  Taro.useShareTimeline?.(() => {
    const { title, address, imageUrl } = content();
    return { title, query: queryOf(address), ...(imageUrl ? { imageUrl } : {}) };
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
