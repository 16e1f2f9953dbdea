import { expect, test } from 'vitest';
import { DRIVE_PICTURE, runningDrivePages, submitTextOf } from '../lib/drive-channels';
import { fillForm, upload } from '../lib/drive-filler';
import type { Phone } from '../lib/phone';
import { logIn } from '../lib/sale';
import { openShop } from '../lib/shop';
import { staffClient } from '../lib/staff-client';

const shop = openShop();
const OPERATOR = '13800000018';
const SENT = '/api/mpmkt/v1/testDrive/submit';
const COMPANY = '远航商旅服务有限公司';

async function send(phone: Phone, words: string): Promise<{ code: string; message: string }> {
  const answered = phone.page.waitForResponse((response) => response.url().includes(SENT), { timeout: 30_000 });
  await phone.press(words);
  return (await answered).json();
}

test('every running channel of test drives is opened, filled in and sent', async () => {
  const pages = await runningDrivePages(await staffClient(shop.origin, OPERATOR));
  const client = await shop.client();
  const codeOf = (number: string) => client.lastCode(number);
  const faults: string[] = [];
  for (const [at, { code, page, needsAccount, picture }] of pages.entries()) {
    const mobile = `1372900${String(at).padStart(4, '0')}`;
    const phone = await shop.phone(needsAccount ? { mobile } : { consent: true });
    try {
      await phone.open(page);
      await fillForm(phone, { mobile, codeOf, ...(picture && { picture: { of: picture, file: DRIVE_PICTURE } }) });
      const answer = await send(phone, await submitTextOf(client, code));
      if (answer.code !== '000000') faults.push(`${code}: ${answer.code} ${answer.message}`);
    } catch (error) {
      const alerts = await phone.screen.getByRole('alert').allTextContents();
      faults.push(`${code}: ${String(error).slice(0, 300)} ${alerts.join(' / ')}`);
    }
  }
  expect(faults).toEqual([]);
}, 600_000);

test('a visitor with a licence to upload logs in first, and finds the form as it was left', async () => {
  const client = await shop.client();
  const mobile = '13729010001';
  const phone = await shop.phone({ consent: true });
  await phone.open('/pagesActivity/testDrive/keyCustomers');
  await phone.field('企业名称').fill(COMPANY);
  await phone.field('职务').fill('车队经理');
  await phone.press(await submitTextOf(client, 'key-customers'));
  await phone.sees('请上传营业执照照片');
  await phone.press('营业执照');
  await phone.arrives('/pages/login/index');
  await logIn(phone, client, mobile);
  await phone.arrives('/pagesActivity/testDrive/keyCustomers');
  expect(await phone.field('企业名称').inputValue()).toBe(COMPANY);
  expect(await phone.field('职务').inputValue()).toBe('车队经理');
  await upload(phone, phone.button('营业执照'), DRIVE_PICTURE);
  await fillForm(phone, { mobile, codeOf: (number) => client.lastCode(number) });
  expect((await send(phone, await submitTextOf(client, 'key-customers'))).code).toBe('000000');
  await phone.arrives('/pagesActivity/testDrive/result');
  await phone.open('/pagesActivity/testDrive/keyCustomers');
  await phone.sees('审核中');
});

test('a member number that the partner does not give out is told at once, and nothing is sent', async () => {
  const client = await shop.client();
  const phone = await shop.phone({ mobile: '13729010002' });
  await phone.open('/pagesActivity/testDrive/lcbIndex?memberNo=LCB-1');
  await phone.sees('会员编号有误，请从乐车帮重新进入');
  await phone.press(await submitTextOf(client, 'lcb'));
  expect(phone.requests.filter((request) => request.url().includes(SENT))).toEqual([]);
});
