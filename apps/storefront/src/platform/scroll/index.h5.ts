/** Room (px) between an element and what it was moved away from. */
const CLEAR_PX = 8;

const behavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Scrolls the page until the element with this id is at its top; `scroll-margin-top` keeps the bar's room free. */
export function scrollToTopOf(id: string): void {
  document.getElementById(id)?.scrollIntoView?.({ behavior: behavior(), block: 'start' });
}

/** Brings an element into the middle of the page and, where it holds a field or button, puts the focus there. */
export function showInMiddle(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView?.({ behavior: behavior(), block: 'center' });
  element.querySelector<HTMLElement>('[aria-invalid="true"], input, button')?.focus({ preventScroll: true });
}

/** Moves the page up until an element is free of the one with `coverId` that lies over its lower part. */
export function scrollClearOf(id: string, coverId: string): void {
  const [element, cover] = [document.getElementById(id), document.getElementById(coverId)];
  if (!element?.offsetHeight || !cover?.offsetHeight) return;
  const hidden = element.getBoundingClientRect().bottom - cover.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy?.({ top: hidden + CLEAR_PX, behavior: behavior() });
}
