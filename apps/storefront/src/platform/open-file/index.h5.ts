/** Opens a PDF in a tab of its own, in the browser's reader. */
export function openPdf(address: string): Promise<boolean> {
  const link = Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'noopener' });
  link.click();
  return Promise.resolve(true);
}
