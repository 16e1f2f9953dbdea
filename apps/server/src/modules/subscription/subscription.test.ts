import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../kernel/config';
import { createTestServer, type TestServer } from '../../testing';
import { messageSubscriptions } from './subscription.tables';
import { templatesOf } from './templates';

const LIST = 'GET /api/appuser/v1/user/subscriptions';
const SAVE = 'POST /api/appuser/v1/user/subscriptions/save';
const MINI = { 'x-volt-platform': 'MINI' };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function customer(mobile: string) {
  const { token } = await server.login({ mobile, platform: 'MINI' });
  return { token, headers: MINI };
}
const kept = () => server.database.db.select().from(messageSubscriptions);

describe('messages of mini-programs', () => {
  it('are not told to visitors', async () => {
    expect((await server.call(LIST, { headers: MINI })).name).toBe('LOGIN_EXPIRED');
    const body = { answers: [{ templateId: 'demo-order', isAccepted: true }] };
    expect((await server.call(SAVE, { body, headers: MINI })).name).toBe('LOGIN_EXPIRED');
  });

  it('count each acceptance, and keep what was allowed when the customer declines later', async () => {
    const anna = await customer('13600010001');
    const { templates } = await server.ask(LIST, anna);
    expect(templates.map(({ topic }) => topic)).toEqual(['order', 'viewing', 'packet']);
    const templateId = templates[0]?.templateId ?? '';
    const answer = (isAccepted: boolean) =>
      server.ask(SAVE, { ...anna, body: { answers: [{ templateId, isAccepted }] } });
    await answer(true);
    await answer(true);
    await answer(false);
    const [row] = await kept();
    expect(row).toMatchObject({ platform: 'MINI', templateId, allowedCount: 2 });
    expect(row?.declinedAt).toBe(server.clock.now());
  });

  it('leave out templates that nobody set', async () => {
    const bert = await customer('13600010002');
    const before = (await kept()).length;
    await server.ask(SAVE, { ...bert, body: { answers: [{ templateId: 'made-up', isAccepted: true }] } });
    expect(await kept()).toHaveLength(before);
  });

  it('refuse an answer to nothing', async () => {
    const carl = await customer('13600010003');
    expect((await server.call(SAVE, { ...carl, body: { answers: [] } })).name).toBe('BAD_INPUT');
  });
});

describe('templates', () => {
  const of = (platform: 'MINI' | 'MINI_ALIPAY' | 'WEB_MOBILE', settings: object) =>
    templatesOf({ platform, app: { config: testConfig(settings) } } as Parameters<typeof templatesOf>[0]);

  it('are those that are set for the platform', () => {
    const settings = { isDemo: false, messageTemplates: { 'MINI.order': 'T1', 'MINI_ALIPAY.viewing': 'T2' } };
    expect(of('MINI', settings)).toEqual([{ topic: 'order', templateId: 'T1' }]);
    expect(of('MINI_ALIPAY', settings)).toEqual([{ topic: 'viewing', templateId: 'T2' }]);
    expect(of('WEB_MOBILE', settings)).toEqual([]);
  });

  it('are stand-ins in demo runs only', () => {
    expect(of('MINI', { isDemo: true })).toHaveLength(3);
    expect(of('MINI', { isDemo: false })).toEqual([]);
  });
});
