import { expect, test } from 'vitest';
import { logIn } from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop();
const STARTER = '13644430001';
const FRIEND = '13644430002';
const OTHERS = ['13644430003', '13644430004'];

interface Started {
  data: { own: { team: { teamId: string } } };
}

test('a team is started and shared, friends fill it, and its prize is claimed once', async () => {
  const starter = await shop.phone({ mobile: STARTER });
  await starter.open('/pagesActivity/help/index');
  const started = starter.page.waitForResponse((response) => response.url().includes('/campaign/help/start'));
  await starter.press('发起助力');
  const { data }: Started = await (await started).json();
  const { teamId } = data.own.team;
  await starter.sees('还差 5 份助力');

  // A friend follows the shared link, logs in and is back at the team; new customers count for two.
  const friend = await shop.phone({ consent: true });
  await friend.open(`/pagesActivity/help/group?id=${teamId}`);
  await friend.sees('登录后助力，立得 10 积分');
  await friend.press('为TA助力');
  await logIn(friend, await shop.client(), FRIEND);
  await friend.arrives('/pagesActivity/help/group');
  await friend.press('为TA助力');
  await friend.sees('助力成功，感谢支持，获得 10 积分');
  await friend.sees('还差 3 份助力');
  await friend.press('我也要');
  await friend.arrives('/pagesActivity/help/index');

  for (const mobile of OTHERS) {
    const client = await shop.client();
    await client.login(mobile);
    await client.must('POST /api/mpmkt/v1/campaign/help/team/help', { body: { teamId } });
  }
  await starter.open('/pagesActivity/help/index');
  await starter.sees('人数已达成');
  await starter.press('领取奖励');
  await starter.press('查看我的奖品');
  await starter.arrives('/pagesActivity/myPrize');
  await starter.sees('100 元充电券');
  expect(await starter.text()).toContain('好友助力');
});
