import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { createDriveShop, type DriveShop, STORE } from '../test-drive/test-drive.fixture';
import { CampaignDesk } from './campaign.fixture';
import { InviteDesk } from './invite.fixture';
import { makeLeadCampaign, recommend } from './lead.fixture';

const CODE = 'GET /api/mpmkt/v1/campaign/staff/code';
const NOTE = 'POST /api/mpmkt/v1/campaign/staff/note';
const slug = 'inner-drive';

let shop: DriveShop;
let desk: InviteDesk;
let employee: TestPerson;
let shareCode: string;
beforeAll(async () => {
  shop = await createDriveShop({ smsPerAddressHour: 10_000, captchaAfter: 10_000 });
  desk = InviteDesk.of(shop.server);
  await desk.make({ slug, audience: { roles: ['employee'] }, prizes: [], settings: { channel: 'standard' } });
  employee = await shop.server.login({ roles: ['employee'] });
  await shop.server.database.executeSql("update accounts set organ_name = '用户发展部', job_id = 'E7' where id = $1", [
    employee.accountId,
  ]);
  shareCode = await desk.code(employee, slug);
});
afterAll(() => shop.server.close());

const own = async ({ token }: TestPerson) => (await shop.server.ask(CODE, { token, query: { slug } })).own;
const book = async (subChannel: string, index: number) =>
  shop.submit(null, await shop.visitor(shop.phone(), { slot: await shop.slot(index) }), { source: { subChannel } });
const sourceOf = async (driveNo: string) => {
  const { rows } = await shop.server.database.executeSql('select sub_channel from test_drives where drive_no = $1', [
    driveNo,
  ]);
  return (rows[0] as { sub_channel: string | null }).sub_channel;
};

it('a booking by the code has the job number as its source, and a note that only its employee writes for the store', async () => {
  const { data } = await book(shareCode, 20);
  expect(await sourceOf(data.driveNo)).toBe('E7');
  const head = { organName: '用户发展部', jobId: 'E7', counts: { today: 1, month: 1, total: 1 } };
  expect(await own(employee)).toMatchObject({ ...head, latest: [{ driveNo: data.driveNo, name: '林*', note: '' }] });
  const note = (who: TestPerson, text: string) =>
    shop.server.call(NOTE, { token: who.token, body: { slug, driveNo: data.driveNo, note: text } });
  expect((await note(employee, 'x'.repeat(101))).name).toBe('BAD_INPUT');
  expect((await note(await shop.server.login({ roles: ['employee'] }), '别人的')).name).toBe('NOT_FOUND');
  expect((await note(await shop.server.login(), '客户')).name).toBe('FORBIDDEN');
  expect(await note(employee, '关注后排')).toMatchObject({ data: { note: '关注后排' } });
  const consultant = await new HandoverShop(shop.shop).consultant(STORE);
  const list = await shop.server.ask('GET /api/mpmkt/v1/staff/testDrive/drives', { token: consultant.token });
  expect(list.items.find(({ driveNo }) => driveNo === data.driveNo)?.employeeNote).toBe('关注后排');
});

describe('the deposit of a customer', () => {
  const DRAW = 'GET /api/mpmkt/v1/campaign/draw';
  let draw: string;
  beforeAll(async () => {
    draw = await CampaignDesk.of(shop.server).make({
      audience: { roles: ['employee'] },
      settings: {
        ...{ look: 'wheel', price: null, dailyLimit: null, chances: {}, series: null },
        staff: {
          drive: 1,
          deposit: 3,
          places: [{ placeId: 'desk', name: '服务台', address: '3 楼', hours: '9:30-18:00' }],
        },
      },
    });
  });
  const chances = async ({ token }: TestPerson) =>
    (await shop.server.ask(DRAW, { token, query: { slug: draw } })).own?.chances;
  const bookAs = async (customer: TestPerson, subChannel: string, index: number) =>
    shop.submit(customer, await shop.own({ slot: await shop.slot(index) }), { source: { subChannel } });

  it('gives the employee by whose code they booked the chances of a draw, once for each order', async () => {
    const customer = await shop.server.login();
    expect((await bookAs(customer, shareCode, 24)).name).toBe('SUCCESS');
    expect(await chances(employee)).toBe(0);
    const { orderNo } = await shop.shop.paidOrder(customer);
    expect(await chances(employee)).toBe(3);
    await desk.order(customer, 'OrderPaid', orderNo);
    expect(await chances(employee)).toBe(3);
    await desk.order(customer, 'OrderPaid', 'VO-SECOND');
    expect(await chances(employee)).toBe(6);
  });

  it('belongs to the employee who recommended them, where another did', async () => {
    const [own, other] = [employee, await shop.server.login({ roles: ['employee'] })];
    const before = await chances(own);
    const customer = await shop.server.login();
    const leads = await makeLeadCampaign(shop.server);
    expect((await recommend(shop.server, other, leads, customer.mobile)).name).toBe('SUCCESS');
    expect((await bookAs(customer, shareCode, 26)).name).toBe('SUCCESS');
    await shop.shop.paidOrder(customer);
    expect([await chances(own), await chances(other)]).toEqual([before, 3]);
  });

  it('gives nobody anything without a code, nor for an own order', async () => {
    const [before, customer] = [await chances(employee), await shop.server.login()];
    await shop.shop.paidOrder(customer);
    await bookAs(employee, shareCode, 28);
    await shop.shop.paidOrder(employee);
    expect(await chances(employee)).toBe(before);
  });
});

it('the code of somebody who left books for the store alone', async () => {
  const left = await shop.server.login({ roles: ['employee'] });
  const code = await desk.code(left, slug);
  await shop.server.database.executeSql("update accounts set roles = '[]' where id = $1", [left.accountId]);
  const { data } = await book(code, 22);
  expect(await sourceOf(data.driveNo)).toBeNull();
});

it('somebody who is no employee has no code', async () => {
  const person = await shop.server.login();
  expect(await own(person)).toBeNull();
  const call = { token: person.token, body: { slug } };
  expect((await shop.server.call('POST /api/mpintegral/v1/recommend/recommendCode', call)).name).toBe('FORBIDDEN');
});
