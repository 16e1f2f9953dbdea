/**
 * The page stack of the web build: what `navigateTo`, `redirectTo`, `switchTab` and so on are in mini-programs,
 * kept in step with the browser's history. Pages below the top stay mounted, tab pages stay mounted until a relaunch.
 *
 * - A pushed page is a new history entry; back drops it and shows the one below, as it was left.
 * - A switched tab is a new history entry too, so that the browser's back key returns to the tab before.
 * - An entry whose page no longer lives (after a reload, or forward) is mounted anew.
 */
import { formatAddress, parseAddress } from './address';
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
const listeners = new Set<Listener>();

function setState(next: PageStackState): void {
  state = next;
  for (const listener of listeners) listener();
}

function makeRecord(address: string, isPushed: boolean, key?: string): PageRecord {
  nextKey += 1;
  return { key: key ?? `${Date.now().toString(36)}-${nextKey}`, isPushed, ...parseAddress(address) };
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
  const fresh = makeRecord(address, false);
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
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Opens the page of the current address and starts to follow the browser's back and forward keys. */
  start(tabs: Iterable<string>): void {
    tabPaths = new Set(tabs);
    const entry = window.history.state as EntryState | null;
    index = entry?.index ?? 0;
    const record = makeRecord(window.location.pathname + window.location.search, false);
    writeEntry(record, 'replace');
    setState({ stack: [record], tabs: keepTab([], record) });
    window.addEventListener('popstate', handlePopState);
  },

  push(address: string): void {
    const record = makeRecord(address, true);
    writeEntry(record, 'push');
    setState({ ...state, stack: [...state.stack, record] });
  },

  /** Replaces the top page; a tab address switches the tab instead. */
  replace(address: string): void {
    const record = makeRecord(address, false);
    if (tabPaths.has(record.path)) return showTab(tabRecord(address), 'replace');
    writeEntry(record, 'replace');
    const top = state.stack.at(-1);
    setState({ stack: [...state.stack.slice(0, -1), record], tabs: state.tabs.filter((tab) => tab.key !== top?.key) });
  },

  /** Drops every page and opens one anew. */
  relaunch(address: string): void {
    const record = makeRecord(address, false);
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

  /** Forgets everything, for tests. */
  reset(): void {
    window.removeEventListener('popstate', handlePopState);
    index = 0;
    setState({ stack: [], tabs: [] });
  },
};

function handlePopState(event: PopStateEvent): void {
  const entry = event.state as EntryState | null;
  const isForward = entry !== null && entry.index > index;
  index = entry?.index ?? 0;
  const live = state.stack.findIndex((page) => page.key === entry?.key);
  if (live >= 0) return setState({ ...state, stack: state.stack.slice(0, live + 1) });

  const address = window.location.pathname + window.location.search;
  if (tabPaths.has(parseAddress(address).path)) return showTab(tabRecord(address), 'none');
  const record = makeRecord(address, isForward, entry?.key);
  setState({ ...state, stack: isForward ? [...state.stack, record] : [record] });
}
