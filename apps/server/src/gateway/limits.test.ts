import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../kernel/config';
import { createTestServer, type TestServer } from '../testing';

const NOW = 'GET /api/basic/v1/pub/serverTime';
const ECHO = 'POST /api/basic/v1/demo/echo';
const CONSENT = 'POST /api/appuser/v1/user/consent';
const consent = { isAccepted: true, version: '1' };
let server: TestServer;

const start = async (config: Partial<Config>) => {
  server = await createTestServer({ config });
};
afterEach(() => server.close());

describe('rate limits', () => {
  it('answers an address beyond its share with 4290101 until the minute is over', async () => {
    await start({ rateAddressPerMinute: 3 });
    const from = (remoteAddress: string) => server.call(NOW, { remoteAddress });
    for (let index = 0; index < 3; index += 1) expect((await from('10.0.0.1')).code).toBe('000000');
    const refused = await from('10.0.0.1');
    expect(refused).toMatchObject({ status: 429, code: '4290101', data: { retryAfterS: 60 } });
    expect((await from('10.0.0.2')).code).toBe('000000');
    server.clock.advance(60_001);
    expect((await from('10.0.0.1')).code).toBe('000000');
  });

  it('answers a person beyond their share with 4290101 from whatever address', async () => {
    await start({ ratePersonPerMinute: 2 });
    const { token } = await server.login();
    const from = (remoteAddress: string) => server.call(ECHO, { token, body: { text: 'a' }, remoteAddress });
    expect((await from('10.0.0.1')).code).toBe('000000');
    expect((await from('10.0.0.2')).code).toBe('000000');
    expect((await from('10.0.0.3')).code).toBe('4290101');
  });

  it('answers too many writes to one endpoint with 4290001 and leaves reads alone', async () => {
    await start({ rateWritePerMinute: 2 });
    const { token } = await server.login();
    const write = () => server.call(CONSENT, { token, body: consent });
    expect((await write()).code).toBe('000000');
    expect((await write()).code).toBe('000000');
    expect((await write()).code).toBe('4290001');
    expect((await server.call('GET /api/appuser/v1/user/info', { token })).code).toBe('000000');
  });

  it('gives visitors of one address five times a person its share', async () => {
    await start({ rateWritePerMinute: 1 });
    const codes: string[] = [];
    for (let index = 0; index < 6; index += 1) codes.push((await server.call(CONSENT, { body: consent })).code);
    expect(codes.filter((code) => code === '000000')).toHaveLength(5);
    expect(codes.at(-1)).toBe('4290001');
  });
});
