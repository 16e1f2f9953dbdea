/** Scrolls the page until the element with this id is at its top; `scroll-margin-top` keeps the bar's room free. */
export function scrollToElement(id: string): void {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}
