const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Scrolls an element within a time (ms); at once with reduced motion. A touch ends it. */
export function scrollSmoothly(element: HTMLElement, target: number, durationMs: number): void {
  const start = element.scrollTop;
  if (durationMs <= 0 || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTop = target;
    return;
  }
  // The first frame starts the clock: frames carry a time of their own, which may lie before `performance.now()`.
  let startedAt: number | null = null;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  element.addEventListener('pointerdown', stop, { once: true });
  const step = (now: number) => {
    if (isStopped) return;
    startedAt ??= now;
    const part = Math.min(1, (now - startedAt) / durationMs);
    element.scrollTop = start + (target - start) * easeOut(part);
    if (part < 1) requestAnimationFrame(step);
    else element.removeEventListener('pointerdown', stop);
  };
  requestAnimationFrame(step);
}
