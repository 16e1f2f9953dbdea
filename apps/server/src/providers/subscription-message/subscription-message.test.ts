import { generateKeyPairSync } from 'node:crypto';
import type { PlatformCode } from '@voltfront/contract/headers';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../kernel/cache';
import { systemClock } from '../../kernel/clock';
import { testConfig } from '../../kernel/config';
import type { AppServices } from '../../kernel/context';
import { createLog } from '../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../testing/stand-in';
import { createSubscriptionMessages } from '.';

const log = createLog({ logLevel: 'silent' });
const message = (platform: PlatformCode) => ({
  platform,
  openId: 'o1',
  templateId: 'T1',
  title: '支付成功',
  body: '订单已支付，订单号很长很长很长很长很长很长很长很长',
  link: '/pagesOrder/car/detail?orderNo=VO1',
  at: Date.parse('2026-11-24T14:05+08:00'),
});
const page = 'pagesOrder/car/detail?orderNo=VO1';
const shortened = '订单已支付，订单号很长很长很长很长很长…';

let standIn: Awaited<ReturnType<typeof openStandIn>>;
afterEach(() => standIn.close());

async function open(answers: Record<string, (request: Seen) => Reply>, settings: object) {
  standIn = await openStandIn((request) => answers[request.url.pathname]?.(request) ?? { errcode: 40097 });
  const config = testConfig({
    ...settings,
    wechatApiUrl: standIn.origin,
    douyinOpenUrl: standIn.origin,
    alipayApiUrl: `${standIn.origin}/gateway.do`,
    isDemo: false,
  });
  const app = { config, cache: createMemoryCache(), clock: systemClock, log } as unknown as AppServices;
  return createSubscriptionMessages(app);
}
const sentTo = (path: string) => standIn.seen.filter(({ url }) => url.pathname === path);

describe('WeChat', () => {
  const wechat = { wechatAppId: 'wx1', wechatAppSecret: 'app-secret' };
  const token = { '/cgi-bin/stable_token': () => ({ access_token: 'A1', expires_in: 7200 }) };
  const SEND = '/cgi-bin/message/subscribe/send';

  it('gets the template’s fields, no longer than it takes them', async () => {
    const messages = await open({ ...token, [SEND]: () => ({ errcode: 0 }) }, wechat);
    expect(await messages.send(message('MINI'))).toBe(true);
    const [{ url, body } = { url: new URL('http://x'), body: '{}' }] = sentTo(SEND);
    expect(url.searchParams.get('access_token')).toBe('A1');
    expect(JSON.parse(body)).toEqual({
      touser: 'o1',
      template_id: 'T1',
      page,
      data: { thing1: { value: '支付成功' }, thing2: { value: shortened }, time3: { value: '2026-11-24 14:05' } },
      miniprogram_state: 'formal',
      lang: 'zh_CN',
    });
    expect([...shortened]).toHaveLength(20);
  });

  it('uses the field names that are set', async () => {
    const settings = { ...wechat, messageFields: { MINI: { title: 'phrase5', body: 'thing7', time: 'date2' } } };
    const messages = await open({ ...token, [SEND]: () => ({ errcode: 0 }) }, settings);
    await messages.send(message('MINI'));
    expect(Object.keys(JSON.parse(sentTo(SEND)[0]?.body ?? '{}').data)).toEqual(['phrase5', 'thing7', 'date2']);
  });

  it('says when the person takes none, and fails when it may be tried again', async () => {
    let errcode = 43101;
    const messages = await open({ ...token, [SEND]: () => ({ errcode }) }, wechat);
    expect(await messages.send(message('MINI'))).toBe(false);
    errcode = -1;
    await expect(messages.send(message('MINI'))).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });
});

describe('Douyin', () => {
  const douyin = { douyinAppId: 'tt1', douyinAppSecret: 'app-secret' };
  const SEND = '/api/notification/v2/subscription/notify_user/';
  const token = (values: string[]) => ({
    '/oauth/client_token/': () => ({ data: { access_token: values.shift(), expires_in: 7200, error_code: 0 } }),
  });

  it('gets the fields by their names and the token in a header', async () => {
    const messages = await open({ ...token(['C1']), [SEND]: () => ({ err_no: 0 }) }, douyin);
    expect(await messages.send(message('MINI_DOUYIN'))).toBe(true);
    const [call] = sentTo(SEND);
    expect(call?.headers['access-token']).toBe('C1');
    expect(JSON.parse(call?.body ?? '{}')).toEqual({
      open_id: 'o1',
      msg_id: 'T1',
      page,
      data: { 事项: '支付成功', 说明: shortened, 时间: '2026-11-24 14:05' },
    });
  });

  it('refuses a message for good, or fails for now and asks for a new token', async () => {
    let err_no = 28014001;
    const messages = await open({ ...token(['C1', 'C2']), [SEND]: () => ({ err_no }) }, douyin);
    expect(await messages.send(message('MINI_DOUYIN'))).toBe(false);
    err_no = 28001003;
    await expect(messages.send(message('MINI_DOUYIN'))).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
    err_no = 0;
    expect(await messages.send(message('MINI_DOUYIN'))).toBe(true);
    expect(sentTo(SEND).map(({ headers }) => headers['access-token'])).toEqual(['C1', 'C1', 'C2']);
  });
});

describe('Alipay', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const alipay = { alipayLoginAppId: 'a1', alipayLoginPrivateKey: privateKey, alipayLoginPublicKey: publicKey };

  it('is asked with a signed call; an answer that nobody signed is none', async () => {
    const FIELD = 'alipay_open_app_mini_templatemessage_send_response';
    const messages = await open({ '/gateway.do': () => ({ [FIELD]: { code: '10000', msg: 'Success' } }) }, alipay);
    await expect(messages.send(message('MINI_ALIPAY'))).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
    const [call] = sentTo('/gateway.do');
    const sent = new URLSearchParams(`${call?.url.search.slice(1)}&${call?.body}`);
    expect(sent.get('method')).toBe('alipay.open.app.mini.templatemessage.send');
    expect(JSON.parse(sent.get('biz_content') ?? '{}')).toEqual({
      to_open_id: 'o1',
      user_template_id: 'T1',
      page,
      data: JSON.stringify({
        keyword1: { value: '支付成功' },
        keyword2: { value: shortened },
        keyword3: { value: '2026-11-24 14:05' },
      }),
    });
  });
});

it('a platform that is not set up takes no messages', async () => {
  const messages = await open({}, {});
  expect(await messages.send(message('MINI'))).toBe(false);
});
