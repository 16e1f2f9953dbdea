import { expect, test } from 'vitest';
import { findings } from '../lib/accessibility';
import { orderByApi } from '../lib/order-by-api';
import { goToBank } from '../lib/sale';
import { openShop } from '../lib/shop';

/** What is found on pages as they open is asked in `e2e/pages`; here is what opens by a tap. */
const shop = openShop();
const mobile = '13911160001';

test('axe finds nothing serious in the consent modal and at the bank’s cashier', async () => {
  const visitor = await shop.phone();
  await visitor.open('/');
  await visitor.tap(visitor.tab('我的'));
  await visitor.page.getByRole('alertdialog').waitFor();
  expect(await findings(visitor.page)).toEqual([]);

  const phone = await shop.phone({ mobile });
  await phone.open('/');
  const orderNo = await orderByApi(await shop.client(phone), mobile);
  await phone.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  await goToBank(phone);
  expect(await findings(phone.page)).toEqual([]);
});

test('axe finds nothing serious on the configurator with an explanation and a question open', async () => {
  const visitor = await shop.phone();
  await visitor.open('/pagesDetail/carSetting?modelId=YL01&versionId=YL01-pro');
  for (const tab of ['电池', '外观', '轮毂', '内饰', '选装']) {
    await visitor.tap(visitor.control('tab', tab));
    expect([tab, await findings(visitor.page)]).toEqual([tab, []]);
  }
  await visitor.tap(visitor.control('tab', '内饰'));
  await visitor.tap(visitor.control('radio', /^曜石红/));
  await visitor.button('一并选择').waitFor();
  expect(await findings(visitor.page)).toEqual([]);
  await visitor.press('一并选择');
  await visitor.sees(/换为曜石红/);
  expect(await findings(visitor.page)).toEqual([]);
});
