import Taro from '@tarojs/taro';
import { fileAddress } from '../router/address';
import type { ShareContent, ShareOutcome } from './types';

export type { ShareContent, ShareOutcome } from './types';

/** What the platform's share menu sends for this page. */
export function useShareContent(content: () => ShareContent): void {
  Taro.useShareAppMessage(() => {
    const { title, address, imageUrl } = content();
    return { title, path: fileAddress(address), imageUrl };
  });
}

/** Mini-programs share from their menu only: the caller shows how. */
export const shareNow = async (_content: ShareContent): Promise<ShareOutcome> => 'menu';

/** Mini-programs have no addresses to copy. */
export const webLink = (_address: string): string | null => null;
