import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { createDriveShop, type DriveShop, STORE } from '../test-drive/test-drive.fixture';
import { InviteDesk } from './invite.fixture';

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
