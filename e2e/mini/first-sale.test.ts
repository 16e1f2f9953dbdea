import { afterEach, expect, inject, test } from 'vitest';
import { payInWebView } from '../lib/mini-bank';
import { yuan } from '../lib/money';
import { DEPOSIT_FEN, orderOf, quoteOf } from '../lib/sale';
import { SignedClient } from '../lib/signed-client';
import { buildOf } from '../mini-host/app-json';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { inspectorOf } from '../mini-host/rendered';

const origin = inject('origin');
let host: MiniHost;

afterEach(() => host.close());

const arrives = (route: string, text: string | RegExp) =>
  host.waitFor(
    (page) => page.route === route && (typeof text === 'string' ? host.text().includes(text) : text.test(host.text())),
    `${route} with ${text}`,
  );

/**
 * Each platform with its server code, a customer, how they log in, and how the bank's page is
 * closed.
 */
const buyers = [
  { platform: 'weapp', code: 'MINI', mobile: '13922210001', login: 'phone button', closes: 'app' },
  { platform: 'alipay', code: 'MINI_ALIPAY', mobile: '13922210002', login: 'text message', closes: 'customer' },
  { platform: 'tt', code: 'MINI_DOUYIN', mobile: '13922210003', login: 'phone button', closes: 'app' },
  { platform: 'swan', code: 'MINI_BAIDU', mobile: '13922210004', login: 'text message', closes: 'customer' },
] as const;

async function logInByMessage(client: SignedClient, mobile: string): Promise<void> {
  await arrives('pages/login/index', '获取验证码');
  await host.type('手机号', mobile);
  await host.tap('我已阅读并同意用户协议与隐私政策');
  await host.tap('获取验证码');
  await arrives('pages/login/code', '已发送至');
  await host.type('验证码', await client.lastCode(mobile));
}

async function logInByPhoneButton(mobile: string): Promise<void> {
  await arrives('pages/login/index', '一键登录');
  await host.tap('我已阅读并同意用户协议与隐私政策');
  await host.tap('一键登录');
  await arrives('pages/login/index', '使用本机号码绑定');
  const phone = `phone-${mobile}`;
  const detail = { code: phone, encryptedData: phone, iv: 'vector', errMsg: 'getPhoneNumber:ok' };
  await host.fire('使用本机号码绑定', 'getphonenumber', detail);
}

test.each(buyers)(
  'the first sale goes through the $platform build, from the car tab to the paid order, logged in by $login',
  async ({ platform, code, mobile, login, closes }) => {
    const client = new SignedClient(origin, code);
    const inspector = inspectorOf(buildOf(platform), platform);
    host = loadMiniProgram(buildOf(platform), origin, { platform });
    await host.open('/pages/car/index');
    await host.tap('立即定制');
    await arrives('pagesDetail/carModel', '选择版本');
    await host.tap('定制长续航版');
    await arrives('pagesDetail/carSetting', '下一步');
    await host.tap('外观', 'tab');
    await host.tap(/^松林绿/);
    await arrives('pagesDetail/carSetting', /换为松林绿/);
    await host.tap('内饰', 'tab');
    await host.tap(/^曜石红/);
    await arrives('pagesDetail/carSetting', /曜石红需要搭配/);
    await host.tap('一并选择');
    await arrives('pagesDetail/carSetting', /换为曜石红/);
    await host.tap('下一步');
    await arrives('pagesDetail/settingPreview', '查看配置单');
    await host.tap('查看配置单');

    const preview = await arrives('pagesDetail/configPreview', '立即下定');
    const link = preview.options.c ?? '';
    expect(link).toContain('paint-pine');
    expect(link).toContain('pkg-nappa');
    const quote = await quoteOf(client, link);
    expect(host.text()).toContain(yuan(quote.totalFen));
    await host.tap('立即下定');

    await (login === 'phone button' ? logInByPhoneButton(mobile) : logInByMessage(client, mobile));
    await arrives('pagesOrder/confirm/index', '购车人信息');
    expect(host.text()).toContain(yuan(quote.totalFen));
    await host.type('姓名', '陆知远');
    await host.type('身份证号', '11010519491231002X');
    await host.type('手机号', mobile);
    await host.tap(/^《.*购.*协议》$/);
    await arrives('pagesDetail/h5PurchaseAgreement/webview', '已到协议末尾');
    await host.waitFor(() => !host.text().includes('请阅读至协议末尾后签署'), 'the end of the agreement');
    await host.tap('同意并签署');
    await arrives('pagesOrder/confirm/index', '已签署');
    for (const name of host.names(/^同意《(?!.*购车)/)) await host.tap(name);
    await host.tap('提交订单');

    const cashier = await arrives('pagesOrder/pay/index', '剩余支付时间');
    await host.tap(/^确认支付/);
    const bank = await host.waitFor((page) => page.route === 'pages/webview/index', 'the cashier of the bank');
    expect(bank.options.src).toMatch(/\/sandbox\/cashier\//);
    await host.waitFor((page) => inspector.webAddress(page) !== undefined, 'the web view');
    // Platforms load absolute URLs only: a relative one fails here.
    const address = new URL(inspector.webAddress(bank) ?? '');
    expect(address.href).toMatch(/^https:\/\/[\w.]+\/sandbox\/cashier\/.*&in=mini$/);
    expect(host.text()).not.toMatch(/无法打开该网页|即将离开/);
    client.token = String(host.kept('MALL_TOKEN'));
    const order = await orderOf(client, cashier.options.orderNo ?? '');
    expect(order).toMatchObject({ state: 'created', totalFen: quote.totalFen, dueFen: DEPOSIT_FEN });

    await payInWebView(origin, address);
    if (closes === 'customer') await host.back();
    await arrives('pagesOrder/pay/result', '支付成功');
    expect(host.stack.map(({ route }) => route)).not.toContain('pages/webview/index');
    expect(await orderOf(client, order.orderNo)).toMatchObject({ state: 'depositPaid', paidFen: DEPOSIT_FEN });
    expect(host.faults).toEqual([]);
  },
);
