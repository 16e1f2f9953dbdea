import { expect, test } from 'vitest';
import { yuan } from '../lib/money';
import { goToBank, orderCar, orderOf, payAtBank, quoteOf } from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop();

test('a customer who comes back finds the configuration, keeps it in the wish list and buys it', async () => {
  const mobile = '13911150001';
  const phone = await shop.phone({ mobile });
  await phone.open('/pagesDetail/carSetting?modelId=YLX');
  await phone.tap(phone.control('tab', '外观'));
  await phone.tap(phone.control('radio', /^熔岩橙/));
  await phone.sees(/换为熔岩橙/);
  await phone.press('下一步');
  await phone.arrives('/pagesDetail/settingPreview');
  await phone.press('查看配置单');
  await phone.arrives('/pagesDetail/configPreview');
  const link = phone.param('c');

  // The next day: only the storage remembers the choice.
  const later = await shop.secondTab(phone);
  await phone.page.close();
  await later.open('/pagesDetail/carSetting?modelId=YLX');
  await later.press('下一步');
  await later.arrives('/pagesDetail/settingPreview');
  await later.press('查看配置单');
  await later.arrives('/pagesDetail/configPreview');
  expect(later.param('c')).toBe(link);
  await later.press('加入心愿单');
  await later.isTold('已加入心愿单（1/20）');

  await later.open('/pagesDetail/configPreview?modelId=YL01&versionId=YL01-pro');
  const client = await shop.client(later);
  const quote = await quoteOf(client, link);
  await later.press(/^我的心愿单/);
  await later.tap(later.screen.getByRole('button', { name: new RegExp(quote.versionName) }).last());
  await expect.poll(() => later.param('c')).toBe(link);
  await later.settled();
  expect(await later.text()).toContain(yuan(quote.totalFen));

  const orderNo = await orderCar(later, mobile, link);
  await goToBank(later);
  await payAtBank(later);
  await later.sees('支付成功');
  expect(await orderOf(client, orderNo)).toMatchObject({ state: 'depositPaid', totalFen: quote.totalFen });
  await later.open('/pages/car/index?model=YLX');
  await later.press('查看订单');
  await later.arrives('/pagesOrder/car/detail');
  await later.sees('订单进度');
});

test('two visits of one link open the same configuration, whatever the phone has kept', async () => {
  const link = 'YL01.YL01-pro.battery-long.paint-ember.wheel-turbine.interior-sand.pkg-winter';
  const address = `/pagesDetail/carSetting?modelId=YL01&c=${link}`;
  const first = await shop.phone();
  await first.open(address);
  await first.press('下一步');
  await first.arrives('/pagesDetail/settingPreview');
  await first.press('查看配置单');
  await first.arrives('/pagesDetail/configPreview');

  const second = await shop.phone();
  await second.open('/pagesDetail/carSetting?modelId=YL01&versionId=YL01-max');
  await second.tap(second.control('tab', '外观'));
  await second.tap(second.control('radio', /^碳影黑/));
  await second.sees(/换为碳影黑/);
  await second.open(address);
  await second.press('下一步');
  await second.arrives('/pagesDetail/settingPreview');
  await second.press('查看配置单');
  await second.arrives('/pagesDetail/configPreview');
  const { totalFen } = await quoteOf(await shop.client(), first.param('c'));
  for (const phone of [first, second]) {
    expect(phone.param('c').split('.').sort()).toEqual(link.split('.').sort());
    expect(await phone.text()).toContain(yuan(totalFen));
  }
});
