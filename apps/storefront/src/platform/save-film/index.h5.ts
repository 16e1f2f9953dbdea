import type { SaveOutcome } from '../save-picture/types';

/**
 * Puts a film among the browser's downloads; the browser fetches it in its own time.
 *
 * @param address of the own site
 * @param name file name without ending
 */
export function saveFilm(address: string, name: string): Promise<SaveOutcome> {
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.mp4` });
  link.click();
  return Promise.resolve('saved');
}
