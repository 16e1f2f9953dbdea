/** Brings an element into the middle of the page and, where it holds a field or button, puts the focus there. */
export function scrollToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView?.({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  element.querySelector<HTMLElement>('[aria-invalid="true"], input, button')?.focus({ preventScroll: true });
}
