import type { SaveOutcome } from './types';

export type { SaveOutcome } from './types';

/** Web views inside other apps have no downloads. */
const hasNoDownloads = (): boolean => /MicroMessenger|AlipayClient|aweme|baiduboxapp/i.test(navigator.userAgent);

/**
 * Puts a picture among the browser's downloads.
 *
 * @param address of the own site, or a `data:` or `blob:` address
 * @param name file name without ending
 */
export async function savePicture(address: string, name: string): Promise<SaveOutcome> {
  if (hasNoDownloads()) return 'hold';
  try {
    const answer = await fetch(address);
    if (!answer.ok) return 'failed';
    const picture = await answer.blob();
    download(picture, `${name}.${picture.type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png'}`);
    return 'saved';
  } catch {
    return 'failed';
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
