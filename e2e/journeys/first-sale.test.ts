import { expect, test } from 'vitest';
import { yuan } from '../lib/money';
import {
  DEPOSIT_FEN,
  enterBuyer,
  goToBank,
  logIn,
  orderOf,
  payAtBank,
  quoteOf,
  signPurchaseAgreement,
  submitOrder,
  tickAgreements,
} from '../lib/sale';
import { openShop } from '../lib/shop';

const shop = openShop();
const mobile = '13911110001';

test('a stranger configures a car, logs in on the way, orders and pays, and every price is the server’s', async () => {
  const phone = await shop.phone();
  const client = await shop.client();

  await phone.open('/');
  await phone.tap(phone.tab('购车'));
  await phone.arrives('/pages/car/index');
  await phone.tap(phone.control('tab', /01$/));
  await phone.press('立即定制');

  await phone.arrives('/pagesDetail/carModel');
  await phone.press('定制长续航版');
  await phone.arrives('/pagesDetail/carSetting');
  const total = async () => (await phone.text()).match(/¥[\d,]+/g) ?? [];

  await phone.tap(phone.control('tab', '外观'));
  await phone.tap(phone.control('radio', /^松林绿/));
  await phone.sees(/换为松林绿/);
  await phone.tap(phone.control('tab', '内饰'));
  await phone.tap(phone.control('radio', /^曜石红/));
  await phone.isTold(/曜石红需要搭配/);
  await phone.press('一并选择');
  await phone.sees(/换为曜石红/);
  expect(await phone.control('radio', /^曜石红/).getAttribute('aria-checked')).toBe('true');
  await phone.press('撤销上一步');
  await phone.sees('已撤销上一步');
  expect(await phone.control('radio', /^曜石红/).getAttribute('aria-checked')).toBe('false');
  await phone.tap(phone.control('radio', /^曜石红/));
  await phone.press('一并选择');
  await phone.sees(/换为曜石红/);

  await phone.press('下一步');
  await phone.arrives('/pagesDetail/settingPreview');
  await phone.press('查看配置单');
  await phone.arrives('/pagesDetail/configPreview');
  const link = phone.param('c');
  expect(link).toContain('paint-pine');
  expect(link).toContain('interior-red');
  expect(link).toContain('pkg-nappa');
  const quote = await quoteOf(client, link);
  const price = yuan(quote.totalFen);
  expect(await total()).toContain(price);
  await phone.page.goBack();
  await phone.arrives('/pagesDetail/settingPreview');
  expect(await phone.text()).toContain(price);
  await phone.page.goForward();
  await phone.arrives('/pagesDetail/configPreview');

  await phone.press('立即下定');
  await logIn(phone, client, mobile);
  await phone.arrives('/pagesOrder/confirm/index');
  await phone.sees('购车人信息');
  expect(phone.param('c')).toBe(link);
  expect(await phone.text()).toContain(price);

  await phone.press('提交订单');
  await phone.sees('请填写姓名');
  expect(await phone.field('姓名').getAttribute('aria-invalid')).toBe('true');
  expect(await phone.field('身份证号').getAttribute('aria-invalid')).toBe('true');
  await enterBuyer(phone, mobile);
  expect(await phone.field('姓名').getAttribute('aria-invalid')).toBeNull();
  await phone.press('提交订单');
  await phone.sees('请阅读并同意全部协议后提交');
  await signPurchaseAgreement(phone);
  await tickAgreements(phone);

  const orderNo = await submitOrder(phone);
  const own = await shop.client(phone);
  const order = await orderOf(own, orderNo);
  expect(order).toMatchObject({ state: 'created', totalFen: quote.totalFen, dueFen: DEPOSIT_FEN });
  expect(await phone.text()).toContain(yuan(DEPOSIT_FEN, { exact: true }));

  await goToBank(phone);
  await payAtBank(phone);
  await phone.sees('支付成功');
  expect(await phone.text()).toContain(yuan(DEPOSIT_FEN, { exact: true }));

  await phone.press('查看订单并锁单');
  await phone.arrives('/pagesOrder/car/detail');
  await phone.sees('订单进度');
  expect(await phone.text()).toContain(price);
  const paid = await orderOf(own, orderNo);
  expect(paid).toMatchObject({ state: 'depositPaid', totalFen: quote.totalFen, paidFen: DEPOSIT_FEN, dueFen: 0 });
  for (const { title } of paid.timeline) await phone.sees(title);
});
