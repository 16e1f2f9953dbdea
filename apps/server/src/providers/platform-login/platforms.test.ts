import { createCipheriv, createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../kernel/cache';
import { systemClock } from '../../kernel/clock';
import { type Config, testConfig } from '../../kernel/config';
import { createLog } from '../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../testing/stand-in';
import { createPlatformLogin } from '.';

const log = createLog({ logLevel: 'silent' });
let standIn: Awaited<ReturnType<typeof openStandIn>>;
afterEach(() => standIn.close());

async function open(settings: (origin: string) => Partial<Config>, answer: (request: Seen) => Reply) {
  standIn = await openStandIn(answer);
  const config = testConfig({ isDemo: false, ...settings(standIn.origin) });
  return createPlatformLogin({ config, cache: createMemoryCache(), clock: systemClock, log });
}

/** Encrypts a text as the platforms do: AES-CBC with PKCS#7, all in base64. */
function seal(text: Buffer | string, key: Buffer, iv = randomBytes(16)) {
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv);
  const data = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
  return { encryptedData: data, iv: iv.toString('base64') };
}

describe('login with Douyin', () => {
  const key = randomBytes(16);
  const person = { err_no: 0, data: { openid: 'dy1', session_key: key.toString('base64') } };
  const settings = (origin: string) => ({ douyinAppId: 'tt1', douyinAppSecret: 'secret', douyinApiUrl: origin });
  const phone = (number: string, appid = 'tt1', countryCode = '86') =>
    seal(JSON.stringify({ purePhoneNumber: number, countryCode, watermark: { appid } }), key);

  it('exchanges a code for open id and session key', async () => {
    const login = await open(settings, () => person);
    expect(await login.sessionOf('MINI_DOUYIN', 'c')).toEqual({ openId: 'dy1', sessionKey: key.toString('base64') });
    expect(standIn.seen[0]?.url.pathname).toBe('/api/apps/v2/jscode2session');
    expect(JSON.parse(standIn.seen[0]?.body ?? '')).toEqual({ appid: 'tt1', secret: 'secret', code: 'c' });
  });

  it.each([
    [28001005, 'BAD_INPUT'],
    [40018, 'BAD_INPUT'],
    [40017, 'PROVIDER_DOWN'],
  ])('turns err_no %i into %s', async (errNo, rowName) => {
    const login = await open(settings, () => ({ err_no: errNo }));
    await expect(login.sessionOf('MINI_DOUYIN', 'c')).rejects.toMatchObject({ rowName });
  });

  it('opens a phone under the session key that was kept, or that of a fresh code', async () => {
    const login = await open(settings, () => person);
    const sessionKey = key.toString('base64');
    expect(await login.mobileOf('MINI_DOUYIN', { ...phone('13800000001'), sessionKey })).toBe('13800000001');
    expect(standIn.seen).toEqual([]);
    expect(await login.mobileOf('MINI_DOUYIN', { ...phone('13800000002'), code: 'c' })).toBe('13800000002');
  });

  it.each([
    ['nothing', {}],
    ['no session', { ...phone('13800000001') }],
    ['the seal of another app', { ...phone('13800000001', 'tt2'), code: 'c' }],
    ['a number from abroad', { ...phone('91234567', 'tt1', '852'), code: 'c' }],
    ['another key', { ...phone('13800000001'), sessionKey: randomBytes(16).toString('base64') }],
    ['a key of no length', { ...phone('13800000001'), sessionKey: 'x' }],
  ])('takes no phone from %s', async (_what, proof) => {
    const login = await open(settings, () => person);
    await expect(login.mobileOf('MINI_DOUYIN', proof)).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });
});

describe('login with Baidu', () => {
  const key = randomBytes(24);
  const settings = (origin: string) => ({ baiduAppKey: 'bd1', baiduAppSecret: 'secret', baiduApiUrl: origin });
  const person = { openid: 'b1', session_key: key.toString('base64') };
  const phone = (mobile: string, appKey = 'bd1') => {
    const text = Buffer.from(JSON.stringify({ mobile }));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    return seal(Buffer.concat([randomBytes(16), length, text, Buffer.from(appKey)]), key);
  };

  it('exchanges a code, and opens a phone of its own app only', async () => {
    const login = await open(settings, () => person);
    expect(await login.sessionOf('MINI_BAIDU', 'c@1')).toEqual({ openId: 'b1', sessionKey: person.session_key });
    expect(standIn.seen[0]?.body).toBe('code=c%401&client_id=bd1&sk=secret');
    expect(await login.mobileOf('MINI_BAIDU', { ...phone('13800000001'), code: 'c' })).toBe('13800000001');
    const foreign = { ...phone('13800000001', 'bd2'), code: 'c' };
    await expect(login.mobileOf('MINI_BAIDU', foreign)).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
    const plain = { ...seal('{}', key), code: 'c' };
    await expect(login.mobileOf('MINI_BAIDU', plain)).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });

  it.each([
    [{ error: 'invalid_grant', error_description: 'Invalid authorization code' }, 'BAD_INPUT'],
    [{ error: 'invalid_client', errno: 10010100 }, 'PROVIDER_DOWN'],
  ])('turns %j into %s', async (answer, rowName) => {
    const login = await open(settings, () => answer);
    await expect(login.sessionOf('MINI_BAIDU', 'c')).rejects.toMatchObject({ rowName });
  });
});

describe('login with Alipay', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: pem,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
  const [app, platform] = [pair(), pair()];
  const aesKey = randomBytes(16);
  const sign = (text: string, key = platform.privateKey) => createSign('RSA-SHA256').update(text).sign(key, 'base64');
  const settings = (origin: string) => ({
    alipayLoginAppId: '2021000000000001',
    alipayLoginPrivateKey: app.privateKey,
    alipayLoginPublicKey: platform.publicKey,
    alipayLoginAesKey: aesKey.toString('base64'),
    alipayApiUrl: `${origin}/gateway.do`,
  });
  const reply = (field: string, body: object, key?: string) => {
    const text = JSON.stringify(body);
    return `{"${field}":${text},"sign":"${sign(text, key)}"}`;
  };
  const person = { user_id: '2088000000000001', open_id: 'al1', access_token: 't', expires_in: 1 };
  const phone = (fields: object, key?: string) => {
    const { encryptedData } = seal(JSON.stringify(fields), aesKey, Buffer.alloc(16));
    return { encryptedData, sign: sign(`"${encryptedData}"`, key) };
  };

  it('exchanges a code for the open id, when the answer is signed by Alipay', async () => {
    const login = await open(settings, () => reply('alipay_system_oauth_token_response', person));
    expect(await login.sessionOf('MINI_ALIPAY', 'code')).toEqual({ openId: 'al1', sessionKey: null });
    expect(standIn.seen[0]?.url.searchParams.get('method')).toBe('alipay.system.oauth.token');
    await standIn.close();
    const forged = await open(settings, () => reply('alipay_system_oauth_token_response', person, app.privateKey));
    await expect(forged.sessionOf('MINI_ALIPAY', 'code')).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });

  it('says when a code is wrong', async () => {
    const refusal = { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.code-invalid', sub_msg: 'auth code' };
    const login = await open(settings, () => reply('error_response', refusal));
    await expect(login.sessionOf('MINI_ALIPAY', 'code')).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });

  it("opens a phone that Alipay sealed and signed, and nobody else's", async () => {
    const login = await open(settings, () => null);
    const good = phone({ code: '10000', msg: 'Success', mobile: '13800000001' });
    expect(await login.mobileOf('MINI_ALIPAY', good)).toBe('13800000001');
    const forged = phone({ code: '10000', mobile: '13800000001' }, app.privateKey);
    for (const proof of [forged, { ...good, sign: undefined }, {}, phone({ code: '40003', subCode: 'isv.refused' })])
      await expect(login.mobileOf('MINI_ALIPAY', proof)).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });
});

describe('login in the native app', () => {
  const secret = 'secret-of-the-app-0';
  const settings = (origin: string) => ({ appLoginUrl: `${origin}/exchange`, appLoginSecret: secret });

  it('exchanges a code with a signed request, on HarmonyOS too', async () => {
    const login = await open(settings, () => ({ userId: 'u1', mobile: '13800000001' }));
    expect(await login.sessionOf('APP', 'c')).toEqual({ openId: 'u1', sessionKey: null });
    const { headers, body } = standIn.seen[0] as Seen;
    const text = `${headers['x-app-timestamp']}\n${headers['x-app-nonce']}\n${body}`;
    expect(headers['x-app-sign']).toBe(createHmac('sha256', secret).update(text).digest('hex'));
    expect(await login.mobileOf('HarmonyOS', { code: 'c' })).toBe('13800000001');
  });

  it('says when a code is wrong', async () => {
    const login = await open(settings, () => ({ error: 'invalid_code' }));
    await expect(login.sessionOf('APP', 'c')).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
    await expect(login.mobileOf('APP', {})).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });
});

describe('login with a Huawei account', () => {
  const settings = (origin: string) => ({
    huaweiClientId: 'hw1',
    huaweiClientSecret: 'secret',
    huaweiOauthUrl: origin,
    huaweiAccountUrl: origin,
  });
  const answer = (person: object) => (request: Seen) =>
    request.url.pathname === '/oauth2/v3/token' ? { access_token: 'T' } : person;

  it('exchanges a code for a token and asks whose it is', async () => {
    const login = await open(settings, answer({ openID: 'h1', mobileNumber: '008613800000001' }));
    expect(await login.sessionOf('HarmonyOS', 'c')).toEqual({ openId: 'h1', sessionKey: null });
    expect(Object.fromEntries(new URLSearchParams(standIn.seen[0]?.body))).toEqual({
      grant_type: 'authorization_code',
      client_id: 'hw1',
      client_secret: 'secret',
      code: 'c',
    });
    expect(standIn.seen[1]?.url.searchParams.get('nsp_svc')).toBe('GOpen.User.getInfo');
    expect(await login.mobileOf('HarmonyOS', { code: 'c' })).toBe('13800000001');
  });

  it('tells wrong codes from wrong settings, and wants a code that covers the phone', async () => {
    const wrong = await open(settings, () => ({ error: 1101, sub_error: 20155 }));
    await expect(wrong.sessionOf('HarmonyOS', 'c')).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
    await standIn.close();
    const settingsFault = await open(settings, () => ({ error: 1101, sub_error: 12304 }));
    await expect(settingsFault.sessionOf('HarmonyOS', 'c')).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
    await standIn.close();
    const noPhone = await open(settings, answer({ openID: 'h1' }));
    await expect(noPhone.mobileOf('HarmonyOS', { code: 'c' })).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });
});

describe("login in WeChat's browser", () => {
  const settings = (origin: string) => ({
    wechatOfficialAppId: 'wxo',
    wechatOfficialAppSecret: 'secret',
    wechatApiUrl: origin,
  });

  it('exchanges the code of the official account', async () => {
    const login = await open(settings, () => ({ access_token: 'T', openid: 'oOfficial' }));
    expect(await login.sessionOf('WEB_MOBILE', 'c')).toEqual({ openId: 'oOfficial', sessionKey: null });
    expect(standIn.seen[0]?.url.pathname).toBe('/sns/oauth2/access_token');
    await expect(login.mobileOf('WEB_MOBILE', { code: 'c' })).rejects.toMatchObject({ rowName: 'BAD_INPUT' });
  });
});
