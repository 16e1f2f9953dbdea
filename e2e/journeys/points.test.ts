import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();

test('a customer checks in from the mine tab, finds the points in the ledger, comments for more and reads the rules', async () => {
  const phone = await shop.phone({ mobile: '13911150171' });
  await phone.open('/pages/mine/index');
  await phone.press('签到');
  await phone.isTold('签到成功，积分 +5');
  await phone.sees('已连续签到 1 天');
  await phone.tap(phone.control('link', /积分/).first());

  await phone.arrives('/pagesMine/integral');
  await phone.sees('今日已签到，明天再来');
  await phone.sees('每日签到');
  await phone.sees('余额 5');
  await phone.tap(phone.control('radio', '支出'));
  await phone.sees('没有符合条件的明细');
  await phone.tap(phone.control('radio', '收入'));
  await phone.sees('+5');

  await phone.press('去完成');
  await phone.arrives('/');
  await phone.tap(phone.tab('我的'));
  await phone.arrives('/pages/mine/index');
  await phone.tap(phone.control('link', /积分/).first());
  await phone.arrives('/pagesMine/integral');
  await phone.tap(phone.control('link', '积分说明'));
  await phone.arrives('/pagesMine/integralExplanation');
  await phone.press('常见问题');
  await phone.press('漏签一天会怎样？');
  await phone.sees(/每月 1 次，补签后连续天数接续/);
  await phone.press('查看我的积分');
  await phone.arrives('/pagesMine/integral');
});

test('a visitor reads the rules, and is asked to log in before the points', async () => {
  const phone = await shop.phone();
  await phone.open('/pagesMine/integralExplanation');
  await phone.press('登录查看积分');
  await phone.arrives('/pages/login/index');
  expect(phone.path).toBe('/pages/login/index');
});

test('months of a long ledger load as the customer scrolls', async () => {
  const phone = await shop.phone({ mobile: '13800000003' });
  await phone.open('/pagesMine/integral');
  await phone.sees('新人礼');
  const rows = phone.screen.getByRole('list').last().getByRole('listitem');
  expect(await rows.count()).toBe(10);
  for (const most of [20, 30]) {
    await rows.last().scrollIntoViewIfNeeded();
    await phone.page.mouse.wheel(0, 2000);
    await expect.poll(() => rows.count(), { timeout: 10_000 }).toBe(most);
  }
});
