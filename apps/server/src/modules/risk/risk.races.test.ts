import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { PERSON_AGENT, TestDevice } from './risk.fixture';
import { riskDevices, riskLinks } from './risk.tables';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { riskAction: 'enforce' } });
});
afterAll(() => server.close());

const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('callers at once', () => {
  it('on one device and account: one device, one link', async () => {
    const person = await server.login();
    const device = new TestDevice(server, { token: person.token });
    const answers = await atOnce(20, () => device.request());
    expect(answers.every((answer) => answer.name === 'SUCCESS')).toBe(true);
    const links = await server.database.db.select().from(riskLinks).where(eq(riskLinks.accountId, person.accountId));
    expect(links).toHaveLength(1);
    const deviceKey = links[0]?.deviceKey ?? '';
    const devices = await server.database.db.select().from(riskDevices).where(eq(riskDevices.deviceKey, deviceKey));
    expect(devices).toHaveLength(1);
  });

  it('with one seed: five are fresh, the others count as replays', async () => {
    const device = new TestDevice(server);
    const seed = await device.seed();
    const bodies = await atOnce(15, () => device.request({ deviceId: device.body.deviceId }, seed));
    const names = await atOnce(bodies.length, async (index) => {
      const headers = { 'user-agent': PERSON_AGENT, 'x-volt-risk': bodies[index]?.data.token ?? '' };
      const body = { mobile: '13700000009', code: '000000' };
      return (await server.call('POST /api/appuser/v1/user/pub/login/mobile', { headers, body })).name;
    });
    expect(names.filter((name) => name === 'CAPTCHA_REQUIRED' || name === 'RISK_REFUSED')).toHaveLength(10);
  });

  it('without a token: exactly the allowed tries pass', async () => {
    const person = await server.login();
    const answers = await atOnce(45, () =>
      server.call('POST /api/mporder/v1/order/confirm', {
        token: person.token,
        body: { draftId: 'missing', totalFen: 1, dueFen: 1 },
      }),
    );
    expect(answers.filter((answer) => answer.name === 'CAPTCHA_REQUIRED')).toHaveLength(15);
  });
});
