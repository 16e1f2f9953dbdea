import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { SignedClient } from '../lib/signed-client';
import { DEMO_MOBILE } from '../lib/visits';
import { buildOf } from '../mini-host/app-json';
import { type HostOptions, loadMiniProgram, type MiniHost } from '../mini-host/host';

const origin = inject('origin');
const CONFIG = 'pagesDetail/carConfig?versionId=YL01-pro';
let host: MiniHost;
let session: Record<string, unknown> = {};

beforeAll(async () => {
  const { token, userInfo } = await new SignedClient(origin, 'MINI').loginByPlatform(DEMO_MOBILE);
  session = { MALL_TOKEN: token, MALL_USER_INFO: userInfo, MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
});
afterEach(() => host.close());

const start = (options: HostOptions = {}): MiniHost => {
  host = loadMiniProgram(buildOf(options.platform ?? 'weapp'), origin, options);
  return host;
};
const shows = (text: string | RegExp, timeoutMs?: number) =>
  host.waitFor(
    () => (typeof text === 'string' ? host.text().includes(text) : text.test(host.text())),
    String(text),
    timeoutMs,
  );
const toMine = () =>
  host.waitFor(
    ({ route }) => route === 'pages/mine/index',
    `the mine tab ${JSON.stringify(host.log.requests.slice(-3))}`,
  );
const callsOf = (name: string) => host.log.calls.filter((call) => call.name === name).map(({ options }) => options);

describe('sharing', () => {
  test('a page sends a card that opens it, and its query to the timeline', async () => {
    start();
    await host.open(`/${CONFIG}`);
    await shows('基本信息');
    const card = host.callPage('onShareAppMessage', { from: 'menu' }) as { title: string; path: string };
    const line = host.callPage('onShareTimeline') as { title: string; query: string };
    expect(card.title).not.toBe('');
    expect(line).toMatchObject({ title: card.title, query: card.path.split('?')[1] });
    await host.open(card.path);
    await shows('基本信息');
    expect(callsOf('showShareMenu')[0]).toMatchObject({ menus: ['shareAppMessage', 'shareTimeline'] });
  });

  test("a customer's own page offers no sharing, and would send the home page", async () => {
    start({ kept: session });
    await host.open('/pagesOrder/order/index');
    await shows('待支付');
    expect(callsOf('hideShareMenu')).toHaveLength(1);
    expect(host.callPage('onShareAppMessage', { from: 'menu' })).toMatchObject({ path: '/pages/community/index' });
  });
});

describe('updates', () => {
  function manager() {
    const handlers: Record<string, (answer?: object) => void> = {};
    const keep = (name: string) => (handle: (answer?: object) => void) => {
      handlers[name] = handle;
    };
    let applied = 0;
    const calls = {
      getUpdateManager: () => ({
        onCheckForUpdate: keep('check'),
        onUpdateReady: keep('ready'),
        onUpdateFailed: keep('failed'),
        applyUpdate: () => {
          applied += 1;
        },
      }),
    };
    return { calls, handlers, applied: () => applied };
  }

  test('one that is ready is applied by itself', async () => {
    const updates = manager();
    start({ calls: updates.calls });
    await host.open(`/${CONFIG}`);
    updates.handlers.ready?.();
    expect(updates.applied()).toBe(1);
  });

  test('one that failed is told in a modal', async () => {
    const updates = manager();
    start({ calls: updates.calls });
    await host.open(`/${CONFIG}`);
    updates.handlers.failed?.();
    await shows(/更新提示.*网络错误，请稍后重试/);
    expect(updates.applied()).toBe(0);
  });

  test('one that is on its way is marked among the brand’s facts, and taken by a tap', async () => {
    const updates = manager();
    start({ calls: updates.calls });
    await host.open('/pagesMine/aboutUs');
    await shows('当前版本');
    updates.handlers.check?.({ hasUpdate: true });
    await host.tap('当前版本');
    await shows(/有新版本可用，更新后将重新打开/);
    expect(host.text()).toContain('有新版本');
    await host.tap('立即更新');
    await host.waitFor(() => updates.applied() === 1, 'the update');
    await shows('新版本正在下载，完成后将自动重新打开');
  });

  test('the newest version says so', async () => {
    const updates = manager();
    start({ calls: updates.calls });
    await host.open('/pagesMine/aboutUs');
    updates.handlers.check?.({ hasUpdate: false });
    await host.tap('当前版本');
    await shows('已是最新版本');
  });
});

describe('the address book of WeChat', () => {
  const importFrom = async (options: HostOptions = {}) => {
    start({ kept: session, ...options });
    await host.open('/pagesMine/address/index');
    await shows(/已保存 \d+ 个/);
    await host.tap('导入微信地址');
  };

  test('fills in the form of a new address, which is saved as it is', async () => {
    await importFrom();
    await shows('浙江省 杭州市 西湖区');
    expect(callsOf('chooseAddress')).toHaveLength(1);
    await host.tap('保存');
    await shows(/林夏.*138\*{4}8000.*浙江省 杭州市 西湖区.*文三路 100 号.*已保存 \d+ 个/s);
  });

  test('is left alone when the customer chooses none', async () => {
    const chooseAddress = (options: { fail?: (error: unknown) => void }) =>
      options.fail?.({ errMsg: 'chooseAddress:fail cancel' });
    await importFrom({ calls: { chooseAddress } });
    expect(host.text()).toContain('已保存');
    expect(host.log.toasts).toEqual([]);
  });
});

describe('the agreement that the platform asks for', () => {
  type Decision = { event: string; buttonId?: string };

  async function ask(): Promise<Decision[]> {
    const decisions: Decision[] = [];
    let needed: ((decide: (decision: Decision) => void) => void) | undefined;
    const onNeedPrivacyAuthorization = (handle: typeof needed) => {
      needed = handle;
    };
    start({ calls: { onNeedPrivacyAuthorization } });
    await host.open(`/${CONFIG}`);
    await shows('基本信息');
    needed?.((decision) => decisions.push(decision));
    await shows('服务协议与隐私政策');
    return decisions;
  }

  test("is given by WeChat's own kind of button in our modal", async () => {
    const decisions = await ask();
    await host.fire('同意', 'agreeprivacyauthorization', {});
    await host.waitFor(() => decisions.length === 2, 'the decision');
    expect(decisions).toEqual([{ event: 'exposureAuthorization' }, { event: 'agree', buttonId: 'agree-privacy' }]);
    expect(host.kept('MALL_CHECKED_COMPLIANCE_AGREEMENT')).toBe(true);
  });

  test('counts by a tap where the host sends no event of it', async () => {
    const decisions = await ask();
    await host.tap('同意');
    await host.waitFor(() => decisions.length === 2, 'the decision');
    expect(decisions[1]).toMatchObject({ event: 'agree' });
  });

  test('is refused by the other button, and nothing is kept', async () => {
    const decisions = await ask();
    await host.tap('不同意');
    await host.waitFor(() => decisions.length === 2, 'the decision');
    expect(decisions[1]).toEqual({ event: 'disagree' });
    expect(host.kept('MALL_CHECKED_COMPLIANCE_AGREEMENT')).toBeUndefined();
  });
});

describe('the phone-number button', () => {
  async function openBinding(options: HostOptions = {}): Promise<void> {
    start(options);
    await host.open('/pages/login/index');
    await shows('一键登录');
    await host.tap('我已阅读并同意用户协议与隐私政策');
    await host.tap('一键登录');
    await shows('使用本机号码绑定');
  }

  test('says what is missing when the customer refuses', async () => {
    await openBinding();
    await host.fire('使用本机号码绑定', 'getphonenumber', { errMsg: 'getPhoneNumber:fail user deny' });
    await shows('需要您的授权才能继续操作');
  });

  test('says for two seconds what to do when WeChat is too old to give a code', async () => {
    await openBinding();
    await host.fire('使用本机号码绑定', 'getphonenumber', { encryptedData: 'data', iv: 'vector' });
    await shows('请采用手机号登录或升级微信版本后再尝试');
    const shownAt = Date.now();
    await host.waitFor(() => !host.text().includes('升级微信版本'), 'the end of the toast', 4000);
    // Seen a moment after it came, and gone a moment before that is seen: longer on a busy machine.
    expect(Date.now() - shownAt).toBeGreaterThan(1000);
    expect(Date.now() - shownAt).toBeLessThan(3000);
  });

  test.each([
    ['tt', 'MINI_DOUYIN', '13922220001'],
    ['swan', 'MINI_BAIDU', '13922220002'],
  ] as const)('logs in with the encrypted number on %s', async (platform, _code, mobile) => {
    await openBinding({ platform });
    const detail = { encryptedData: `phone-${mobile}`, iv: 'vector', errMsg: 'getPhoneNumber:ok' };
    await host.fire('使用本机号码绑定', 'getphonenumber', detail);
    await toMine();
    expect(host.kept('MALL_TOKEN')).toBeTypeOf('string');
  });

  test('logs in with the signed number on alipay, and says what is missing without it', async () => {
    let answer: Record<string, unknown> = {};
    const getPhoneNumber = ({ success }: { success: (reply: unknown) => void }) => success(answer);
    await openBinding({ platform: 'alipay', calls: { getPhoneNumber } });
    await host.fire('使用本机号码绑定', 'error', { errorMessage: '用户取消授权' });
    await shows('需要您的授权才能继续操作');
    answer = { response: JSON.stringify({ response: 'phone-13922220003', sign: 'signature' }) };
    await host.fire('使用本机号码绑定', 'getAuthorize', {});
    await toMine();
  });

  test('a login that the platform refuses says so', async () => {
    const login = ({ fail }: { fail: (reason: unknown) => void }) => fail({ errMsg: 'login:fail' });
    start({ calls: { login } });
    await host.open('/pages/login/index');
    await host.tap('我已阅读并同意用户协议与隐私政策');
    await host.tap('一键登录');
    await shows('需要您的授权才能登录');
  });
});

describe('messages to subscribe to', () => {
  test('are asked for by a tap after paying, and the server is told', async () => {
    const customer = new SignedClient(origin, 'MINI');
    customer.token = String(session.MALL_TOKEN);
    const { items } = await customer.must<{ items: { orderNo: string; state: string; kind: string }[] }>(
      'GET /api/mporder/v1/order/list',
      { query: { size: '50' } },
    );
    const orderNo = items.find(({ state, kind }) => state === 'depositPaid' && kind === 'deposit')?.orderNo ?? '';
    let asked: string[] = [];
    const requestSubscribeMessage = (options: { tmplIds: string[]; success: (answer: object) => void }) => {
      asked = options.tmplIds;
      options.success({ errMsg: 'ok', ...Object.fromEntries(asked.map((id) => [id, 'accept'])) });
    };
    start({ kept: session, calls: { requestSubscribeMessage } });
    await host.open(`/pagesOrder/pay/result?orderNo=${orderNo}`);
    await host.tap('订阅');
    await shows('订阅成功');
    expect(asked).toEqual(['demo-order']);
    await host.waitFor(() => host.log.requests.some(({ path }) => path.endsWith('/subscriptions/save')), 'the answer');
    expect(host.log.requests.at(-1)).toMatchObject({ code: '000000' });
  });
});

describe('a host that fails', () => {
  test('a full storage loses nothing until the app ends', async () => {
    const setStorageSync = () => {
      throw new TypeError('setStorageSync:fail the storage is full');
    };
    start({ calls: { setStorageSync } });
    await host.open('/pages/login/index');
    await host.tap('我已阅读并同意用户协议与隐私政策');
    await host.tap('一键登录');
    await shows('使用本机号码绑定');
    const detail = { code: 'phone-13922220004', encryptedData: 'data', iv: 'vector' };
    await host.fire('使用本机号码绑定', 'getphonenumber', detail);
    await toMine();
    await shows(/积分.*我的订单/s);
    expect(host.faults).toEqual([]);
  });

  test('a lost network is told, and the page comes by another try', async () => {
    let isLost = true;
    const options: HostOptions = {};
    options.calls = {
      request: (asked: { fail: (reason: unknown) => void }) => {
        if (!isLost) return (host.platformCalls.request as (asked: object) => unknown)(asked);
        setTimeout(() => asked.fail({ errMsg: 'request:fail net::ERR_INTERNET_DISCONNECTED' }));
        return { abort: () => undefined };
      },
    };
    start(options);
    await host.open(`/${CONFIG}`);
    await shows(/网络/, 20_000);
    isLost = false;
    await host.tap('重新加载');
    await shows('基本信息');
  });

  test('one without storage, observers, updates or network states still shows pages', async () => {
    const names = ['getStorageSync', 'setStorageSync', 'getStorageInfoSync', 'removeStorageSync', 'getUpdateManager'];
    const more = [
      'onNetworkStatusChange',
      'getNetworkType',
      'createIntersectionObserver',
      'getWindowInfo',
      'onAppShow',
    ];
    start({ calls: Object.fromEntries([...names, ...more].map((name) => [name, undefined])) });
    await host.open(`/${CONFIG}`);
    await shows('基本信息');
    expect(host.faults.filter((fault) => !fault.includes('小程序暂不支持'))).toEqual([]);
  });
});

describe('navigation', () => {
  test('starts anew once ten pages are open', async () => {
    start();
    await host.open('/pages/community/index');
    for (let count = 1; count < 10; count++) {
      await host.push('/pagesMine/settings');
      await shows('个人信息保护政策概要');
    }
    expect(host.stack).toHaveLength(10);
    await host.tap('个人信息保护政策概要');
    await host.waitFor(({ route }) => route === 'pagesDocuments/privacyAgreement', 'the policy');
    expect(host.stack).toHaveLength(1);
  });

  test('a visitor of the short-video platform is asked before the login', async () => {
    let isConfirmed = false;
    const asked: string[] = [];
    const showModal = ({ content, success }: { content: string; success: (answer: object) => void }) => {
      asked.push(content);
      success({ confirm: isConfirmed, cancel: !isConfirmed });
    };
    start({ platform: 'tt', kept: { MALL_CHECKED_COMPLIANCE_AGREEMENT: true }, calls: { showModal } });
    await host.open('/pages/community/index');
    await shows('推荐');
    await host.tap('我的');
    await host.waitFor(() => asked.length === 1, 'the question');
    expect(host.current().route).toBe('pages/community/index');
    isConfirmed = true;
    // Taps within half a second of the first one are ignored.
    await vi.waitFor(async () => {
      await host.tap('我的');
      expect(asked).toEqual(['登录后即可使用该功能', '登录后即可使用该功能']);
    });
    await host.waitFor(({ route }) => route === 'pages/login/index', 'the login');
  });
});
