import { expect, test } from 'vitest';
import { openShop } from '../lib/shop';

const shop = openShop();
/** Owner of a delivered car, whom no other journey logs in: codes are a minute apart. */
const OWNER = '13800000033';

test('somebody without an order chooses a store, meets the adviser and asks for another one, once', async () => {
  const phone = await shop.phone({ mobile: '13911150271' });
  await phone.open('/pages/mine/index');
  await phone.press('我的门店');
  await phone.arrives('/pagesStore/storeInfo');
  await phone.sees('还没有为您服务的门店');
  await phone.press('选择门店');
  const confirm = phone.control('button', '确认');
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await phone.tap(confirm);
  await phone.sees('联系顾问');
  await phone.press('申请更换顾问');
  await phone.tap(phone.control('radio', '服务时间不合适'));
  await phone.press('提交申请');
  await phone.sees('更换顾问申请已提交，门店将尽快回复');
  expect(await phone.control('button', '申请更换顾问').count()).toBe(0);
});

test('an owner finds a charger on the map and reads the manual', async () => {
  const phone = await shop.phone({ mobile: OWNER });
  await phone.open('/pagesDrive/index/index');
  await phone.press(/^附近充电/);
  const chargers = phone.screen.getByRole('radiogroup', { name: '充电地点' }).getByRole('radio');
  await chargers.first().waitFor();
  expect(await chargers.count()).toBeGreaterThan(1);
  await phone.tap(phone.control('button', '关闭'));
  await phone.press(/^用车手册/);
  await phone.press(/^充电.*快充、慢充/);
  await phone.sees('插枪充电');
  await phone.press('目录');
  await phone.sees('紧急情况');
});
