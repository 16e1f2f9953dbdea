import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();

test('a customer claims welfare coupons and gives one to a friend, who receives it once', async () => {
  const phone = await shop.phone({ mobile: '13655520001' });
  await phone.open('/pagesMine/welfareCoupon');
  await phone.press(/^一键领取/);
  await phone.isTold(/已领取 \d 张，请在卡包查看/);
  await phone.open('/pagesMine/cardBag/index');
  await phone.tap(phone.screen.getByText('门店手冲咖啡').first());
  await phone.arrives('/pagesMine/cardBag/cardDetail');
  await phone.press('赠送好友');
  await phone.field('留言').fill('早上来一杯');
  await phone.press('生成赠送链接');
  await phone.sees(/等待好友领取/);
  const client = await shop.client(phone);
  const couponId = phone.param('couponId');
  const { gift } = await client.must<{ gift: { giftCode: string } }>('GET /api/mpintegral/v1/coupons/detail', {
    query: { couponId },
  });
  const link = `/pagesMine/cardBag/cardReceive?giftCode=${gift.giftCode}`;

  const friend = await shop.phone({ mobile: '13655520002' });
  await friend.open(link);
  await friend.sees('早上来一杯');
  await friend.press('领取');
  await friend.arrives('/pagesMine/cardBag/cardDetail');
  await friend.sees('门店手冲咖啡');

  const late = await shop.phone({ mobile: '13655520003' });
  await late.open(link);
  await late.sees('该卡券已被领取');
  expect(await late.button('领取').count()).toBe(0);

  await phone.open(`/pagesMine/cardBag/cardDetail?couponId=${couponId}`);
  await phone.sees('好友已领取');
  await phone.open('/pagesMine/cardBag/index');
  expect(await phone.text()).not.toContain('门店手冲咖啡');
});
