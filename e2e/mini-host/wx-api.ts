/** A mini-program platform in memory: storage, requests to the real server, navigation and the small dialogs. */

type Options = Record<string, unknown> & {
  success?: (result: unknown) => void;
  fail?: (error: unknown) => void;
  complete?: (result: unknown) => void;
};

/** The pages' calls to the platform, for assertions. */
export interface WxLog {
  toasts: string[];
  modals: { title: string; content: string }[];
  /** Other calls that the host only records, with their arguments. */
  calls: { name: string; options: unknown }[];
  requests: { method: string; path: string; status: number; code: string }[];
}

export interface Navigator {
  open(url: string, how: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'): Promise<void>;
  back(delta: number): Promise<void>;
}

const settle = (options: Options, work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .then(
      (result) => {
        options.success?.(result);
        options.complete?.(result);
        return result;
      },
      (error: Error) => {
        const failure = { errMsg: String(error.message ?? error) };
        options.fail?.(failure);
        options.complete?.(failure);
        if (!options.fail && !options.complete) throw error;
        return undefined;
      },
    );

const systemInfo = {
  brand: 'devtools',
  model: 'iPhone 14',
  system: 'iOS 17.0',
  platform: 'devtools',
  SDKVersion: '3.5.0',
  version: '8.0.50',
  language: 'zh_CN',
  pixelRatio: 3,
  screenWidth: 390,
  screenHeight: 844,
  windowWidth: 390,
  windowHeight: 844,
  statusBarHeight: 47,
  safeArea: { left: 0, right: 390, top: 47, bottom: 810, width: 390, height: 763 },
};

/** What the customer chooses from the messenger's address book. */
const messengerAddress = {
  userName: '林夏',
  telNumber: '13800138000',
  provinceName: '浙江省',
  cityName: '杭州市',
  countyName: '西湖区',
  detailInfo: '文三路 100 号',
  postalCode: '310000',
  nationalCode: '330106',
  errMsg: 'chooseAddress:ok',
};

/**
 * Sends a `wx.request` to the test's server, whatever host the build names, and records the
 * response code.
 */
async function sendRequest(origin: string, log: WxLog, options: Options): Promise<unknown> {
  const wanted = new URL(String(options.url), origin);
  const url = new URL(wanted.pathname + wanted.search, origin);
  const method = String(options.method ?? 'GET').toUpperCase();
  const isBodyless = method === 'GET';
  if (isBodyless && options.data && typeof options.data === 'object') {
    for (const [key, value] of Object.entries(options.data)) url.searchParams.set(key, String(value));
  }
  const body =
    isBodyless || options.data === undefined
      ? undefined
      : typeof options.data === 'string'
        ? options.data
        : JSON.stringify(options.data);
  const headers = (options.header ?? {}) as Record<string, string>;
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body,
  });
  const text = await response.text();
  const data = options.dataType === 'text' ? text : JSON.parse(text || 'null');
  const envelope = (typeof data === 'string' ? JSON.parse(data) : data) as { code?: string } | null;
  log.requests.push({ method, path: url.pathname, status: response.status, code: envelope?.code ?? '' });
  return { statusCode: response.status, data, header: Object.fromEntries(response.headers), errMsg: 'request:ok' };
}

function storageApi(store: Map<string, unknown>) {
  return {
    getStorageSync: (key: string) => store.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => void store.set(key, structuredClone(value)),
    removeStorageSync: (key: string) => void store.delete(key),
    clearStorageSync: () => store.clear(),
    getStorageInfoSync: () => ({ keys: [...store.keys()], currentSize: store.size, limitSize: 10_240 }),
    getStorage: (options: Options) =>
      settle(options, () => {
        if (!store.has(String(options.key))) throw new TypeError('getStorage:fail data not found');
        return { data: store.get(String(options.key)) };
      }),
    setStorage: (options: Options) => settle(options, () => void store.set(String(options.key), options.data)),
    removeStorage: (options: Options) => settle(options, () => void store.delete(String(options.key))),
  };
}

function navigationApi(navigator: Navigator) {
  const open = (how: Parameters<Navigator['open']>[1]) => (options: Options) =>
    settle(options, () => navigator.open(String(options.url), how));
  return {
    navigateTo: open('navigateTo'),
    redirectTo: open('redirectTo'),
    reLaunch: open('reLaunch'),
    switchTab: open('switchTab'),
    navigateBack: (options: Options = {}) => settle(options, () => navigator.back(Number(options.delta ?? 1))),
  };
}

/** Answers `createSelectorQuery().select(…).boundingClientRect(cb).exec(cb)` with one plausible box. */
function selectorQuery() {
  const box = {
    left: 0,
    top: 0,
    right: 390,
    bottom: 44,
    width: 390,
    height: 44,
    scrollTop: 0,
    scrollLeft: 0,
    id: '',
    dataset: {},
  };
  const callbacks: ((value: unknown) => void)[] = [];
  const node: Record<string, unknown> = {};
  for (const name of ['boundingClientRect', 'scrollOffset', 'fields', 'node', 'context']) {
    node[name] = (first: unknown, second?: unknown) => {
      const callback = typeof first === 'function' ? first : second;
      callbacks.push(typeof callback === 'function' ? (callback as (value: unknown) => void) : () => undefined);
      return query;
    };
  }
  const query: Record<string, unknown> = {
    in: () => query,
    select: () => node,
    selectAll: () => node,
    selectViewport: () => node,
    exec: (done?: (values: unknown[]) => void) => {
      for (const callback of callbacks) callback(box);
      done?.(callbacks.map(() => box));
    },
  };
  return query;
}

/** The `wx` object. `confirm` decides how modals are answered. */
export function createWx(
  origin: string,
  navigator: Navigator,
  log: WxLog,
  confirm: () => boolean,
  store: Map<string, unknown>,
): Record<string, unknown> {
  const noted =
    (name: string) =>
    (options: Options = {}) => {
      log.calls.push({ name, options });
      return settle(options, () => ({ errMsg: `${name}:ok` }));
    };
  const listener = () => undefined;
  // Without a screen everything is in view.
  const inView = {
    observe: (_selector: string, callback: (entry: { intersectionRatio: number }) => void) =>
      void setTimeout(() => callback({ intersectionRatio: 1 })),
    disconnect: listener,
  };
  return {
    ...storageApi(store),
    ...navigationApi(navigator),
    request: (options: Options) => {
      void settle(options, () => sendRequest(origin, log, options));
      return { abort: listener, onHeadersReceived: listener, offHeadersReceived: listener };
    },
    login: (options: Options) =>
      settle(options, () => ({ code: `mini-${Date.now().toString(36)}`, errMsg: 'login:ok' })),
    chooseAddress: (options: Options) => {
      log.calls.push({ name: 'chooseAddress', options });
      return settle(options, () => messengerAddress);
    },
    showToast: (options: Options) => settle(options, () => void log.toasts.push(String(options.title))),
    showModal: (options: Options) =>
      settle(options, () => {
        log.modals.push({ title: String(options.title ?? ''), content: String(options.content ?? '') });
        return { confirm: confirm(), cancel: !confirm() };
      }),
    getSystemInfoSync: () => systemInfo,
    getSystemInfo: (options: Options) => settle(options, () => systemInfo),
    getWindowInfo: () => systemInfo,
    getDeviceInfo: () => systemInfo,
    getAppBaseInfo: () => systemInfo,
    getAccountInfoSync: () => ({ miniProgram: { appId: 'host', envVersion: 'develop', version: '1.0.0' } }),
    getMenuButtonBoundingClientRect: () => ({ left: 281, top: 51, right: 368, bottom: 83, width: 87, height: 32 }),
    getLaunchOptionsSync: () => ({ path: '', query: {}, scene: 1001, referrerInfo: {} }),
    getEnterOptionsSync: () => ({ path: '', query: {}, scene: 1001, referrerInfo: {} }),
    getUpdateManager: () => ({
      onCheckForUpdate: listener,
      onUpdateReady: listener,
      onUpdateFailed: listener,
      applyUpdate: listener,
    }),
    getNetworkType: (options: Options) => settle(options, () => ({ networkType: 'wifi' })),
    createSelectorQuery: selectorQuery,
    createIntersectionObserver: () => ({
      relativeTo: () => inView,
      relativeToViewport: () => inView,
      ...inView,
    }),
    nextTick: (callback: () => void) => queueMicrotask(callback),
    canIUse: () => true,
    ...Object.fromEntries(
      [
        'hideToast',
        'hideShareMenu',
        'previewImage',
        'enableAlertBeforeUnload',
        'disableAlertBeforeUnload',
        'openSetting',
        'showLoading',
        'hideLoading',
        'stopPullDownRefresh',
        'startPullDownRefresh',
        'setNavigationBarTitle',
        'setNavigationBarColor',
        'pageScrollTo',
        'setClipboardData',
        'showShareMenu',
        'hideTabBar',
        'showTabBar',
        'makePhoneCall',
      ].map((name) => [name, noted(name)]),
    ),
    ...Object.fromEntries(
      [
        'onAppShow',
        'onAppHide',
        'onNetworkStatusChange',
        'offNetworkStatusChange',
        'onError',
        'onUnhandledRejection',
        'onThemeChange',
        'onPageNotFound',
        'onWindowResize',
        'offWindowResize',
        'onKeyboardHeightChange',
      ].map((name) => [name, listener]),
    ),
  };
}
