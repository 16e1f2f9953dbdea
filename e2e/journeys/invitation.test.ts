import { expect, test } from 'vitest';
import { driveOnce } from '../lib/drive-once';
import { openShop } from '../lib/shop';

/** Its clock goes to the hour of the drive. */
const shop = openShop({ env: {} });
const INVITER = '13644410001';
const FRIEND = '13644410002';

interface Balance {
  balance: number;
}

test('somebody invites a friend to a test drive, who drives, and both have their points', async () => {
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
  await driveOnce(shop.server, friendClient);

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
