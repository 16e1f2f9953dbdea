import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDeep } from '../../demo/fill';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { defineChannel } from '../test-drive';
import { createDriveShop, type DriveShop, STORE } from '../test-drive/test-drive.fixture';
import { invitationChannel } from './demo';

const SHOW = 'GET /api/mpmkt/v1/testDrive/invitation';
const DECLINE = 'POST /api/mpmkt/v1/testDrive/invitation/decline';
const LIST = 'GET /api/mpmkt/v1/staff/testDrive/invitations';
const WRITE = 'POST /api/mpmkt/v1/staff/testDrive/invitation';
const DAY_MS = 86_400_000;

let shop: DriveShop;
let consultant: TestPerson;
let elsewhere: TestPerson;
beforeAll(async () => {
  shop = await createDriveShop();
  const { server } = shop;
  await server.database.transaction((db) =>
    defineChannel({ ...server.ctx(), db }, fillDeep(invitationChannel())).then(() => undefined),
  );
  consultant = await new HandoverShop(shop.shop).consultant(STORE);
  elsewhere = await new HandoverShop(shop.shop).consultant('bj-chaoyang');
});
afterAll(() => shop.server.close());

const body = async (changes = {}) => ({
  modelId: 'YL01',
  surname: '林',
  text: '欢迎来试驾',
  gift: '香氛',
  slots: [await shop.slot(20), await shop.slot(30)],
  ...changes,
});
const write = async (changes = {}, who = consultant) =>
  shop.server.call(WRITE, { token: who.token, body: await body(changes) });
const written = async (): Promise<string> => (await write()).data.code;
const show = (code: string) => shop.server.ask(SHOW, { query: { code } });
const accept = async (person: TestPerson | null, letter: string, changes = {}) => {
  const answers = person ? await shop.own(changes) : await shop.visitor(shop.phone(), changes);
  return shop.submit(person, answers, { code: 'invitation', source: { subChannel: letter } });
};

describe('an invitation', () => {
  it('is written by a consultant for their store, and read by whoever has its code', async () => {
    const { data } = await write();
    expect(data).toMatchObject({ state: 'open', surname: '林', path: expect.stringContaining(data.code) });
    const letter = await show(data.code);
    expect(letter).toMatchObject({ state: 'open', store: { storeId: STORE }, gift: { title: '香氛' } });
    expect(letter.slots.map(({ isFree }) => isFree)).toEqual([true, true]);
    expect((await shop.server.call(SHOW, { query: { code: 'none' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(SHOW, { query: { code: 'a b' } })).name).toBe('BAD_INPUT');
    expect((await write({ slots: [5, 6] })).name).toBe('BAD_INPUT');
    const slot = await shop.slot(20);
    expect((await write({ slots: [slot, slot] })).name).toBe('BAD_INPUT');
    expect((await write({ modelId: 'CS1E' })).name).toBe('NOT_FOUND');
    expect((await write({}, await shop.server.login())).name).toBe('FORBIDDEN');
    expect((await shop.server.call(WRITE, { body: await body() })).name).toBe('LOGIN_EXPIRED');
  });

  it('is accepted once, by login or by code, with a proposed or another time of its store', async () => {
    const letter = await written();
    const person = await shop.server.login();
    const other = { store: 'sh-hongqiao_YL01', slot: await shop.slot(20, 'sh-hongqiao_YL01') };
    expect((await accept(person, letter, other)).name).toBe('BAD_INPUT');
    expect((await accept(person, 'none', { slot: await shop.slot(20) })).name).toBe('NOT_FOUND');
    const { data, name } = await accept(person, letter, { slot: await shop.slot(20) });
    expect([name, data.store?.storeId]).toEqual(['SUCCESS', STORE]);
    expect((await show(letter)).state).toBe('accepted');
    const late = await accept(await shop.server.login(), letter, { slot: await shop.slot(21) });
    expect([late.name, late.message]).toEqual(['STATE_CHANGED', '该邀请函已回复']);
    const { items } = await shop.server.ask(LIST, { token: consultant.token, query: {} });
    expect(items.find(({ code }) => code === letter)).toMatchObject({ state: 'accepted', driveNo: data.driveNo });
    expect((await accept(null, await written(), { slot: await shop.slot(25) })).name).toBe('SUCCESS');
  });

  it('is declined with a reason that its consultant reads, others do not', async () => {
    const code = await written();
    expect((await shop.server.call(DECLINE, { body: { code, reason: ' ' } })).name).toBe('BAD_INPUT');
    expect((await shop.server.ask(DECLINE, { body: { code, reason: '近期出差' } })).state).toBe('declined');
    expect((await shop.server.call(DECLINE, { body: { code, reason: '再说' } })).name).toBe('STATE_CHANGED');
    expect((await shop.server.call(DECLINE, { body: { code: 'none', reason: '再说' } })).name).toBe('NOT_FOUND');
    const codesOf = async (who: TestPerson) =>
      (await shop.server.ask(LIST, { token: who.token, query: {} })).items.map((row) => [row.code, row.reason]);
    expect(await codesOf(consultant)).toContainEqual([code, '近期出差']);
    expect(await codesOf(elsewhere)).toEqual([]);
    expect((await shop.server.call(LIST, { query: {} })).name).toBe('LOGIN_EXPIRED');
  });

  it('ends after seven days', async () => {
    const code = await written();
    shop.server.clock.advance(7 * DAY_MS);
    expect((await show(code)).state).toBe('expired');
    expect((await shop.server.call(DECLINE, { body: { code, reason: '再说' } })).message).toBe('邀请函已过期');
    const late = await accept(await shop.server.login(), code, { slot: await shop.slot(20) });
    expect(late.message).toBe('邀请函已过期');
  });
});
