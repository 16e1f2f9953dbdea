import { dirname, join, posix } from 'node:path';
import vm from 'node:vm';
import { pagesOf, readAppJson, tabsOf } from './app-json';
import { readKinds } from './base-template';
import { bytesOf } from './limits';
import { nativeField } from './native-field';
import { createBackTaker } from './page-container';
import { type MiniPlatform, platformGlobal } from './platforms';
import { applySetData, findByName, findField, pathTo, type RenderedNode, textOf, walk } from './render-tree';
import type { Screen } from './screen';
import { scriptOf } from './scripts';
import { createSight } from './sight';
import { createWx, type Navigator, type WxLog } from './wx-api';

type PageConfig = Record<string, unknown> & { data?: Record<string, unknown> };

const FIELD_EVENTS = new Set(['focus', 'input', 'blur', 'confirm']);

/** Navigation ignores further taps within half a second: no person is that fast. */
const DEBOUNCE_MS = 500;

/** A started page of the mini-program. */
export interface HostPage {
  route: string;
  options: Record<string, string>;
  data: { root?: RenderedNode };
  [member: string]: unknown;
}

export interface MiniHost {
  /** Paths of every registered page, main package first. */
  pages: string[];
  log: WxLog;
  /** Exceptions, rejections and `console.error` calls of the mini-program's code. */
  faults: string[];
  stack: HostPage[];
  open(url: string): Promise<HostPage>;
  /** Resolves when the check holds; fails with the page's text after `timeoutMs`. */
  waitFor(check: (page: HostPage) => boolean, what: string, timeoutMs?: number): Promise<HostPage>;
  /** Taps the first element with this name, and role if given. */
  tap(name: string | RegExp, role?: string): Promise<void>;
  /**
   * Taps an element of the current page, and waits for the half second in which navigation ignores
   * another tap.
   */
  tapNode(node: RenderedNode): void;
  /** Opens a page on top of the current one, whatever it shows. */
  push(url: string): Promise<void>;
  /** The host's own APIs, without those that a test replaced. */
  platformCalls: Record<string, unknown>;
  /** Lets the phone's clock go ahead. */
  pass(ms: number): void;
  /** Goes back by the platform's own gesture. */
  back(): Promise<void>;
  /** Sends the first element with this name a platform event, such as `getphonenumber`. */
  fire(name: string | RegExp, type: string, detail: object): Promise<void>;
  /** The current page; throws when there is none. */
  current(): HostPage;
  /** Calls a method of the current page, such as `onShareAppMessage`. */
  callPage(method: string, ...args: unknown[]): unknown;
  /** Types into the field with this name. */
  type(name: string, value: string): Promise<void>;
  /** Presses the keyboard's confirm key, which ends input in the field with this name. */
  confirm(name: string): Promise<void>;
  /**
   * Types faster than the host renders, a character every few milliseconds, and leaves the field.
   * @returns the field's final text: the typed one, or what the app has set since
   */
  typeFast(name: string, text: string): Promise<string>;
  /** Resolves when everything is rendered, measured and notified. */
  settled(): Promise<void>;
  /** Updates the host after a scroll, until nothing more is rendered. */
  look(): Promise<void>;
  /** Bytes of the largest call of `setData` so far. */
  largestCall(): number;
  text(): string;
  /** Labels for screen readers on the current page that match. */
  names(pattern: RegExp): string[];
  /** A value of the app's storage. */
  kept(key: string): unknown;
  /** Closes all pages. */
  close(): void;
}

export interface HostOptions {
  /** The app's storage from an earlier run. */
  kept?: Record<string, unknown>;
  platform?: MiniPlatform;
  /** Platform APIs that replace or extend the host's own; undefined removes one. */
  calls?: Record<string, unknown>;
  /**
   * Renders the current page, so that pages can measure and observe elements; without it everything
   * is in view.
   */
  screen?: Screen;
  /** Additional delay (ms) of rendering; default 0. */
  drawMs?: number;
}

const call = (page: HostPage, name: string, ...args: unknown[]): unknown => {
  const method = page[name];
  return typeof method === 'function' ? method.apply(page, args) : undefined;
};

/**
 * Loads the logic of a built mini-program and runs its pages without a screen, against a real server.
 */
export function loadMiniProgram(
  dist: string,
  origin: string,
  { kept = {}, platform = 'weapp', calls: givenCalls = {}, screen, drawMs = 0 }: HostOptions = {},
): MiniHost {
  const store = new Map(Object.entries(kept));
  const app = readAppJson(dist);
  const pages = pagesOf(app);
  const tabs = new Set(tabsOf(app));
  const log: WxLog = { toasts: [], modals: [], requests: [], calls: [] };
  const faults: string[] = [];
  const stack: HostPage[] = [];
  const taker = createBackTaker(readKinds(dist, platform), (page, node, type) => sendTo(page, node, type, {}));
  const sight = screen && createSight(screen, () => stack.at(-1));
  const calls = { ...sight?.calls, ...givenCalls };
  const modules = new Map<string, { exports: unknown }>();
  const configs = new Map<string, PageConfig>();
  let registered: PageConfig | undefined;
  let draws = 0;
  let largest = 0;
  let appInstance: Record<string, unknown> = {};

  /** A page's file registers it once; all instances are created from that. */
  const registeredPage = (route: string): PageConfig => {
    const known = configs.get(route);
    if (known) return known;
    registered = undefined;
    requireFile(`${route}.js`);
    const config = registered as PageConfig | undefined;
    if (!config) throw new TypeError(`${route} registers no page`);
    configs.set(route, config);
    return config;
  };

  const startPage = (url: string): HostPage => {
    const [rawPath = '', search = ''] = url.split('?');
    const route = rawPath.replace(/^\//, '');
    if (!pages.includes(route)) {
      faults.push(`no such page: ${url}`);
      throw new TypeError(`no such page: ${url}`);
    }
    const config = registeredPage(route);
    const data = structuredClone(config.data ?? {});
    const page = {
      ...config,
      route,
      __route__: route,
      data,
      options: Object.fromEntries(new URLSearchParams(search)),
      setData(patch: Record<string, unknown>, done?: () => void) {
        largest = Math.max(largest, bytesOf(patch));
        const draw = () => {
          applySetData(data, patch);
          draws += 1;
          sight?.changed();
          if (done) queueMicrotask(done);
        };
        if (drawMs > 0) setTimeout(draw, drawMs);
        else draw();
      },
      createSelectorQuery: () => ((calls.createSelectorQuery ?? wx.createSelectorQuery) as () => unknown)(),
      getTabBar: () => null,
      selectComponent: () => null,
    } as unknown as HostPage;
    stack.push(page);
    // Baidu's pages begin with `onInit`.
    if (platform === 'swan') call(page, 'onInit', page.options);
    call(page, 'onLoad', page.options);
    call(page, 'onShow');
    call(page, 'onReady');
    return page;
  };
  const close = (page: HostPage | undefined) => {
    if (page) call(page, 'onUnload');
  };

  const navigator: Navigator = {
    async open(url, how) {
      if (how === 'redirectTo') close(stack.pop());
      if (how === 'reLaunch' || how === 'switchTab' || tabs.has(url.split('?')[0]?.replace(/^\//, '') ?? ''))
        while (stack.length) close(stack.pop());
      const top = stack.at(-1);
      if (top) call(top, 'onHide');
      startPage(url);
    },
    async back(delta) {
      if (stack.length > 0 && taker.take(current())) return;
      for (let left = delta; left > 0 && stack.length > 1; left--) close(stack.pop());
      const top = stack.at(-1);
      if (top) call(top, 'onShow');
    },
  };
  const wx = createWx(origin, navigator, log, () => true, store);

  const noteFault = (...parts: unknown[]) =>
    faults.push(parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '));
  /** Taro warns about APIs that the platform, here the host, does not have. */
  const noteGap = (...parts: unknown[]) => {
    const text = parts.join(' ');
    if (text.includes('小程序暂不支持')) faults.push(text);
  };
  const context = vm.createContext({
    ...platformGlobal(platform, wx, store, calls),
    App: (config: Record<string, unknown>) => {
      appInstance = config;
      call(config as unknown as HostPage, 'onLaunch', { path: pages[0], query: {}, scene: 1001 });
      call(config as unknown as HostPage, 'onShow', { path: pages[0], query: {}, scene: 1001 });
      return config;
    },
    Page: (config: PageConfig) => {
      registered = config;
    },
    Component: (config: PageConfig & { methods?: Record<string, unknown> }) => {
      registered = { ...config, ...config.methods };
    },
    Behavior: (config: unknown) => config,
    getApp: () => appInstance,
    getCurrentPages: () => stack,
    console: {
      ...console,
      error: noteFault,
      log: () => undefined,
      info: () => undefined,
      warn: noteGap,
      debug: () => undefined,
    },
    setTimeout: (run: () => void, ms?: number) => setTimeout(guard(run), ms),
    clearTimeout,
    setInterval: (run: () => void, ms?: number) => setInterval(guard(run), ms),
    clearInterval,
    queueMicrotask,
  });
  function guard(run: (...args: unknown[]) => unknown) {
    return (...args: unknown[]) => {
      try {
        return run(...args);
      } catch (error) {
        return noteFault(error);
      }
    };
  }

  function requireFile(file: string): unknown {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    modules.set(file, module);
    const run = scriptOf(join(dist, file)).runInContext(context) as (...args: unknown[]) => void;
    run(
      (name: string) =>
        requireFile(posix.normalize(posix.join(dirname(file), name.endsWith('.js') ? name : `${name}.js`))),
      module,
      module.exports,
    );
    return module.exports;
  }

  const passTime = vm.runInContext(
    '(() => { const now = Date.now; let passed = 0; Date.now = () => now() + passed; return (ms) => { passed += ms; }; })()',
    context,
  ) as (ms: number) => void;
  requireFile('app.js');

  const current = () => {
    const page = stack.at(-1);
    if (!page) throw new TypeError('no page is open');
    return page;
  };
  /** Waits until nothing more is rendered: a person sees the result of one tap before the next. */
  const drawn = async () => {
    for (let seen = -1; seen !== draws; ) {
      seen = draws;
      await new Promise((resolve) => setTimeout(resolve, drawMs + 30));
      await sight?.settled();
    }
  };
  /** Waits for a node and sends it an event, like the platform on a touch. */
  const send = async (
    what: string,
    find: (page: HostPage) => RenderedNode | undefined,
    type: string,
    detail: object,
  ) => {
    const page = await host.waitFor((entry) => find(entry) !== undefined, what);
    sendTo(page, find(page) as RenderedNode, type, detail);
    await drawn();
  };
  /** Sends an event to an element and its ancestors. */
  function sendTo(page: HostPage, node: RenderedNode, type: string, detail: object): void {
    const asTarget = ({ sid }: RenderedNode) => ({ id: sid, dataset: { sid }, offsetLeft: 0, offsetTop: 0 });
    const { touches = [], changedTouches = touches } = detail as { touches?: object[]; changedTouches?: object[] };
    const touch = { touches, changedTouches };
    const [target, ...around] = pathTo(page.data.root, node);
    if (!target) return;
    // Input events stay with their field; other events bubble to the elements around, such as a
    // button around its text.
    for (const each of FIELD_EVENTS.has(type) ? [target] : [target, ...around])
      call(page, 'eh', {
        type,
        timeStamp: Date.now(),
        target: asTarget(target),
        currentTarget: asTarget(each),
        detail,
        ...touch,
      });
  }
  const host: MiniHost = {
    pages,
    log,
    faults,
    stack,
    async open(url) {
      while (stack.length) close(stack.pop());
      return startPage(url);
    },
    async waitFor(check, what, timeoutMs = 20_000) {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        const page = current();
        if (check(page)) return page;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new TypeError(
        `${what} did not happen on ${current().route}; it shows: ${textOf(current().data.root).slice(0, 300)}; faults: ${faults.join(' | ').slice(0, 600)}`,
      );
    },
    async tap(name, role) {
      passTime(DEBOUNCE_MS);
      await send(`something called ${name}`, (page) => findByName(page.data.root, name, role)[0], 'tap', {
        x: 1,
        y: 1,
      });
    },
    tapNode(node) {
      passTime(DEBOUNCE_MS);
      sendTo(current(), node, 'tap', { x: 1, y: 1 });
    },
    push: (url) => navigator.open(url, 'navigateTo'),
    platformCalls: wx,
    pass: passTime,
    back: () => navigator.back(1),
    fire: (name, type, detail) =>
      send(`something called ${name}`, (page) => findByName(page.data.root, name)[0], type, detail),
    current,
    callPage: (method, ...args) => call(current(), method, ...args),
    async type(name, value) {
      const field = (page: HostPage) => findField(page.data.root, name);
      await send(`a field ${name}`, field, 'focus', { value: '' });
      await send(`a field ${name}`, field, 'input', { value, cursor: value.length });
      // The last digit of a code may have opened the next page.
      if (field(current())) await send(`a field ${name}`, field, 'blur', { value });
    },
    async confirm(name) {
      await send(`a field ${name}`, (page) => findField(page.data.root, name), 'confirm', { value: '' });
    },
    async typeFast(name, text) {
      const field = () => findField(current().data.root, name);
      await host.waitFor(() => field() !== undefined, `a field ${name}`);
      const node = field() as RenderedNode;
      const property = readKinds(dist, platform).get(String(node.nn))?.attributes.value ?? 'value';
      const native = nativeField(() => String(field()?.[property] ?? ''));
      const emit = (type: string, value: string) => sendTo(current(), node, type, { value, cursor: value.length });
      emit('focus', native.text());
      for (const character of text) {
        emit('input', native.add(character));
        await native.listen(drawMs / 3);
      }
      await native.listen(drawMs * 4 + 100);
      emit('blur', native.text());
      await native.listen(drawMs * 4 + 100);
      return native.text();
    },
    settled: drawn,
    look: () => {
      sight?.changed();
      return drawn();
    },
    largestCall: () => largest,
    close() {
      while (stack.length) close(stack.pop());
    },
    text: () => textOf(current().data.root),
    names: (pattern) =>
      [...walk(current().data.root)].map(({ ariaLabel }) => ariaLabel ?? '').filter((label) => pattern.test(label)),
    kept: (key) => store.get(key),
  };
  return host;
}
