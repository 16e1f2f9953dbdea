import { callApp } from '../bridge';
import { isInContainer } from '../container';

function openTab(address: string): boolean {
  const link = Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'noopener' });
  link.click();
  return true;
}

/**
 * Opens a PDF in a tab of its own, in the browser's reader. The native car app gives it to the system, since its web view
 * has neither tabs nor, on Android, a reader.
 */
export async function openPdf(address: string): Promise<boolean> {
  if (!isInContainer()) return openTab(address);
  const { href } = new URL(address, window.location.href);
  return callApp('navigation.openScheme', { url: href }).then(
    () => true,
    () => openTab(address),
  );
}
