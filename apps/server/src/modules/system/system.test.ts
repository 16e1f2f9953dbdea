import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { makeScene } from './scenes';

const AREA = 'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp';
const PARAM = 'GET /api/mpaccount/v1/clew/getParam/open';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('clock', () => {
  it.each(['GET /api/basic/v1/pub/serverTime', 'POST /mpmkt/v1/system.now'] as const)(
    '%s tells it to everybody',
    async (key) => {
      expect(await server.ask(key)).toEqual({ now: server.clock.now() });
    },
  );

  it('tells it to people logged in on the login path', async () => {
    const { token } = await server.login();
    expect(await server.ask('GET /api/mpmkt/login/v1/system.now', { token })).toEqual({ now: server.clock.now() });
    expect((await server.call('GET /api/mpmkt/login/v1/system.now')).code).toBe('000009');
  });
});

describe('city of the caller', () => {
  it('is known for large networks', async () => {
    expect(await server.ask(AREA, { remoteAddress: '202.96.199.133' })).toMatchObject({
      cityCode: '310100',
      isGuess: false,
    });
    expect(await server.ask(AREA, { remoteAddress: '::ffff:202.106.0.20' })).toMatchObject({ cityCode: '110100' });
  });

  it('is a default for others', async () => {
    expect(await server.ask(AREA, { remoteAddress: '127.0.0.1' })).toMatchObject({ isGuess: true });
    expect(await server.ask(AREA, { remoteAddress: '2001:db8::1' })).toMatchObject({ isGuess: true });
  });
});

describe('scenes', () => {
  it('give the stored fields back', async () => {
    const scene = await makeScene(server.ctx(), { share_code: 'abc', id: '7' });
    expect(await makeScene(server.ctx(), { id: '7', share_code: 'abc' })).toBe(scene);
    expect((await server.ask(PARAM, { query: { scene } })).query).toEqual({ share_code: 'abc', id: '7' });
  });

  it('may spell the fields themselves', async () => {
    expect((await server.ask(PARAM, { query: { scene: 'id%3D7%26a%3Db' } })).query).toEqual({ id: '7', a: 'b' });
  });

  it('give nothing when unknown, and are refused when missing', async () => {
    expect((await server.ask(PARAM, { query: { scene: 'unknown' } })).query).toEqual({});
    expect((await server.ask(PARAM, { query: { scene: '%E0%A4%A' } })).query).toEqual({});
    expect((await server.call(PARAM)).name).toBe('BAD_INPUT');
  });
});

describe('demo endpoints', () => {
  it('exist in demonstrations', async () => {
    const { token, mobile } = await server.login();
    const echo = await server.ask('POST /api/basic/v1/demo/echo', { token, body: { text: '你好' } });
    expect(echo).toEqual({ text: '你好', platform: 'WEB_MOBILE', isLoggedIn: true });
    expect((await server.ask('GET /api/basic/v1/demo/sms', { query: { mobile } })).code).toMatch(/^\d{6}$/);
    expect((await server.ask('GET /api/basic/v1/demo/sms', { query: { mobile: '13000000000' } })).code).toBeNull();
    expect((await server.call('GET /api/basic/v1/demo/error', { query: { code: '1' } })).name).toBe('BAD_INPUT');
  });

  it('are not there for real customers', async () => {
    const real = await createTestServer({ config: { isDemo: false } });
    const answer = await real.call('GET /api/basic/v1/demo/sms', { query: { mobile: '13000000000' } });
    expect(answer.code).toBe('4040000');
    await real.close();
  });
});
