import { expect, test } from 'vitest';
import { yuan } from '../lib/money';
import type { Phone } from '../lib/phone';
import {
  DEPOSIT_FEN,
  enterBuyer,
  goToBank,
  logIn,
  orderOf,
  payAtBank,
  signPurchaseAgreement,
  submitOrder,
  tickAgreements,
} from '../lib/sale';
import { openShop, type PhoneOptions } from '../lib/shop';
import type { SignedClient } from '../lib/signed-client';
import { freeCars, heldCar, holdCar, type StockCar, stockCarOf } from '../lib/stock';

const shop = openShop({});

const WISH = 'YL01.YL01-pro';

/** Amount due for a deposit after an intention order of 2000 yuan, in fen. */
const REST_FEN = 300_000;

/** A customer whose phone uses the shop's clock, which one of the journeys moves. */
async function customer(options: PhoneOptions = {}): Promise<Phone> {
  const phone = await shop.phone(options);
  await phone.context.clock.install({ time: shop.server.now() });
  return phone;
}

/** An available white car, from the server. */
async function whiteCar(client: SignedClient): Promise<StockCar> {
  const [car] = await freeCars(client, { modelId: 'YL01', paint: 'paint-pearl' });
  if (!car) throw new TypeError('the demo data has no free car left');
  return stockCarOf(client, car.stockCarId);
}

/** Reads the confirmation of a car to its end and ticks every statement. */
async function readAndTick(phone: Phone): Promise<void> {
  await phone.arrives('/pagesDetail/currentVehicle/carConfirmInstruction');
  expect(await phone.button('确认，为我保留 30 分钟').isDisabled()).toBe(true);
  await phone.screen.getByText('— 已到确认书末尾 —').scrollIntoViewIfNeeded();
  await phone.press('确认，为我保留 30 分钟');
  for (const box of await phone.screen.getByRole('checkbox', { name: /^确认：/ }).all()) {
    expect(await box.getAttribute('aria-checked')).toBe('false');
    await phone.tap(box);
  }
}

test('a car is found by filters, looked at closely, confirmed, ordered and paid, and the order names the very car', async () => {
  const phone = await customer();
  const client = await shop.client();
  const car = await whiteCar(client);

  await phone.open('/pages/car/index');
  await phone.tap(phone.control('tab', /01$/));
  await phone.press('现车');
  await phone.arrives('/pagesDetail/currentVehicle/index');
  await phone.press('颜色');
  await phone.tap(phone.control('button', /^珍珠白/));
  await phone.press(/^查看 \d+ 个结果/);
  await phone.press(/^距离最近/);
  await phone.tap(phone.screen.getByRole('radio', { name: '价格从低到高' }));
  await phone.sees(/\d+ 台现车可订/);
  expect(phone.param('paint')).toBe('paint-pearl');

  await phone.open(`/pagesDetail/matchingDetail?stockCarId=${car.stockCarId}&c=${WISH}`);
  await phone.sees('与我的配置对比');
  await phone.sees('现车与定制对比');
  expect(await phone.text()).toContain(yuan(car.priceFen));
  await phone.press('加入清单');
  await phone.isTold('已加入匹配清单');
  expect(await phone.kept('MATCHING_CAR_LIST')).toContain(car.stockCarId);
  expect(await phone.kept('MATCHING_CAR')).toContain(car.stockCarId);

  await phone.press(/张实车照片/);
  await phone.arrives('/pagesDetail/currentVehicle/realPhotos');
  await phone.sees(`VIN 尾号 ${car.vinTail}`);
  await phone.tap(phone.control('tab', '轮毂'));
  await phone.tap(phone.screen.getByRole('img', { name: /左前/ }).first());
  await phone.page.getByRole('dialog', { name: '图片预览' }).waitFor();
  await phone.page.getByRole('button', { name: '关闭' }).tap();
  await phone.press('预订这台车');

  await logIn(phone, client, '13911150001');
  await readAndTick(phone);
  await phone.press('确认，为我保留 30 分钟');
  await phone.arrives('/pagesOrder/confirm/index');
  await phone.sees('车辆已为您保留，请尽快提交');
  const own = await shop.client(phone);
  expect(await stockCarOf(own, car.stockCarId)).toMatchObject({ state: 'heldByMe' });
  expect(await phone.text()).toContain(yuan(car.priceFen));

  await enterBuyer(phone, '13911150001');
  await signPurchaseAgreement(phone);
  await tickAgreements(phone);
  const orderNo = await submitOrder(phone);
  expect(await orderOf(own, orderNo)).toMatchObject({ totalFen: car.priceFen, dueFen: DEPOSIT_FEN });
  await goToBank(phone);
  await payAtBank(phone);
  await phone.sees('支付成功');

  await phone.open(`/pagesOrder/car/detail?orderNo=${orderNo}`);
  await phone.sees(`现车 · VIN 尾号 ${car.vinTail}`);
  expect(await orderOf(own, orderNo)).toMatchObject({ state: 'depositPaid', stockCarId: car.stockCarId });
  await phone.open('/pagesDetail/currentVehicle/index?modelId=YL01&paint=paint-pearl');
  expect((await stockCarOf(client, car.stockCarId)).state).toBe('sold');
});

test('who comes too late is told so at once, and other cars are offered', async () => {
  const phone = await customer({ mobile: '13911150002' });
  await phone.open('/');
  const client = await shop.client(phone);
  const car = await whiteCar(client);
  await phone.open(`/pagesDetail/currentVehicle/carConfirmInstruction?stockCarId=${car.stockCarId}`);
  await readAndTick(phone);

  const rival = await customer({ mobile: '13911150003' });
  await rival.open('/');
  await holdCar(await shop.client(rival), car.stockCarId);

  await phone.press('确认，为我保留 30 分钟');
  await phone.sees('来晚了一步');
  await phone.sees('为您找到相近的现车');
  await phone.open(`/pagesDetail/matchingDetail?stockCarId=${car.stockCarId}`);
  await phone.sees('已被预订');
  await phone.sees('相似现车');
  await phone.open('/pagesDetail/currentVehicle/index?modelId=YL01&paint=paint-pearl&sort=price');
  await phone.sees('已被预订');
  expect((await stockCarOf(client, car.stockCarId)).state).toBe('held');
});

test('a hold that nobody orders under runs out before the customer’s eyes, and the car is free again', async () => {
  const phone = await customer({ mobile: '13911150004' });
  await phone.open('/');
  const client = await shop.client(phone);
  const car = await whiteCar(client);
  await holdCar(client, car.stockCarId);
  await phone.open(`/pagesOrder/confirm/index?stockCarId=${car.stockCarId}`);
  await phone.sees('车辆已为您保留，请尽快提交');
  await shop.server.advance(31 * 60_000);
  await phone.context.clock.fastForward(31 * 60_000);
  await phone.sees('保留时间已结束，请重新确认车辆');
  await expect.poll(async () => (await stockCarOf(client, car.stockCarId)).state).toBe('free');
  await phone.press('重新确认车辆');
  await phone.arrives('/pagesDetail/currentVehicle/carConfirmInstruction');
  await phone.sees('请逐项确认');
});

test('an intention order pays a part of a stock car that is held, and becomes its order', async () => {
  const phone = await customer({ mobile: '13800000002' });
  await phone.open('/');
  const client = await shop.client(phone);
  const stockCarId = await heldCar(client);
  const { vinTail, priceFen } = await stockCarOf(client, stockCarId);
  await phone.open(`/pagesDetail/currentVehicle/carConfirmInstruction?stockCarId=${stockCarId}`);
  await phone.press('继续下单');
  await phone.arrives('/pagesDetail/currentVehicle/intentionalDepositOrder');
  await phone.sees(/已付 ¥2,000，还需支付/);
  await phone.press('下一步');
  await phone.answer('确定使用', /将失去/);
  await phone.arrives('/pagesOrder/confirm/index');
  await phone.sees(/意向金已付 ¥2,000/);
  const fromOrderNo = phone.param('fromOrderNo');
  await signPurchaseAgreement(phone);
  await tickAgreements(phone);
  const orderNo = await submitOrder(phone);
  expect(orderNo).toBe(fromOrderNo);
  await goToBank(phone);
  await payAtBank(phone, REST_FEN);
  await phone.sees('支付成功');
  expect(await orderOf(client, orderNo)).toMatchObject({ state: 'depositPaid', totalFen: priceFen, stockCarId });
  await phone.open(`/pagesOrder/car/detail?orderNo=${orderNo}`);
  await phone.sees(`现车 · VIN 尾号 ${vinTail}`);
});
