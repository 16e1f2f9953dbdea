/**
 * The page stack of the web build: what `navigateTo`, `redirectTo`, `switchTab` and so on are in mini-programs,
 * kept in step with the browser's history. Pages below the top stay mounted, tab pages stay mounted until a relaunch.
 *
 * - A pushed page is a new history entry; back drops it and shows the one below, as it was left.
 * - A switched tab is a new history entry too, so that the browser's back key returns to the tab before.
 * - An entry whose page no longer lives (after a reload, or forward) is mounted anew.
 */
import { formatAddress, parseAddress } from '../router/address';
import type { EntryState, PageRecord } from './page-types';

export interface PageStackState {
  readonly stack: readonly PageRecord[];
  /** Tab pages that are kept, in the order they were first opened. */
  readonly tabs: readonly PageRecord[];
}

type Listener = () => void;

let state: PageStackState = { stack: [], tabs: [] };
let tabPaths: ReadonlySet<string> = new Set();
let index = 0;
let nextKey = 0;
/** What a programmed step back was for; runs once the browser has taken it. */
let afterPop: (() => void) | null = null;
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

function writeEntry(record: PageRecord, how: 'push' | 'replace'): void {
  if (how === 'push') index += 1;
  const entry: EntryState = { key: record.key, index };
  window.history[how === 'push' ? 'pushState' : 'replaceState'](entry, '', formatAddress(record.path, record.query));
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

function showTab(record: PageRecord, how: 'push' | 'replace' | 'none'): void {
  if (how !== 'none') writeEntry(record, how);
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
    index = entry?.index ?? 0;
    const record = makeRecord(window.location.pathname + window.location.search);
    writeEntry(record, 'replace');
    setState({ stack: [record], tabs: keepTab([], record) });
    window.addEventListener('popstate', handlePopState);
  },

  push(address: string): void {
    const record = makeRecord(address);
    writeEntry(record, 'push');
    setState({ ...state, stack: [...state.stack, record] });
  },

  /** Replaces the top page; a tab address switches the tab instead. */
  replace(address: string): void {
    const record = makeRecord(address);
    if (tabPaths.has(record.path)) {
      showTab(tabRecord(address), 'replace');
      return;
    }
    writeEntry(record, 'replace');
    const top = state.stack.at(-1);
    setState({ stack: [...state.stack.slice(0, -1), record], tabs: state.tabs.filter((tab) => tab.key !== top?.key) });
  },

  /** Writes another query into the address of the visible page, which stays as it is; no new history entry. */
  setQuery(query: PageRecord['query']): void {
    const top = state.stack.at(-1);
    if (!top) return;
    const record = { ...top, query };
    const swap = (page: PageRecord) => (page.key === top.key ? record : page);
    writeEntry(record, 'replace');
    setState({ stack: state.stack.map(swap), tabs: state.tabs.map(swap) });
  },

  /** Drops the `count` topmost pages and opens an address in their place. */
  replaceTop(count: number, address: string): void {
    const dropped = Math.min(count, state.stack.length) - 1;
    if (dropped < 1) {
      pageStack.replace(address);
      return;
    }
    afterPop = () => pageStack.replace(address);
    window.history.go(-dropped);
  },

  /** Drops every page and opens one anew. */
  relaunch(address: string): void {
    const record = makeRecord(address);
    writeEntry(record, 'replace');
    setState({ stack: [record], tabs: keepTab([], record) });
  },

  switchTab(address: string): void {
    if (parseAddress(address).path === state.stack.at(-1)?.path) return;
    showTab(tabRecord(address), 'push');
  },

  /** True when the browser's history holds an earlier page of this app, also after a reload. */
  canGoBack: (): boolean => index > 0,

  /** Goes back by `delta` pages, at most to the first page of the history. */
  back(delta = 1): void {
    window.history.go(-Math.min(delta, index));
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
    index = 0;
    afterPop = null;
    guard = null;
    setState({ stack: [], tabs: [] });
  },
};

/** Takes a step back again while the customer is asked; true when it did. */
function holdBack(event: PopStateEvent): boolean {
  const steps = index - ((event.state as EntryState | null)?.index ?? 0);
  const held = guard;
  if (!held || steps <= 0 || held.key !== state.stack.at(-1)?.key) return false;
  window.history.go(steps);
  held.ask().then((isLeaving) => {
    if (!isLeaving) return;
    if (guard === held) guard = null;
    window.history.go(-steps);
  });
  return true;
}

function handlePopState(event: PopStateEvent): void {
  if (holdBack(event)) return;
  follow(event);
  const then = afterPop;
  afterPop = null;
  then?.();
}

function follow(event: PopStateEvent): void {
  const entry = event.state as EntryState | null;
  const isForward = entry !== null && entry.index > index;
  index = entry?.index ?? 0;
  const live = state.stack.findIndex((page) => page.key === entry?.key);
  const address = window.location.pathname + window.location.search;
  if (live >= 0) {
    // Not in TypeScript's list of events yet.
    const { hasUAVisualTransition } = event as PopStateEvent & { hasUAVisualTransition?: boolean };
    setState({ ...state, stack: state.stack.slice(0, live + 1) }, hasUAVisualTransition);
  } else if (tabPaths.has(parseAddress(address).path)) {
    showTab(tabRecord(address), 'none');
  } else {
    const record = makeRecord(address, entry?.key);
    setState({ ...state, stack: isForward ? [...state.stack, record] : [record] });
  }
}
