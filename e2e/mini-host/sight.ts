import type { HostPage } from './host';
import type { Box, Screen } from './screen';
import { SCREEN } from './screen';

type Callback = (value: unknown) => void;
type Margins = Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>;

/** One observed element. */
interface Watch {
  selector: string;
  /** The reference element; null: the screen. */
  frame: string | null;
  margins: Margins;
  ratio: number;
  tell: Callback;
}

/** Measurements and observers of pages on a screen, replacing the host's default values. */
export interface Sight {
  /** Platform APIs that measure and observe. */
  calls: Record<string, unknown>;
  /** Call it after rendering or scrolling: checks the observers again. */
  changed(): void;
  /** Resolves when nothing more is rendered or notified. */
  settled(): Promise<void>;
}

const WHOLE: Box = { left: 0, top: 0, right: SCREEN.width, bottom: SCREEN.height, ...SCREEN };

/** Share of a box inside a frame with its margins. */
function ratioIn(box: Box, frame: Box, { top = 0, bottom = 0, left = 0, right = 0 }: Margins): number {
  const width = Math.min(box.right, frame.right + right) - Math.max(box.left, frame.left - left);
  const height = Math.min(box.bottom, frame.bottom + bottom) - Math.max(box.top, frame.top - top);
  if (width < 0 || height < 0) return 0;
  // An element without area counts as visible at its position.
  return box.width * box.height === 0 ? 1 : (width * height) / (box.width * box.height);
}

const dataOf = (box: Box) => ({ ...box, scrollTop: 0, scrollLeft: 0, id: '', dataset: {} });

/** `createSelectorQuery` that measures what is drawn. */
function queryOn(measure: (selectors: readonly string[]) => Promise<(Box | null)[]>) {
  return () => {
    const asked: { selector: string; tell: Callback }[] = [];
    const nodeOf = (selector: string) =>
      Object.fromEntries(
        ['boundingClientRect', 'scrollOffset', 'fields', 'node', 'context'].map((name) => [
          name,
          (first?: unknown, second?: unknown) => {
            const callback = typeof first === 'function' ? first : second;
            asked.push({ selector, tell: (typeof callback === 'function' ? callback : () => undefined) as Callback });
            return query;
          },
        ]),
      );
    const query: Record<string, unknown> = {
      in: () => query,
      select: nodeOf,
      selectAll: nodeOf,
      selectViewport: () => nodeOf('wx-page'),
      exec: async (done?: Callback) => {
        const boxes = await measure(asked.map(({ selector }) => selector));
        const answers = boxes.map((box) => box && dataOf(box));
        for (const [at, { tell }] of asked.entries()) tell(answers[at] ?? null);
        done?.(answers);
      },
    };
    return query;
  };
}

/** `createIntersectionObserver` that registers its observers in `watches`. */
function observerOn(watches: Set<Watch>, look: () => void) {
  return () => {
    const own = new Set<Watch>();
    let frame: string | null = null;
    let margins: Margins = {};
    const against = (next: string | null, room: Margins = {}) => {
      frame = next;
      margins = room;
      return observer;
    };
    const observer: Record<string, unknown> = {
      relativeTo: (selector: string, room?: Margins) => against(selector, room),
      relativeToViewport: (room?: Margins) => against(null, room),
      observe(selector: string, tell: Callback) {
        const watch = { selector, frame, margins, ratio: 0, tell };
        own.add(watch);
        watches.add(watch);
        look();
      },
      disconnect() {
        for (const watch of own) watches.delete(watch);
      },
    };
    return observer;
  };
}

/** Measures and observes the current page on a screen. */
export function createSight(screen: Screen, current: () => HostPage | undefined): Sight {
  const watches = new Set<Watch>();
  let isDirty = false;
  let looking: Promise<void> | null = null;

  const tellWatches = async () => {
    const list = [...watches];
    const boxes = await screen.boxes(list.flatMap(({ selector, frame }) => [selector, frame ?? 'wx-page']));
    for (const [at, watch] of list.entries()) {
      const [box, frame] = [boxes[at * 2], watch.frame ? boxes[at * 2 + 1] : WHOLE];
      const ratio = box && frame ? ratioIn(box, frame, watch.margins) : 0;
      const isNews = watches.has(watch) && ratio > 0 !== watch.ratio > 0;
      watch.ratio = ratio;
      if (isNews) watch.tell({ intersectionRatio: ratio, boundingClientRect: box });
    }
  };
  const lookOnce = async () => {
    while (isDirty) {
      isDirty = false;
      const page = current();
      if (page) await screen.draw(page);
      await tellWatches();
    }
  };
  const changed = () => {
    isDirty = true;
    looking ??= lookOnce()
      .catch((error) => {
        // A finished test may close the screen during a measurement.
        if (!screen.isClosed()) throw error;
      })
      .finally(() => {
        looking = null;
        if (isDirty && !screen.isClosed()) changed();
      });
  };
  const settled = async () => {
    while (looking) await looking;
  };
  const measure = async (selectors: readonly string[]) => {
    changed();
    await settled();
    return screen.boxes(selectors);
  };
  const calls = {
    createSelectorQuery: queryOn(measure),
    createIntersectionObserver: observerOn(watches, changed),
    pageScrollTo: async (target: Parameters<Screen['scrollPage']>[0]) => {
      await settled();
      await screen.scrollPage(target);
      changed();
    },
  };
  return { calls, changed, settled };
}
