import { idCardCheckCharacter } from '@voltfront/rules/validation/id-card';
import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';
import { staffClient } from '../lib/staff-client';

/** Its clock goes to the hour of the drive. */
const shop = openShop({ env: {} });
const CONSULTANT = '13800000013';
const INVITER = '13644410001';
const FRIEND = '13644410002';
const MINUTE_MS = 60_000;
const FIRST_17 = '11010519900101002';

interface Drive {
  driveNo: string;
  arrivalCode: string | null;
  startsAt: number | null;
}
interface Balance {
  balance: number;
}

test('somebody invites a friend to a test drive, who drives, and both have their points', async () => {
  const { server } = shop;
  const inviter = await shop.phone({ mobile: INVITER });
  await inviter.open('/pagesBannerActivity/inviteDrive/index');
  const made = inviter.page.waitForResponse((response) => response.url().includes('/recommend/recommendCode'));
  await inviter.press('立即邀请');
  await made;
  const inviterClient = await shop.client(inviter);
  const { own } = await inviterClient.must<{ own: { code: string } }>(
    'GET /api/mpintegral/v1/recommend/myRecommendPage',
    { query: { slug: 'invite-drive' } },
  );

  const friend = await shop.phone({ consent: true });
  await friend.open(`/pagesBannerActivity/inviteDrive/share?share_code=${own.code}`);
  await friend.field('手机号').fill(FRIEND);
  const asked = friend.page.waitForResponse((response) => response.url().includes('/sms/authCode'));
  await friend.press('获取验证码');
  await asked;
  const anybody = await shop.client();
  await friend.field('验证码').fill(await anybody.lastCode(FRIEND));
  await friend.press('接受邀请');
  // The form to book comes in place of the invitation.
  await friend.button('接受邀请').waitFor({ state: 'hidden' });
  await friend.settled();

  const friendClient = await shop.client(friend);
  const placeId = 'sh-jingan_YLX';
  const slots = await friendClient.must<{ startsAt: number; left: number }[]>('GET /api/mpmkt/v1/testDrive/slots', {
    query: { placeId, code: 'standard' },
  });
  const slot = slots.findLast(({ left }) => left > 0)?.startsAt;
  const answers = { name: '林夏', city: '310100', model: 'YLX', store: placeId, slot, consent: '2026-11' };
  const drive = await friendClient.must<Drive>('POST /api/mpmkt/v1/testDrive/submit', {
    body: { code: 'standard', version: 1, answers },
  });
  await server.advance((drive.startsAt ?? 0) - 10 * MINUTE_MS - server.now());
  const staff = await staffClient(shop.origin, CONSULTANT, () => server.now());
  const step = (body: object) =>
    staff.must<{ plates: string[] }>('POST /api/mpmkt/v1/staff/testDrive/step', {
      body: { driveNo: drive.driveNo, ...body },
    });
  const { plates } = await step({ step: 'confirm' });
  await step({ step: 'arrive', code: drive.arrivalCode, plate: plates[0] });
  const licence = `${FIRST_17}${idCardCheckCharacter(FIRST_17)}`;
  const strokes = [[100, 500, 300, 300, 600, 600, 900, 300]];
  const letter = { version: '2026-11', name: '林夏', licence, licensedOn: '2015-06-01', statements: 3, strokes };
  await friendClient.must('POST /api/mpmkt/v1/testDrive/letter/sign', { body: { driveNo: drive.driveNo, ...letter } });
  await step({ step: 'start' });
  await server.advance(25 * MINUTE_MS);
  await step({ step: 'finish', distanceKm: 18.6 });

  const pointsOf = async (client: typeof inviterClient) =>
    (await client.must<Balance>('GET /api/mpintegral/v1/points')).balance;
  await expect.poll(() => pointsOf(inviterClient), { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => pointsOf(friendClient), { timeout: 20_000 }).toBeGreaterThan(0);
  await inviter.open('/pagesBannerActivity/inviteDrive/recordList');
  await inviter.sees('已试驾');
  await inviter.sees(/\+?\d+ 积分/);
  // Their phones learn from a refused call that the server's clock went ahead.
  for (const phone of [inviter, friend]) phone.takeFaults(/401/);
});
