import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCampaign } from './campaign.repository';
import { type CodeRow, insertCodes } from './codes/code.repository';
import { InviteDesk } from './invite.fixture';

const CODE = 'GET /api/mpmkt/v1/campaign/code';
const REMIND = 'POST /api/mpmkt/v1/campaign/code/remind';

let desk: InviteDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
});
afterAll(() => desk.server.close());

async function code(slug: string, name: string, changes: Partial<CodeRow> = {}): Promise<void> {
  const { db } = desk.server.database;
  const campaign = await findCampaign(db, slug);
  const row = { route: '/pages/share/target', query: { id: slug }, url: null, platforms: null, shareCode: null };
  const created = { channel: 'print', createdAt: desk.server.clock.now() };
  await insertCodes(db, [{ ...row, ...created, code: name, campaignId: campaign?.id ?? '', ...changes }]);
}

const ask = (name: string, token?: string) => desk.server.ask(CODE, { query: { code: name }, ...(token && { token }) });

it('an open code leads to its page, however it is typed; an unknown one nowhere', async () => {
  const slug = await desk.make();
  await code(slug, 'OPEN1', { shareCode: 'person-1' });
  const found = await ask('open1');
  expect(found).toMatchObject({ state: 'open', target: { route: '/pages/share/target', query: { id: slug } } });
  expect(found).toMatchObject({ shareCode: 'person-1', channel: 'print', isReminded: null });
  expect((await desk.server.call(CODE, { query: { code: 'NOSUCH' } })).name).toBe('NOT_FOUND');
  expect((await desk.server.call(CODE, { query: { code: '../x' } })).name).toBe('BAD_INPUT');
});

it('tells of campaigns that are over, paused, or not for the platform, without their page', async () => {
  const now = desk.server.clock.now();
  await code(await desk.make({ startsAt: now - 2 * DAY_MS, endsAt: now - DAY_MS }), 'OVER1');
  await code(await desk.make({ switch: 'paused' }), 'PAUSE1');
  await code(await desk.make(), 'INAPP1', { platforms: ['APP'] });
  await code(await desk.make(), 'OUT1', { route: null, url: 'https://activity.example/winter' });
  await code(await desk.make({ switch: 'withdrawn' }), 'GONE1');
  expect(await ask('OVER1')).toMatchObject({ state: 'ended', target: null });
  expect(await ask('PAUSE1')).toMatchObject({ state: 'paused', target: null });
  expect(await ask('INAPP1')).toMatchObject({ state: 'elsewhere', target: null, platforms: ['APP'] });
  expect(await ask('OUT1')).toMatchObject({ state: 'open', target: { url: 'https://activity.example/winter' } });
  expect((await desk.server.call(CODE, { query: { code: 'GONE1' } })).name).toBe('NOT_FOUND');
});

it('reminds once of a start, also of one that was moved, and not who dropped it', async () => {
  const slug = await desk.make({ startsAt: desk.server.clock.now() + DAY_MS });
  await code(slug, 'SOON1');
  const [waits, dropped] = [await desk.person(), await desk.person()];
  const remind = ({ token }: typeof waits, isSet: boolean, name = 'SOON1') =>
    desk.server.call(REMIND, { token, body: { code: name, isSet } });
  for (const person of [waits, dropped, waits]) expect((await remind(person, true)).code).toBe('000000');
  expect((await ask('SOON1', waits.token)).isReminded).toBe(true);
  await remind(dropped, false);
  expect((await ask('SOON1', dropped.token)).isReminded).toBe(false);
  desk.server.clock.advance(DAY_MS);
  await desk.server.runJobs();
  const told = async ({ token }: typeof waits) => {
    const { items } = await desk.server.ask('GET /api/mpaccount/v1/messages', { token, query: {} });
    return items.filter(({ link }) => link?.includes('SOON1')).length;
  };
  expect([await told(waits), await told(dropped)]).toEqual([1, 0]);
  expect((await remind(dropped, true)).name).toBe('STATE_CHANGED');
  expect((await desk.server.call(REMIND, { body: { code: 'SOON1', isSet: true } })).code).not.toBe('000000');
});
