import { callApp } from '../bridge';
import { isInContainer } from '../container';

export { dial } from './dial';

/** Whether an address lies on the page's own origin. */
const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

/** Opens an address by the native car app: web pages in a web view of their own, other schemes by the system. */
const openByApp = (url: string): Promise<null> =>
  /^https?:/i.test(url) ? callApp('navigation.openWebView', { url }) : callApp('navigation.openScheme', { url });

/** Leaves the app for another address; inside the native car app the page stays, and the app opens the address. */
export async function openExternal(url: string): Promise<'opened' | 'copied' | 'refused'> {
  const isOpened =
    isInContainer() &&
    !isOwn(url) &&
    (await openByApp(url).then(
      () => true,
      () => false,
    ));
  if (!isOpened) window.location.assign(url);
  return 'opened';
}

/** Has the native car app take its web view away; false when it cannot. */
export const leaveWebView = (): Promise<boolean> =>
  callApp('navigation.back', { delta: 1 }).then(
    () => true,
    () => false,
  );

/** Reloads the page. */
export function reloadApp(): void {
  window.location.reload();
}
