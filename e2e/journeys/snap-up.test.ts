import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { expect, test } from 'vitest';
import type { Phone } from '../lib/phone';
import { DEPOSIT_FEN, goToBank, orderOf, payAtBank } from '../lib/sale';
import { openShop } from '../lib/shop';
import type { SignedClient } from '../lib/signed-client';
import { bookCar, fillDoor, orderCarOfSale, orderHeldCar, saleOf } from '../lib/snap-up';

/** Its clock moves on request, else hardly, so that one second of the queue lasts while phones are tapped. */
const shop = openShop({ env: { E2E_CLOCK_FROM: String(Date.now()) } });
/** Five of this car are for sale in a session that begins in three days. */
const SLUG = 'snap-up';
const CODE = 'lounge';
const CAR = `/pagesActivity/snapUp/detail?id=${SLUG}&code=${CODE}`;
const MESSAGES = '/pagesMine/messages';
const FIRST = '13644430001';
const SECOND = '13644430002';
/** They order all but one. */
const OTHERS = ['13644430003', '13644430004', '13644430005', '13644430006'];

/** The server's time moves, and that of the phones with it. */
async function pass(phones: readonly Phone[], ms: number): Promise<void> {
  await shop.server.advance(ms);
  for (const { context } of phones) await context.clock.fastForward(ms);
}

/** Opens a page until it shows what a job brings about. */
async function comesToShow(phone: Phone, address: string, words: string): Promise<void> {
  const read = async () => {
    await phone.open(address);
    return phone.text();
  };
  await expect.poll(read, { timeout: 60_000 }).toContain(words);
}

/** A customer who makes an appointment for the car. */
async function bookedCustomer(mobile: string): Promise<Phone> {
  const phone = await shop.phone({ mobile });
  await phone.context.clock.install({ time: shop.server.now() });
  await phone.open(CAR);
  await phone.press('预约');
  await phone.isTold('预约成功，开始前提醒您');
  await phone.sees('已预约');
  return phone;
}

test('a car is booked, waited for in the queue, given back by one person, and paid by the next', async () => {
  const first = await bookedCustomer(FIRST);
  const second = await bookedCustomer(SECOND);
  const phones = [first, second];
  const sale = await saleOf(await shop.client(first), SLUG, CODE);
  const others: [SignedClient, string][] = [];
  for (const mobile of OTHERS) {
    const client = await shop.client();
    await client.login(mobile);
    await bookCar(client, sale);
    others.push([client, mobile]);
  }

  await pass(phones, sale.startsAt - 3 * MINUTE_MS - shop.server.now());
  await comesToShow(first, MESSAGES, '抢购即将开始');
  await first.open(CAR);
  await first.sees('即将开始');

  // Nobody needs an appointment any more.
  await pass(phones, 15 * MINUTE_MS);
  for (const [client, mobile] of others) await orderCarOfSale(client, sale, mobile);
  const [[crowd] = []] = others;
  if (crowd) await fillDoor(crowd, sale);
  await first.open(CAR);
  await first.sees('剩余 1 / 5 台');
  const asked = first.page.waitForResponse((response) => response.url().includes('/snapUp/place'));
  await first.press('立即抢购');
  expect((await (await asked).json()).code).toBe('2000001');
  await first.arrives('/pagesActivity/snapUp/confirm');
  await first.sees('已为您保留本车，请尽快提交');

  await second.open(CAR);
  await second.press('已抢光 · 回流提醒我');
  await second.sees('已抢光 · 已设回流提醒');

  // The first one does not submit in time.
  await pass(phones, 5 * MINUTE_MS + SECOND_MS);
  await first.sees('保留已失效');
  await comesToShow(second, MESSAGES, '您关注的抢购车型有车了');
  await second.open(CAR);
  await second.press('立即抢购');
  await second.arrives('/pagesActivity/snapUp/confirm');
  const orderNo = await orderHeldCar(second, SECOND);
  await goToBank(second);
  await payAtBank(second);
  await second.sees('支付成功');
  const order = await orderOf(await shop.client(second), orderNo);
  expect(order).toMatchObject({ state: 'depositPaid', totalFen: sale.totalFen, paidFen: DEPOSIT_FEN });

  await first.open(CAR);
  await first.sees('已抢光 · 回流提醒我');
  await comesToShow(second, CAR, '已参与·查看订单');
  // On a slow machine the phones' clocks get ahead of the server's, which a refused call tells them.
  for (const phone of phones) phone.takeFaults(/401/);
});
