import type { EndpointKey } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { createDriveShop, type DriveShop, STORE } from './test-drive.fixture';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/channels';
const DETAIL = 'GET /api/mpmkt/v1/staff/testDrive/channel';
const SAVE = 'POST /api/mpmkt/v1/staff/testDrive/channel/save';
const SWITCH = 'POST /api/mpmkt/v1/staff/testDrive/channel/switch';
const LEADS = 'GET /api/mpmkt/v1/staff/testDrive/leads';
const EXPORT = 'POST /api/mpmkt/v1/staff/testDrive/leads/export';
const PUBLIC = 'GET /api/mpmkt/v1/testDrive/channel';

let shop: DriveShop;
let operator: TestPerson;
let auditor: TestPerson;
let consultant: TestPerson;
let elsewhere: TestPerson;
beforeAll(async () => {
  shop = await createDriveShop();
  operator = await shop.server.login({ roles: ['operator'] });
  auditor = await shop.server.login({ roles: ['auditor'] });
  consultant = await new HandoverShop(shop.shop).consultant(STORE);
  elsewhere = await new HandoverShop(shop.shop).consultant('bj-chaoyang');
});
afterAll(() => shop.server.close());

const send = (key: EndpointKey, body: object, who: TestPerson | null = operator) =>
  shop.server.call(key, { body: body as never, ...(who ? { token: who.token } : {}) });
const detail = (code: string) => shop.server.ask(DETAIL, { token: auditor.token, query: { code } });
/** The channel of advertisements under another code. */
async function copyAs(code: string, changes: object = {}) {
  const { settings, form } = await detail('h5');
  return { code, isNew: true, settings, form, startsAt: null, endsAt: null, ...changes };
}
const shown = (code: string) => shop.server.call(PUBLIC, { query: { code } });

it.each([SAVE, SWITCH] as const)('%s is for operators alone', async (key) => {
  const body = key === SAVE ? await copyAs('h5', { isNew: false }) : { code: 'h5', isOn: true };
  expect((await send(key, body, null)).name).toBe('LOGIN_EXPIRED');
  expect((await send(key, body, await shop.server.login())).name).toBe('FORBIDDEN');
  expect((await send(key, body, auditor)).name).toBe('FORBIDDEN');
  expect((await send(key, body, consultant)).name).toBe('FORBIDDEN');
  expect((await send(key, { ...body, code: 'none' })).name).toBe('NOT_FOUND');
  expect((await send(key, { ...body, code: 'with space' })).name).toBe('BAD_INPUT');
});

describe('a channel', () => {
  it('is made as a copy, turned on, and takes applications that are counted', async () => {
    expect((await send(SAVE, await copyAs('spring-fair'))).name).toBe('SUCCESS');
    expect((await send(SAVE, await copyAs('spring-fair'))).name).toBe('ALREADY_DONE');
    expect((await shown('spring-fair')).name).toBe('NOT_FOUND');
    expect((await send(SWITCH, { code: 'spring-fair', isOn: true })).name).toBe('SUCCESS');
    shop.server.clock.advance(10_000);
    expect((await shown('spring-fair')).data).toMatchObject({ form: { id: 'drive-spring-fair', version: 1 } });
    expect((await shop.lead(shop.phone(), 'spring-fair')).name).toBe('SUCCESS');
    expect(await detail('spring-fair')).toMatchObject({ state: 'running', applications: 1, drives: 0 });
    expect((await detail('spring-fair')).link).toMatch(/channel\?code=spring-fair$/);
    const { items } = await shop.server.ask(LIST, { token: operator.token, query: { size: 50 } });
    expect(items.map(({ code }) => code)).toEqual(expect.arrayContaining(['spring-fair', 'h5', 'standard']));
    expect((await shop.server.call(LIST)).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(LIST, { token: consultant.token })).name).toBe('FORBIDDEN');
  });

  it('has texts, window and form that change; who was asked before can still answer', async () => {
    await send(SAVE, await copyAs('autumn-fair'));
    const before = await detail('autumn-fair');
    const { form } = before;
    const settings = { ...before.settings, headline: '秋日试驾' };
    const renamed = { ...form, title: '秋日预约' };
    const body = { ...(await copyAs('autumn-fair')), isNew: false, settings, form: renamed, endsAt: 4_000_000_000_000 };
    expect((await send(SAVE, body)).name).toBe('SUCCESS');
    expect(await detail('autumn-fair')).toMatchObject({ settings, form: { version: 2 }, endsAt: 4_000_000_000_000 });
    await send(SWITCH, { code: 'autumn-fair', isOn: true });
    expect((await shop.lead(shop.phone(), 'autumn-fair')).name).toBe('SUCCESS');
    await send(SWITCH, { code: 'autumn-fair', isOn: false });
    expect((await shop.lead(shop.phone(), 'autumn-fair')).name).toBe('NOT_FOUND');
  });

  it('is refused when it makes no sense', async () => {
    const copy = await copyAs('winter-fair');
    const without = (id: string) => ({
      ...copy.form,
      groups: copy.form.groups.map((group) => ({ ...group, fields: group.fields.filter((field) => field.id !== id) })),
    });
    for (const changes of [
      { form: without('phone') },
      { form: without('consent') },
      { startsAt: 5, endsAt: 5 },
      { settings: { ...copy.settings, models: ['XX'] } },
      { settings: { ...copy.settings, accent: 'red' } },
      { code: 'Winter' },
    ])
      expect((await send(SAVE, { ...copy, ...changes })).name).toBe('BAD_INPUT');
  });
});

describe('leads', () => {
  const leads = async (who: TestPerson, query: object = {}) =>
    (await shop.server.ask(LEADS, { token: who.token, query: { size: 50, ...query } as never })).items;

  it('show where somebody came from and what they consented to, to the stores of their city', async () => {
    const phone = shop.phone();
    const answers = {
      name: '周岚',
      phone,
      code: await shop.code(phone),
      city: '310100',
      model: 'YLX',
      consent: '2026-11',
    };
    const source = { subChannel: 'feed-top', click: 'c-1' };
    const { data } = await shop.submit(null, answers, { code: 'h5', source });
    const { driveNo } = data;
    const [own] = await leads(consultant, { subChannel: 'feed' });
    expect(own).toMatchObject({
      ...{ driveNo, name: '周岚', mobile: phone, channelCode: 'h5', consent: '试驾须知 2026-11' },
      ...source,
    });
    expect((await leads(elsewhere)).map((lead) => lead.driveNo)).not.toContain(driveNo);
    const [masked] = await leads(auditor, { subChannel: 'feed' });
    expect([masked?.name, masked?.mobile]).toEqual(['周*', expect.stringContaining('****')]);
    expect(await leads(consultant, { channel: 'dealer-board' })).toEqual([]);
    const standard = await shop.booked(null, { slot: await shop.slot(50) });
    expect((await leads(consultant)).map((lead) => lead.driveNo)).not.toContain(standard.driveNo);
    expect((await shop.server.call(LEADS, { token: operator.token })).name).toBe('FORBIDDEN');
    expect((await shop.server.call(LEADS)).name).toBe('LOGIN_EXPIRED');
  });

  it('are a file with the same rows', async () => {
    const file = async (who: TestPerson) => {
      const { data } = await send(EXPORT, { subChannel: 'feed' }, who);
      return (await shop.server.app.server.inject({ url: (data as unknown as { address: string }).address })).body;
    };
    expect(await file(consultant)).toContain('周岚');
    expect(await file(auditor)).not.toContain('周岚');
    expect(await file(elsewhere)).not.toContain('feed-top');
    expect((await send(EXPORT, {}, operator)).name).toBe('FORBIDDEN');
    expect((await send(EXPORT, { state: 'dancing' }, consultant)).name).toBe('BAD_INPUT');
  });
});
