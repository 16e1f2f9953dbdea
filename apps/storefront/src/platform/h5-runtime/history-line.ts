/**
 * The app's part of the browser's history: a line of entries, one per opened page and one more on top of it per
 * open overlay. A step along the line takes the browser a moment; what changes the line waits for its end.
 */
import { SECOND_MS } from '@voltfront/rules/time';
import { formatAddress } from '../router/address';
import type { EntryState, PageRecord } from './page-types';

/** A browser that never says that a step has ended (ms): it counts as ended. */
const LONGEST_STEP_MS = SECOND_MS;

/** The browser's current entry. */
let here: EntryState = { key: '', index: 0 };
/** Index of the newest entry of each page, overlays not counted. */
const pageIndexes = new Map<string, number>();
let step: ReturnType<typeof setTimeout> | undefined;
/** The pending step only removes stale entries: no page or overlay was left. */
let isQuiet = false;
let waiting: (() => void)[] = [];

function settle(entry: EntryState): void {
  here = entry;
  pageIndexes.set(entry.key, entry.index - (entry.layer ?? 0));
}

function flush(): void {
  while (step === undefined) {
    const next = waiting.shift();
    if (!next) return;
    next();
  }
}

function endStep(): void {
  clearTimeout(step);
  step = undefined;
}

function go(index: number, quiet: boolean): void {
  // `history.go(0)` would reload the page.
  if (index === here.index) return;
  isQuiet = quiet;
  step = setTimeout(() => {
    endStep();
    flush();
  }, LONGEST_STEP_MS);
  window.history.go(index - here.index);
}

export const historyLine = {
  /** Number of entries of this app before this one. */
  index: (): number => here.index,
  /** Number of open overlays at the current entry. */
  layer: (): number => here.layer ?? 0,
  /** Index of a page's own entry. */
  indexOf: (page: PageRecord): number => pageIndexes.get(page.key) ?? here.index,

  /** Writes an entry: after the current one, or replacing it. */
  write({ key, path, query }: PageRecord, how: 'push' | 'replace', layer = 0): void {
    settle({ key, index: here.index + (how === 'push' ? 1 : 0), ...(layer > 0 ? { layer } : {}) });
    window.history[how === 'push' ? 'pushState' : 'replaceState'](here, '', formatAddress(path, query));
  },

  /** Steps to another entry as the customer's back key does. */
  leaveTo: (index: number): void => historyLine.whenStill(() => go(index, false)),

  /** Steps to another entry without leaving anything; `then` runs when the browser is there. */
  stepTo(index: number, then?: () => void): void {
    historyLine.whenStill(() => {
      if (then) waiting.unshift(then);
      go(index, true);
    });
  },

  /** Runs at once, or after the step that is under way. */
  whenStill(act: () => void): void {
    waiting.push(act);
    flush();
  },

  /** The browser has arrived at an entry. True when a step that only tidies led there. */
  arrive(entry: EntryState): boolean {
    const wasQuiet = step !== undefined && isQuiet;
    endStep();
    settle(entry);
    return wasQuiet;
  },

  /** Callbacks waiting for the arrival. */
  goOn: flush,

  /** The entry of the address that the app was opened at; an older one than the app has neither key nor index. */
  open(entry: EntryState | null): void {
    endStep();
    waiting = [];
    pageIndexes.clear();
    here = entry ?? { key: '', index: 0 };
  },
};
