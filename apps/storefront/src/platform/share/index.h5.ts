import { copyText } from '../clipboard';
import type { ShareContent, ShareOutcome } from './types';

export type { ShareContent, ShareOutcome } from './types';

/** Browsers share the address they show: nothing to prepare. */
export function useShareContent(_content: () => ShareContent, _isPrivate?: boolean): void {}

/** Opens the browser's share sheet, or copies the link where there is none. */
export async function shareNow({ title, address }: ShareContent): Promise<ShareOutcome> {
  const url = window.location.origin + address;
  if (!navigator.share) return (await copyText(url)) ? 'copied' : 'cancelled';
  return navigator.share({ title, url }).then(
    () => 'shared' as const,
    () => 'cancelled' as const,
  );
}

/** The address that opens an in-app page from outside. */
export const webLink = (address: string): string | null => window.location.origin + address;
