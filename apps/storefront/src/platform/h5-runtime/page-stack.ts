/**
 * The page stack of the web build: what `navigateTo`, `redirectTo`, `switchTab` and so on are in mini-programs,
 * kept in step with the browser's history. Pages below the top stay mounted, tab pages stay mounted until a relaunch.
 *
 * - A pushed page is a new history entry; back drops it and shows the one below, as it was left.
 * - A switched tab is a new history entry too, so that the browser's back key returns to the tab before.
 * - An entry whose page is no longer mounted (after a reload, or forward) is mounted again.
 * - An open overlay is a history entry on top of its page's: back closes it. Closed otherwise, it takes its entry along;
 *   an entry left over (below another page, after a reload) is stepped over.
 */
import { formatAddress, parseAddress } from '../router/address';
import { historyLine } from './history-line';
import { pageLayers } from './page-layers';
import type { EntryState, PageRecord } from './page-types';

export interface PageStackState {
  readonly stack: readonly PageRecord[];
  /** Tab pages that are kept, in the order they were first opened. */
  readonly tabs: readonly PageRecord[];
}

type Listener = () => void;

let state: PageStackState = { stack: [], tabs: [] };
let tabPaths: ReadonlySet<string> = new Set();
let nextKey = 0;
/** The browser showed the last step by itself, as for a swipe from the edge. */
let isShownByBrowser = false;
/** Asks before the page with this key is left by going back; true lets it go. */
let guard: { key: string; ask: () => Promise<boolean> } | null = null;
const listeners = new Set<Listener>();

function setState(next: PageStackState, isShown = false): void {
  isShownByBrowser = isShown;
  state = next;
  for (const listener of listeners) listener();
}

function makeRecord(address: string, key?: string): PageRecord {
  nextKey += 1;
  return { key: key ?? `${Date.now().toString(36)}-${nextKey}`, ...parseAddress(address) };
}

/** Writes a page's entry after the top page's; it replaces the entry of an overlay that has just been closed. */
function writeNext(record: PageRecord): void {
  const isSpare = historyLine.layer() > pageLayers.count(state.stack.at(-1)?.key);
  historyLine.write(record, isSpare ? 'replace' : 'push');
}

/** Runs on the top page's own entry, with its overlays dropped: the next page replaces it. */
function onOwnEntry(act: () => void): void {
  historyLine.whenStill(() => {
    if (historyLine.layer() === 0) return act();
    pageLayers.drop(state.stack.at(-1)?.key);
    historyLine.stepTo(historyLine.index() - historyLine.layer(), act);
  });
}

const keepTab = (tabs: readonly PageRecord[], record: PageRecord): readonly PageRecord[] =>
  tabPaths.has(record.path) ? [...tabs.filter((tab) => tab.path !== record.path), record] : tabs;

/** The tab page to show for an address: the kept one, with the new query when it has one. */
function tabRecord(address: string): PageRecord {
  const fresh = makeRecord(address);
  const kept = state.tabs.find((tab) => tab.path === fresh.path);
  if (!kept) return fresh;
  return Object.keys(fresh.query).length > 0 ? { ...kept, query: fresh.query } : kept;
}

function showTab(record: PageRecord): void {
  const isKept = state.tabs.some((tab) => tab.key === record.key);
  const tabs = isKept ? state.tabs.map((tab) => (tab.key === record.key ? record : tab)) : keepTab(state.tabs, record);
  setState({ stack: [record], tabs });
}

export const pageStack = {
  get: (): PageStackState => state,
  top: (): PageRecord | undefined => state.stack.at(-1),
  /** Whether the browser itself showed the change to the current state. */
  isShownByBrowser: (): boolean => isShownByBrowser,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Opens the page of the current address and starts to follow the browser's back and forward keys. */
  start(tabs: Iterable<string>): void {
    tabPaths = new Set(tabs);
    const entry = window.history.state as EntryState | null;
    historyLine.open(entry);
    // An overlay's entry belongs to the page below it, which keeps its key.
    const record = makeRecord(window.location.pathname + window.location.search, entry?.layer ? entry.key : undefined);
    historyLine.write(record, 'replace', entry?.layer);
    setState({ stack: [record], tabs: keepTab([], record) });
    window.addEventListener('popstate', handlePopState);
    pageLayers.onChange(alignSoon);
    align();
  },

  push(address: string): void {
    historyLine.whenStill(() => {
      const record = makeRecord(address);
      writeNext(record);
      setState({ ...state, stack: [...state.stack, record] });
    });
  },

  /** Replaces the top page; a tab address switches the tab instead. */
  replace(address: string): void {
    onOwnEntry(() => {
      const isTab = tabPaths.has(parseAddress(address).path);
      const record = isTab ? tabRecord(address) : makeRecord(address);
      historyLine.write(record, 'replace');
      if (isTab) return showTab(record);
      const top = state.stack.at(-1);
      const tabs = state.tabs.filter((tab) => tab.key !== top?.key);
      setState({ stack: [...state.stack.slice(0, -1), record], tabs });
    });
  },

  /** Writes another query into the address of the visible page, which stays as it is; no new history entry. */
  setQuery(query: PageRecord['query']): void {
    const top = state.stack.at(-1);
    if (!top) return;
    const record = { ...top, query };
    const swap = (page: PageRecord) => (page.key === top.key ? record : page);
    setState({ stack: state.stack.map(swap), tabs: state.tabs.map(swap) });
    historyLine.whenStill(matchAddress);
  },

  /** Replaces the `count` topmost pages with an address. */
  replaceTop(count: number, address: string): void {
    const lowest = state.stack.at(-Math.min(count, state.stack.length));
    if (!lowest || lowest === state.stack.at(-1)) {
      pageStack.replace(address);
      return;
    }
    pageLayers.drop(lowest.key);
    historyLine.stepTo(historyLine.indexOf(lowest), () => pageStack.replace(address));
  },

  /** Drops every page and opens a new one. */
  relaunch(address: string): void {
    onOwnEntry(() => {
      const record = makeRecord(address);
      historyLine.write(record, 'replace');
      setState({ stack: [record], tabs: keepTab([], record) });
    });
  },

  switchTab(address: string): void {
    historyLine.whenStill(() => {
      if (parseAddress(address).path === state.stack.at(-1)?.path) return;
      const record = tabRecord(address);
      writeNext(record);
      showTab(record);
    });
  },

  /** True when the browser's history holds an earlier page of this app, also after a reload. */
  canGoBack: (): boolean => pageIndex() > 0,

  /** Goes back by `delta` pages, at most to the first page of the history. */
  back(delta = 1): void {
    historyLine.whenStill(() => {
      // Entries of overlays lie between those of pages: the one below the lowest page that goes is where it leads.
      const lowest = state.stack.at(-delta) ?? state.stack[0];
      const target = (lowest ? historyLine.indexOf(lowest) : 0) - 1 - Math.max(0, delta - state.stack.length);
      historyLine.leaveTo(Math.max(0, target));
    });
  },

  /** Asks before the visible page is left by going back, whatever key or gesture does it. Returns what ends it. */
  guardLeaving(ask: () => Promise<boolean>): () => void {
    const own = { key: state.stack.at(-1)?.key ?? '', ask };
    guard = own;
    return () => {
      if (guard === own) guard = null;
    };
  },

  /** Whether the visible page asks before it is left. */
  isGuarded: (): boolean => guard !== null,

  /** Forgets everything, for tests. */
  reset(): void {
    window.removeEventListener('popstate', handlePopState);
    pageLayers.onChange(() => undefined);
    clearTimeout(alignTimer);
    historyLine.open(null);
    guard = null;
    setState({ stack: [], tabs: [] });
  },
};

const pageIndex = (): number => {
  const top = state.stack.at(-1);
  return top ? historyLine.indexOf(top) : 0;
};

/** Brings the history in step with the overlays that are open on the top page. */
function align(): void {
  const top = state.stack.at(-1);
  if (!top) return;
  const [open, layer] = [pageLayers.count(top.key), historyLine.layer()];
  if (layer > open) historyLine.stepTo(historyLine.index() - (layer - open));
  for (let next = layer + 1; next <= open; next += 1) historyLine.write(top, 'push', next);
}

let alignTimer: ReturnType<typeof setTimeout> | undefined;

/** Closing an overlay often opens another one in the same task, which then takes over its history entry. */
function alignSoon(): void {
  clearTimeout(alignTimer);
  alignTimer = setTimeout(() => historyLine.whenStill(align), 0);
}

/** The address says what the visible page shows, also where its query was written while an overlay lay on it. */
function matchAddress(): void {
  const top = state.stack.at(-1);
  if (!top || formatAddress(top.path, top.query) === window.location.pathname + window.location.search) return;
  historyLine.write(top, 'replace', historyLine.layer());
}

/** Takes a step back again while the customer is asked; true when it did. */
function holdBack(from: number): boolean {
  const to = historyLine.index();
  const held = guard;
  if (!held || to >= from || held.key !== state.stack.at(-1)?.key || to >= pageIndex()) return false;
  historyLine.stepTo(from);
  held.ask().then((isLeaving) => {
    if (!isLeaving) return;
    if (guard === held) guard = null;
    historyLine.stepTo(to);
  });
  return true;
}

function handlePopState(event: PopStateEvent): void {
  const from = historyLine.index();
  const isQuiet = historyLine.arrive((event.state as EntryState | null) ?? { key: '', index: 0 });
  if (isQuiet || !holdBack(from)) {
    follow(event, from);
    matchAddress();
    // A step back by the customer closes overlays; during a programmatic step they may open again.
    const top = state.stack.at(-1);
    if (top && !isQuiet) pageLayers.closeTo(top.key, historyLine.layer());
    align();
  }
  historyLine.goOn();
}

function follow(event: PopStateEvent, from: number): void {
  const entry = event.state as EntryState | null;
  const live = state.stack.findIndex((page) => page.key === entry?.key);
  const address = window.location.pathname + window.location.search;
  if (live >= 0) {
    // Not in TypeScript's list of events yet.
    const { hasUAVisualTransition } = event as PopStateEvent & { hasUAVisualTransition?: boolean };
    setState({ ...state, stack: state.stack.slice(0, live + 1) }, hasUAVisualTransition);
  } else if (tabPaths.has(parseAddress(address).path)) {
    const record = tabRecord(address);
    historyLine.write(record, 'replace', historyLine.layer());
    showTab(record);
  } else {
    const record = makeRecord(address, entry?.key);
    const isForward = historyLine.index() > from;
    setState({ ...state, stack: isForward ? [...state.stack, record] : [record] });
  }
}
