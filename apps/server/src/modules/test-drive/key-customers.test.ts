import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { sendPictures } from '../upload/upload.fixture';
import { type Answers, SHANGHAI } from './campaigns.fixture';
import { createDriveShop, type DriveShop, STORE } from './test-drive.fixture';

const CHANNEL = 'GET /api/mpmkt/v1/testDrive/channel';
const MINE = 'GET /api/mpmkt/v1/testDrive/mine';
const STEP = 'POST /api/mpmkt/v1/staff/testDrive/step';
const code = 'key-customers';

const company: Answers = {
  ...SHANGHAI,
  company: '远航商旅服务',
  // A made-up number with a check character that fits.
  credit: '91350100M000100Y43',
  trade: 'travel',
  cars: '10',
  models: ['YL09', 'YL01'],
  place: 'company',
  address: '浦东新区世纪大道 100 号',
  name: '林夏',
  post: '行政经理',
  consent: '2026-11',
};

let shop: DriveShop;
let photo: Buffer;
let consultant: TestPerson;
beforeAll(async () => {
  shop = await createDriveShop({ smsPerAddressHour: 10_000, captchaAfter: 10_000, rateAddressPerMinute: 100_000 });
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  consultant = await new HandoverShop(shop.shop).consultant(STORE);
});
afterAll(() => shop.server.close());

/** The address of a picture of a licence, uploaded by this person. */
async function licenceOf({ token }: TestPerson): Promise<string> {
  const { data } = await sendPictures(shop.server, token, [['licence.jpg', photo]], 'licence');
  return data[0] ?? '';
}
const apply = (person: TestPerson | null, changes: Answers = {}) =>
  shop.submit(person, { ...company, ...changes }, { code });
const problemsOf = ({ data }: { data: unknown }) => (data as { problems?: object } | null)?.problems;
const mine = async ({ token }: TestPerson) => (await shop.server.ask(MINE, { token, query: { code } })).drive;
const step = (body: object) => shop.server.call(STEP, { token: consultant.token, body: body as never });

describe('the licence of a company', () => {
  const missing = { licence: '请上传营业执照照片' };
  const notOwn = { licence: '请重新上传营业执照照片' };

  it('is asked in both forms', async () => {
    const { form } = await shop.server.ask(CHANNEL, { query: { code } });
    const field = form.groups.flatMap(({ fields }) => fields).find(({ id }) => id === 'licence');
    expect(field).toMatchObject({ kind: 'pictures', max: 1 });
    expect(field?.isOptional).toBeUndefined();
  });

  it('has to be there, one, and an own upload', async () => {
    const person = await shop.server.login();
    expect(problemsOf(await apply(person))).toEqual(missing);
    expect(problemsOf(await apply(person, { licence: [] }))).toEqual(missing);
    const own = await licenceOf(person);
    const others = await licenceOf(await shop.server.login());
    expect(problemsOf(await apply(person, { licence: [others] }))).toEqual(notOwn);
    expect(problemsOf(await apply(person, { licence: ['/files/personal/none.webp'] }))).toEqual(notOwn);
    expect(problemsOf(await apply(person, { licence: ['/assets/scenes/garage_YLX_pine.webp'] }))).toEqual(notOwn);
    for (const bad of ['https://elsewhere.example/a.webp', 5, [own, own], [own, others]])
      expect(Object.keys(problemsOf(await apply(person, { licence: bad })) ?? {})).toEqual(['licence']);
    expect((await apply(person, { licence: [own] })).name).toBe('SUCCESS');
    const other = await shop.server.login();
    expect(problemsOf(await apply(other, { licence: [own] }))).toEqual(notOwn);
  });

  it('cannot come from a visitor, who has no uploads', async () => {
    expect((await sendPictures(shop.server, null, [['licence.jpg', photo]])).data).toBeFalsy();
    const phone = shop.phone();
    const answers = { phone, code: await shop.code(phone) };
    expect(problemsOf(await apply(null, answers))).toEqual(missing);
    const person = await shop.server.login();
    expect(problemsOf(await apply(null, { ...answers, licence: [await licenceOf(person)] }))).toEqual(notOwn);
  });
});

describe('a request of a company', () => {
  const send = async (person: TestPerson, changes: Answers = {}) =>
    apply(person, { licence: [await licenceOf(person)], ...changes });

  it('checks the credit code, the address of a drive there, and the window', async () => {
    const person = await shop.server.login();
    expect(problemsOf(await send(person, { credit: '913100000000000000' }))).toEqual({
      credit: '信用代码有误，请检查',
    });
    expect(Object.keys(problemsOf(await send(person, { address: undefined })) ?? {})).toEqual(['address']);
    const { database, clock } = shop.server;
    const at = new Date(clock.now() - 1000).toISOString();
    await database.executeSql(`update test_drive_channels set ends_at = '${at}' where code = '${code}'`);
    expect((await send(person)).message).toBe('本次试驾活动已结束');
    await database.executeSql(`update test_drive_channels set ends_at = null where code = '${code}'`);
    expect((await send(person, { place: 'store', address: undefined })).name).toBe('SUCCESS');
  });

  it('is in review, then approved with its manager, who makes the company a partner', async () => {
    const person = await shop.server.login();
    const { data } = await send(person);
    expect(data).toMatchObject({ state: 'inReview', managerName: '' });
    expect(data.details.map(({ text }) => text)).toEqual(expect.arrayContaining(['出行与租赁', '10-49 台']));
    expect(await mine(person)).toEqual(data);
    expect(JSON.stringify(data)).not.toMatch(/91350100M000100Y43|\/files\//);
    expect((await send(person)).name).toBe('LIMIT_REACHED');
    expect((await step({ step: 'approve', driveNo: data.driveNo })).name).toBe('SUCCESS');
    const approved = await mine(person);
    expect(approved?.state).toBe('submitted');
    expect(approved?.managerName).not.toBe('');
    const { roles } = await shop.server.ask('GET /api/appuser/v1/user/info', { token: person.token });
    expect(roles).toContain('partner');
  });

  it('is refused with a reason, and asked again with another picture', async () => {
    const person = await shop.server.login();
    const { driveNo } = (await send(person)).data;
    expect((await step({ step: 'cancel', driveNo, reason: '执照已过期' })).name).toBe('SUCCESS');
    const refused = await mine(person);
    expect(refused).toMatchObject({ state: 'cancelled', reason: '执照已过期' });
    expect(refused?.history[0]).toMatchObject({ title: '未通过审核', note: '执照已过期' });
    expect((await send(person)).data).toMatchObject({ state: 'inReview' });
  });
});
