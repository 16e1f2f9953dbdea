/** Physical pixels per CSS pixel. */
export const pixelRatio = (): number => window.devicePixelRatio || 1;

/** The customer prefers reduced motion. */
export const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells whether an element can be seen: in the viewport, and its tab in front. Returns what ends it. */
export function watchShown(element: Element, onChange: (isShown: boolean) => void): () => void {
  let isInView = true;
  const tell = () => onChange(isInView && document.visibilityState !== 'hidden');
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? isInView;
    tell();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Tells the size of an element in CSS px, at once and whenever it changes. Returns what ends it. */
export function watchSize(element: Element, onSize: (width: number, height: number) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    if (box && box.width > 0 && box.height > 0) onSize(box.width, box.height);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Runs `draw` before the next picture of the screen; `stop` takes the wish back. */
export function nextFrame(draw: (nowMs: number) => void): () => void {
  const handle = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(handle);
}

/** An empty canvas that fills an element. */
export function appendCanvas(parent: Element): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
  parent.append(canvas);
  return canvas;
}
