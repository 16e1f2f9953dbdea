import { expect, test } from 'vitest';
import { openHarmonyApp } from '../lib/harmony-shell';
import { DEPOSIT_FEN, goToBank, logIn, orderCar, orderOf, payAtBank } from '../lib/sale';
import { openShop } from '../lib/shop';
import { SignedClient } from '../lib/signed-client';

const shop = openShop();
const mobile = '13911110071';
const link = 'YL01.YL01-pro.battery-long.paint-ember.wheel-turbine.interior-sand.pkg-winter';

test('the HarmonyOS app sells a car from its built-in files, under its own platform code', async () => {
  const { phone, asked } = await openHarmonyApp(shop.browser, shop.origin);
  const platforms = new Set<string>();
  phone.page.on('request', (request) => {
    const code = request.headers()['x-volt-platform'];
    if (code) platforms.add(code);
  });

  await phone.open('/');
  await phone.tap(phone.tab('购车'));
  await phone.arrives('/pages/car/index');
  await phone.press('立即定制');
  await phone.arrives('/pagesDetail/carModel');
  await phone.open('/pages/mine/index');
  const client = new SignedClient(shop.origin, 'HarmonyOS');
  await logIn(phone, client, mobile);
  const orderNo = await orderCar(phone, mobile, link);
  await goToBank(phone);
  await payAtBank(phone);

  client.token = JSON.parse((await phone.kept('TOKEN')) ?? '""');
  expect(await orderOf(client, orderNo)).toMatchObject({ state: 'depositPaid', paidFen: DEPOSIT_FEN });
  expect([...platforms]).toEqual(['HarmonyOS']);
  expect(asked.filter((path) => /^\/((js|css)\/|$)|\.html$/.test(path))).toEqual([]);
  expect(phone.faults).toEqual([]);
  await phone.context.close();
});
