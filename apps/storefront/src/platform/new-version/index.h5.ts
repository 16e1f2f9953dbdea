import { brand } from '@voltfront/brand';
import { MINUTE_MS } from '@voltfront/rules/time';
import { onChunkFailure } from '../h5-runtime/page-loader';
import { pageStack } from '../h5-runtime/page-stack';
import { isNewerDeployed } from './deployed';
import type { NewVersionWatch } from './types';

export type { NewVersionWatch } from './types';

/** Version of the native app around this page, as its user agent says; null in browsers. */
export const containerVersion = (): string | null =>
  new RegExp(`${brand.product}App/(\\d+(?:\\.\\d+){0,3})`).exec(navigator.userAgent)?.[1] ?? null;

/** When the page was last reloaded for a newer version (epoch ms); stored per tab. */
const RELOADED_KEY = 'MALL_RELOADED_AT';
/** A newer version that is still not here this soon (ms) after a reload cannot be had for now. */
const RELOAD_PAUSE_MS = MINUTE_MS;

/** Nothing the customer wrote would be lost: no page asks before it is left, and no field has words in it. */
function isSafe(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const isWritten = Array.from(fields).some(
    ({ type, value }) => !/^(checkbox|radio|hidden)$/.test(type) && value !== '',
  );
  return !isWritten && !pageStack.isGuarded();
}

function reloadedAt(): number {
  try {
    return Number(window.sessionStorage.getItem(RELOADED_KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** Reloads the app at the current address. False when it has just done so. */
function reload(): boolean {
  if (Date.now() - reloadedAt() < RELOAD_PAUSE_MS) return false;
  try {
    window.sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // Without storage a reload loop could not be detected, so there is no reload.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Keeps the web app in step with what is deployed. A page whose code is gone, since a newer version replaced it, is
 * loaded anew with that version. After a long time in the background the server is asked, and a newer version is taken at
 * the next moment at which nothing written is lost: now, or when a page changes.
 */
export function watchNewVersion({ askAfterMs, onFailed, ask }: NewVersionWatch): void {
  let isWaiting = false;
  let hiddenAt = Date.now();
  const takeWhenSafe = () => {
    if (isWaiting && isSafe()) isWaiting = !reload();
  };
  pageStack.subscribe(() => setTimeout(takeWhenSafe));
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > askAfterMs && (await isNewerDeployed())) {
      isWaiting = true;
      takeWhenSafe();
    }
  });
  onChunkFailure(async (error) => {
    const isNewer = await isNewerDeployed();
    if (isNewer && (isSafe() || (await ask())) && reload()) return new Promise<never>(() => undefined);
    if (isNewer) onFailed();
    throw error;
  });
}
