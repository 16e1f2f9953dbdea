import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { expect, test } from 'vitest';
import type { Phone } from '../lib/phone';
import { logIn } from '../lib/sale';
import { openShop } from '../lib/shop';

/** Its clock goes to the end of the packet. */
const shop = openShop({ env: {} });
const SENDER = '13644420001';
const FRIEND = '13644420002';

/** Opens the page of a person's points, which shows a balance. */
async function hasPoints(phone: Phone, balance: number): Promise<void> {
  await phone.open('/pagesMine/integral');
  expect(await phone.text()).toContain(`可用积分${balance}30天内没有到期的积分`);
}

test('somebody sends points to friends, one opens a share, the rest comes back after a day', async () => {
  const { server } = shop;
  const sender = await shop.phone({ mobile: SENDER });
  await sender.open('/pagesMine/integral');
  await sender.press('签到领 5 积分');
  await sender.sees('余额 5');

  await sender.open('/pagesActivity/redPackage/enterPage');
  await sender.tap(sender.control('radio', '普通'));
  await sender.field('红包个数').fill('2');
  await sender.field('单个积分').fill('3');
  await sender.sees('积分不足，当前 5 积分');
  await sender.field('单个积分').fill('2');
  await sender.press('塞积分进红包');
  await sender.answer('确 定', '将扣除 4 积分，分成 2 个红包');
  await sender.arrives('/pagesActivity/redPackage/sentSuccess');
  await sender.sees('0/2');
  const id = sender.param('id');
  await hasPoints(sender, 1);

  // The friend follows the shared link, logs in and is back at the packet.
  const friend = await shop.phone({ consent: true });
  await friend.open(`/pagesActivity/redPackage/sentPocket?id=${id}`);
  await friend.press('开红包');
  await logIn(friend, await shop.client(), FRIEND);
  await friend.arrives('/pagesActivity/redPackage/sentPocket');
  await friend.press('开红包');
  await friend.arrives('/pagesActivity/redPackage/pocketDetail');
  await friend.sees('已领取 1/2');
  await friend.sees('共 2/4 积分');
  await hasPoints(friend, 2);
  await sender.open(`/pagesActivity/redPackage/pocketDetail?id=${id}`);
  await sender.sees('等待好友领取');

  await server.advance(DAY_MS + MINUTE_MS);
  await expect
    .poll(
      async () => {
        await sender.open(`/pagesActivity/redPackage/pocketDetail?id=${id}`);
        return sender.text();
      },
      { timeout: 20_000 },
    )
    .toContain('到期退回2积分');
  await hasPoints(sender, 3);
  await hasPoints(friend, 2);
  const late = await shop.phone({ consent: true });
  await late.open(`/pagesActivity/redPackage/sentPocket?id=${id}`);
  await late.sees('红包已过期，未领取的积分已退回');
  // The phones learn from a refused call that the server's clock went ahead.
  for (const phone of [sender, friend, late]) phone.takeFaults(/401/);
});
