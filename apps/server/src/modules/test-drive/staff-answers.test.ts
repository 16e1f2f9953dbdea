import { mkdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesRoot } from '../../kernel/config';
import { runUpkeep } from '../../kernel/upkeep';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { upload } from '../upload';
import { sendPictures } from '../upload/upload.fixture';
import { type Answers, SHANGHAI } from './campaigns.fixture';
import { deleteEarlierProofs } from './delete-proofs';
import { createDriveShop, type DriveShop, STORE } from './test-drive.fixture';

const DETAIL = 'GET /api/mpmkt/v1/staff/testDrive/drive';
const STEP = 'POST /api/mpmkt/v1/staff/testDrive/step';
const WITHDRAW = 'POST /api/mpmkt/v1/testDrive/cancel';
const DAY_MS = 86_400_000;

const company: Answers = {
  ...SHANGHAI,
  company: '远航商旅服务',
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
const member: Answers = {
  ...SHANGHAI,
  model: 'YLX',
  member: 'QY20260417',
  stay: '莫干山店',
  name: '林夏',
  consent: '2026-11',
};

let shop: DriveShop;
let photo: Buffer;
let folder: string;
let consultant: TestPerson;
let elsewhere: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  shop = await createDriveShop({ smsPerAddressHour: 10_000, captchaAfter: 10_000, rateAddressPerMinute: 100_000 });
  folder = filesRoot(shop.server.app.services.config);
  mkdirSync(folder, { recursive: true });
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  consultant = await new HandoverShop(shop.shop).consultant(STORE);
  elsewhere = await new HandoverShop(shop.shop).consultant('bj-chaoyang');
  auditor = await shop.server.login({ roles: ['auditor'] });
});
afterAll(async () => {
  await shop.server.close();
  rmSync(folder, { recursive: true, force: true });
});

const show = (driveNo: string, { token } = consultant) => shop.server.ask(DETAIL, { token, query: { driveNo } });
const call = (driveNo: string, person: TestPerson | null) =>
  shop.server.call(DETAIL, { query: { driveNo }, ...(person && { token: person.token }) });
const step = (body: object) => shop.server.ask(STEP, { token: consultant.token, body: body as never });
const statusOf = async (url: string) => (await shop.server.app.server.inject({ url })).statusCode;
/** The same file with another query. */
const pathOf = (address: string) => address.split('?')[0] ?? '';

async function pictureOf({ token }: TestPerson): Promise<string> {
  const { data } = await sendPictures(shop.server, token, [['one.jpg', photo]], 'licence');
  return data[0] ?? '';
}

async function applied(
  code: string,
  answers: Answers,
  field: string,
): Promise<{ person: TestPerson; driveNo: string }> {
  const person = await shop.server.login();
  const answer = await shop.submit(person, { ...answers, [field]: [await pictureOf(person)] }, { code });
  if (answer.code !== '000000') throw new RangeError(`${answer.name}: ${JSON.stringify(answer.data)}`);
  return { person, driveNo: answer.data.driveNo };
}
const companyOf = () => applied('key-customers', company, 'licence');
const memberOf = () => applied('partner-hotel', member, 'proof');

describe('a request that staff decide about', () => {
  it('shows what was answered, in clear and with its names, and the photo', async () => {
    const { driveNo } = await companyOf();
    const { answers, photos, state, history } = await show(driveNo);
    expect(state).toBe('inReview');
    expect(history).toHaveLength(1);
    expect(answers.map(({ label, text }) => [label, text])).toEqual(
      expect.arrayContaining([
        ['企业名称', '远航商旅服务'],
        ['信用代码', '91350100M000100Y43'],
        ['计划台数', '10-49 台'],
        ['公司地址', '浦东新区世纪大道 100 号'],
      ]),
    );
    expect(answers.map(({ id }) => id)).not.toContain('name');
    expect(photos).toMatchObject([{ label: '营业执照', state: 'shown', deletedAt: null }]);
    const [address = ''] = photos[0]?.pictures ?? [];
    expect(await statusOf(address)).toBe(200);
    // Without the seal of the server, which staff alone are given, the file is closed.
    expect(await statusOf(pathOf(address))).not.toBe(200);
    expect(await statusOf(address.replace(/sign=.{5}/, 'sign=AAAAA'))).not.toBe(200);
    shop.server.clock.advance(DAY_MS);
    expect(await statusOf(address)).not.toBe(200);
  });

  it('is shown to its store and its city alone', async () => {
    const { driveNo, person } = await companyOf();
    expect((await call(driveNo, null)).name).toBe('LOGIN_EXPIRED');
    for (const roles of [['finance'], ['operator'], ['partner']] as const)
      expect((await call(driveNo, await shop.server.login({ roles: [...roles] }))).name).toBe('FORBIDDEN');
    expect((await call(driveNo, person)).name).toBe('FORBIDDEN');
    expect((await call(driveNo, await shop.server.login())).name).toBe('FORBIDDEN');
    expect((await call(driveNo, elsewhere)).name).toBe('NOT_FOUND');
    expect((await call('TD-none', consultant)).name).toBe('NOT_FOUND');
    expect((await call('', consultant)).name).toBe('BAD_INPUT');
  });

  it('has neither numbers nor photos for auditors', async () => {
    const { driveNo } = await companyOf();
    const shown = await show(driveNo, auditor);
    expect(shown.photos).toMatchObject([{ state: 'masked', pictures: [] }]);
    expect(JSON.stringify(shown)).not.toMatch(/91350100M000100Y43|\/files\/|林夏/);
    expect(shown.answers.find(({ id }) => id === 'trade')?.text).toBe('出行与租赁');
  });

  it('another customer cannot read its photo, whatever they know of it', async () => {
    const { driveNo } = await companyOf();
    const [address = ''] = (await show(driveNo)).photos[0]?.pictures ?? [];
    const other = await shop.server.login();
    const answer = await shop.submit(other, { ...company, licence: [address] }, { code: 'key-customers' });
    expect(answer.name).toBe('BAD_INPUT');
    const { authorization } = { authorization: `Bearer ${other.token}` };
    const { statusCode } = await shop.server.app.server.inject({ url: pathOf(address), headers: { authorization } });
    expect(statusCode).not.toBe(200);
  });
});

describe('the proof of a partner’s member', () => {
  const upkeep = () => runUpkeep(shop.server.app.services, [upload]);
  const fileOf = async (driveNo: string) => pathOf((await show(driveNo)).photos[0]?.pictures[0] ?? '');
  const isThere = async (path: string) => (await shop.server.app.services.files.read(path)) !== null;

  it.each([
    ['approved', (driveNo: string) => step({ step: 'approve', driveNo })],
    ['refused', (driveNo: string) => step({ step: 'cancel', driveNo, reason: '会员号不存在' })],
  ])('is deleted 30 days after it was %s, the file too, and staff see that it was', async (_, review) => {
    const { driveNo } = await memberOf();
    const path = await fileOf(driveNo);
    shop.server.clock.advance(20 * DAY_MS);
    await upkeep();
    expect((await show(driveNo)).photos).toMatchObject([{ state: 'shown', deletedAt: null }]);
    await review(driveNo);
    const due = shop.server.clock.now() + 30 * DAY_MS;
    shop.server.clock.advance(29 * DAY_MS);
    await upkeep();
    const [kept] = (await show(driveNo)).photos;
    expect(kept).toMatchObject({ state: 'shown', deletedAt: due });
    expect(await isThere(path)).toBe(true);
    shop.server.clock.advance(DAY_MS);
    await upkeep();
    expect(await isThere(path)).toBe(false);
    const after = await show(driveNo);
    expect(after.photos).toMatchObject([{ label: '会员证明', state: 'deleted', pictures: [] }]);
    expect(after.answers.find(({ id }) => id === 'member')?.text).toBe('QY20260417');
  });

  it('is deleted as well after its person took the application back', async () => {
    const { driveNo, person } = await memberOf();
    const path = await fileOf(driveNo);
    await shop.server.ask(WITHDRAW, { token: person.token, body: { driveNo, reason: '行程有变' } as never });
    shop.server.clock.advance(30 * DAY_MS);
    await upkeep();
    expect(await isThere(path)).toBe(false);
  });

  it('goes at once with the account, also when it was reviewed before', async () => {
    const { driveNo, person } = await memberOf();
    const path = await fileOf(driveNo);
    await step({ step: 'cancel', driveNo, reason: '会员号不存在' });
    const { server } = shop;
    server.clock.advance(61_000);
    await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', {
      query: { mobile: person.mobile, scene: 'cancel' },
    });
    const code = server.sms.lastCode?.(person.mobile) ?? '';
    await server.ask('POST /api/appuser/v1/user/cancel', { token: person.token, body: { code } });
    await server.runJobs();
    await upkeep();
    expect(await isThere(path)).toBe(false);
  });

  it('is deleted by the upkeep where an earlier version of the server let it be reviewed', async () => {
    const drives = [await memberOf(), await memberOf(), await companyOf()];
    const paths: string[] = [];
    for (const { driveNo } of drives) {
      paths.push(await fileOf(driveNo));
      await step({ step: 'cancel', driveNo, reason: '会员号不存在' });
    }
    await shop.server.database.executeSql('update uploaded_files set remove_at = null', []);
    await deleteEarlierProofs(shop.server.ctx(), 1);
    shop.server.clock.advance(30 * DAY_MS);
    await upkeep();
    expect(await Promise.all(paths.map(isThere))).toEqual([false, false, true]);
  });

  it('of a company stays with its contract', async () => {
    const { driveNo } = await companyOf();
    const path = await fileOf(driveNo);
    await step({ step: 'approve', driveNo });
    shop.server.clock.advance(31 * DAY_MS);
    await upkeep();
    expect(await isThere(path)).toBe(true);
  });
});
