import { SECOND_MS } from '@voltfront/rules/time';
import type { SaveOutcome } from './types';

export type { SaveOutcome } from './types';

/** Web views inside other apps have no downloads. */
const hasNoDownloads = (): boolean => /MicroMessenger|AlipayClient|aweme|baiduboxapp/i.test(navigator.userAgent);

/**
 * Puts a picture among the browser's downloads.
 *
 * @param address of the own site, or a `data:` address
 * @param name file name without ending
 */
export async function savePicture(address: string, name: string): Promise<SaveOutcome> {
  if (hasNoDownloads()) return 'hold';
  // The page's security policy lets no request go to such an address, and none is needed.
  const known = /^data:([^;,]+)/.exec(address)?.[1];
  if (known) {
    download(address, `${name}.${endingOf(known)}`);
    return 'saved';
  }
  try {
    const answer = await fetch(address);
    if (!answer.ok) return 'failed';
    const picture = await answer.blob();
    const link = URL.createObjectURL(picture);
    download(link, `${name}.${endingOf(picture.type)}`);
    // The browser reads the address after this task.
    setTimeout(() => URL.revokeObjectURL(link), 10 * SECOND_MS);
    return 'saved';
  } catch {
    return 'failed';
  }
}

const endingOf = (type: string): string => type.replace('image/', '').replace('jpeg', 'jpg').replace(/\+.*$/, '');

function download(address: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
}
