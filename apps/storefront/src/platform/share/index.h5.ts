import { useEffect } from 'react';
import { copyText } from '../clipboard';
import { usePageVisible } from '../page-events';
import { isInWechat } from '../wechat-sdk/is-in-wechat';
import { shared } from './shared';
import type { ShareContent, ShareOutcome } from './types';

export type { ShareContent, ShareOutcome } from './types';

/** Browsers share the address they show. The messenger's browser has cards: they take what the page in front gives. */
export function useShareContent(content: () => ShareContent, isPrivate?: boolean): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return;
    shared.card = isPrivate ? null : content;
    shared.watch?.();
  });
}

/** Opens the browser's share sheet, or copies the link where there is none. In the messenger its menu sends the card. */
export async function shareNow(content: ShareContent): Promise<ShareOutcome> {
  const { title, address } = content;
  const url = window.location.origin + address;
  if (isInWechat()) {
    shared.card = () => content;
    shared.watch?.();
    return 'menu';
  }
  if (!navigator.share) return (await copyText(url)) ? 'copied' : 'cancelled';
  return navigator.share({ title, url }).then(
    () => 'shared' as const,
    () => 'cancelled' as const,
  );
}

/** The address that opens an in-app page from outside. */
export const webLink = (address: string): string | null => window.location.origin + address;
