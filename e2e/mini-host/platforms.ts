/**
 * Mini-program platforms other than WeChat; their API is that of `createWx` with other names and
 * few differences.
 */
export type MiniPlatform = 'weapp' | 'alipay' | 'tt' | 'swan';

type Call = (options: Record<string, unknown>) => unknown;

/** Alipay's storage API takes an object and wraps its result. */
function alipayStorage(store: Map<string, unknown>) {
  return {
    getStorageSync: ({ key }: { key: string }) => ({ data: store.get(key) ?? null, success: true }),
    setStorageSync: ({ key, data }: { key: string; data: unknown }) => void store.set(key, structuredClone(data)),
    removeStorageSync: ({ key }: { key: string }) => void store.delete(key),
  };
}

/** Alipay uses `headers` and `status` instead of `header` and `statusCode`. */
const alipayRequest =
  (request: Call): Call =>
  ({ headers, success, ...options }) =>
    request({
      ...options,
      header: headers,
      success: (reply: { statusCode: number; header: unknown }) =>
        (success as ((reply: unknown) => void) | undefined)?.({
          ...reply,
          status: reply.statusCode,
          headers: reply.header,
        }),
    });

/** Alipay's name for a login code. */
const withAuthCode = ({ success, ...options }: Record<string, unknown>) => ({
  ...options,
  success: (reply: { code: string }) =>
    (success as ((reply: unknown) => void) | undefined)?.({ ...reply, authCode: reply.code }),
});

/** APIs with another name on Alipay. */
function alipayNames(wx: Record<string, unknown>): Record<string, unknown> {
  const [showToast, showModal] = [wx.showToast as Call, wx.showModal as Call];
  return {
    setNavigationBar: wx.setNavigationBarTitle,
    setClipboard: wx.setClipboardData,
    getAuthCode: (options: Record<string, unknown>) => (wx.login as Call)(withAuthCode(options)),
    showToast: (options: Record<string, unknown>) => showToast({ ...options, title: options.content }),
    confirm: showModal,
    alert: showModal,
  };
}

/** APIs that a platform's current versions do not have. */
const MISSING: Record<MiniPlatform, readonly string[]> = {
  weapp: ['getAuthCode', 'tradePay'],
  alipay: [
    'requestPayment',
    'setNavigationBarTitle',
    'setClipboardData',
    'login',
    'showModal',
    'getAppBaseInfo',
    'onThemeChange',
  ],
  tt: ['getWindowInfo', 'getAppBaseInfo', 'getDeviceInfo', 'onThemeChange', 'enableAlertBeforeUnload', 'hideTabBar'],
  swan: [
    'getWindowInfo',
    'getAppBaseInfo',
    'getDeviceInfo',
    'onThemeChange',
    'enableAlertBeforeUnload',
    'onAppShow',
    'onAppHide',
  ],
};

const without = (names: readonly string[], calls: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(calls).filter(([name, value]) => value !== undefined && !names.includes(name)));

/** The global object of a platform with its name, derived from WeChat's. */
export function platformGlobal(
  platform: MiniPlatform,
  wx: Record<string, unknown>,
  store: Map<string, unknown>,
  calls: Record<string, unknown>,
): Record<string, unknown> {
  if (platform === 'weapp') return { wx: without(MISSING.weapp, { ...wx, ...calls }) };
  if (platform !== 'alipay') {
    // Baidu's own login API.
    const own = platform === 'swan' ? { getLoginCode: wx.login } : {};
    return { [platform]: without(MISSING[platform], { ...wx, ...own, ...calls }) };
  }
  const navigator = { swuserAgent: 'AliApp(AP/10.5.0)' };
  const my = { ...wx, ...alipayStorage(store), ...alipayNames(wx), request: alipayRequest(wx.request as Call) };
  return { navigator, my: without(MISSING.alipay, { ...my, ...calls }) };
}
