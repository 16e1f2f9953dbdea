import { beforeAll, expect, test } from 'vitest';
import type { Phone } from '../lib/phone';
import { openShop } from '../lib/shop';

const shop = openShop();
// One phone for both tests: a number gets one code a minute.
let phone: Phone;

beforeAll(async () => {
  phone = await shop.lastingPhone({ mobile: '13800000021' });
});

test('a member claims a gift, once, and reads how levels work', async () => {
  await phone.open('/pages/mine/index');
  await phone.tap(phone.control('link', /成长值/).first());
  await phone.arrives('/pagesMine/value/index');
  await phone.sees('L5 凌云');
  await phone.tap(phone.control('button', /周边礼券/));
  await phone.press('领取礼遇');
  await phone.isTold('会员周边礼券已放入卡券包');
  await phone.sees('本期已领取');
  await phone.press('关闭');
  await phone.tap(phone.control('link', '成长值说明'));
  await phone.arrives('/pagesMine/valueExplanation');
  await phone.press('常见问题');
  await phone.press('使用积分会减少成长值吗？');
  await phone.sees(/分别记账/);
  await phone.press('查看我的成长值');
  await phone.arrives('/pagesMine/value/index');
  expect(phone.faults).toEqual([]);
});

test('a customer exchanges KR for an experience, shows the code, and cancels', async () => {
  await phone.open('/pagesMine/kr/index');
  await phone.tap(phone.screen.getByText('日落赛道日').first());
  await phone.press('用 24 KR 兑换');
  await phone.answer('兑换', '日落赛道日');
  await phone.isTold('兑换成功，签到码已生成');
  await phone.sees('到场时向工作人员出示签到码');
  await phone.press('取消预约');
  await phone.answer('取消预约', '名额将释放');
  await phone.isTold('已取消，24 KR 已退回');
  await phone.press('关闭');
  await phone.tap(phone.control('tab', '明细'));
  await phone.sees('取消体验退回');
  const rows = phone.screen.getByRole('list').last().getByRole('listitem');
  expect(await rows.first().textContent()).toContain('+24');
  expect(await rows.nth(1).textContent()).toContain('−24');
  expect(phone.faults).toEqual([]);
});
