import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

/** Input for rendering a page's first screen. */
export interface PrerenderInput {
  /** Folder of the built storefront. */
  h5Dir: string;
  /** Scripts of the entry, relative to that folder. */
  scripts: string[];
  /** Path with query, as in the browser's address bar. */
  address: string;
  origin: string;
  /** Content of the `volt-data` element: the responses embedded in the page. */
  data: string;
}

const compiled = new Map<string, vm.Script>();

/** Built files have a hash in their names, so a compiled script never becomes stale. */
function scriptOf(folder: string, name: string): vm.Script {
  const file = join(folder, name);
  let script = compiled.get(file);
  if (!script) {
    script = new vm.Script(readFileSync(file, 'utf8'), { filename: file });
    compiled.set(file, script);
  }
  return script;
}

interface LoadedElement {
  src?: string;
  onload?: ((event: object) => void) | null;
  onerror?: ((event: object) => void) | null;
}

const nothing = (): void => undefined;

/** Adds a script or style sheet as a browser would: runs it, then fires its load event. */
function appendTo(context: vm.Context, input: PrerenderInput) {
  return (element: LoadedElement) => {
    if (element.src) scriptOf(input.h5Dir, new URL(element.src, input.origin).pathname.slice(1)).runInContext(context);
    queueMicrotask(() => element.onload?.({ type: 'load', target: element }));
    return element;
  };
}

function documentOf(context: vm.Context, input: PrerenderInput) {
  const parent = {
    appendChild: appendTo(context, input),
    insertBefore: appendTo(context, input),
    removeChild: nothing,
  };
  const none = () => null;
  const element = () => ({
    ...{ style: {}, setAttribute: nothing, getAttribute: none, removeAttribute: nothing },
    // A canvas without a drawing context, as in browsers without graphics.
    getContext: none,
  });
  return {
    ...{ head: parent, body: parent, documentElement: parent, visibilityState: 'visible', title: '', cookie: '' },
    createElement: element,
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: (id: string) => (id === 'volt-data' ? { textContent: input.data } : null),
    addEventListener: nothing,
    removeEventListener: nothing,
  };
}

/**
 * The browser APIs that the storefront uses before its effects run, as for a new customer. There is
 * no network and there are no timers: what waits for either is not part of a first screen.
 */
function contextOf(input: PrerenderInput, take: (html: string) => void): vm.Context {
  const address = new URL(input.address, input.origin);
  const { href, origin, protocol, host, hostname, pathname, search, hash } = address;
  const never = () => new Promise<never>(nothing);
  const context = vm.createContext({
    location: { href, origin, protocol, host, hostname, pathname, search, hash, replace: nothing, assign: nothing },
    history: { state: null, length: 1, pushState: nothing, replaceState: nothing, go: nothing },
    navigator: { userAgent: 'Mozilla/5.0 (prerender)', language: 'zh-CN', onLine: true, maxTouchPoints: 1 },
    screen: { width: 390, height: 844 },
    localStorage: { length: 0, getItem: () => null, setItem: nothing, removeItem: nothing, clear: nothing },
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
    ...{ innerWidth: 390, innerHeight: 844, devicePixelRatio: 3, performance, queueMicrotask, fetch: never },
    ...{ setTimeout: () => 0, clearTimeout: nothing, setInterval: () => 0, clearInterval: nothing },
    ...{ requestAnimationFrame: () => 0, cancelAnimationFrame: nothing, addEventListener: nothing },
    ...{ removeEventListener: nothing, URL, URLSearchParams, TextEncoder, TextDecoder, AbortController, crypto },
    voltFirstScreen: take,
  });
  context.window = context;
  context.self = context;
  context.document = documentOf(context, input);
  return context;
}

/**
 * Runs the storefront's code up to its first screen. Rejects when it throws or requests a missing
 * file.
 */
export function firstScreen(input: PrerenderInput): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = contextOf(input, resolve);
    try {
      for (const name of input.scripts) scriptOf(input.h5Dir, name).runInContext(context, { timeout: 2000 });
    } catch (error) {
      reject(error);
    }
  });
}
