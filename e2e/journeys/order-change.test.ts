import { describe, expect, test } from 'vitest';
import { yuan } from '../lib/money';
import { orderByApi } from '../lib/order-by-api';
import type { Phone } from '../lib/phone';
import { goToBank, orderOf, payAtBank, signPurchaseAgreement, submitOrder, tickAgreements } from '../lib/sale';
import { openShop } from '../lib/shop';
import type { SignedClient } from '../lib/signed-client';
import { DEMO_MOBILE } from '../lib/visits';

const shop = openShop({});

const INTENTION_FEN = 2_000_00;
const CONVERSION_FEN = 3_000_00;

interface Sheet {
  current: { totalFen: number; versionName: string; modelName: string; modelYear: number };
  paidFen: number;
  changes: { kind: string; differenceFen: number }[];
  rights: { groupCode: string; name: string }[];
}

const sheetOf = (client: SignedClient, orderNo: string): Promise<Sheet> =>
  client.must<Sheet>('GET /api/mporder/v1/order/sheet', { query: { orderNo } });

/** A customer with a paid order, on its page. */
async function owner(mobile: string, kind: 'deposit' | 'intention' = 'deposit') {
  const phone = await shop.phone({ mobile });
  await phone.open('/pagesOrder/order/index');
  const client = await shop.client(phone);
  const orderNo = await orderByApi(client, mobile, { modelId: 'YL01', versionId: 'YL01-pro', kind });
  await phone.open(`/pagesOrder/pay/index?orderNo=${orderNo}`);
  await goToBank(phone);
  await payAtBank(phone, kind === 'intention' ? INTENTION_FEN : undefined);
  await phone.sees('支付成功');
  await phone.open(`/pagesOrder/car/detail?orderNo=${orderNo}`);
  return { phone, client, orderNo };
}

/** Opens a change from the menu 更多 (more) of the order's page. */
async function openChange(phone: Phone, name: string): Promise<void> {
  await phone.press('更多');
  await phone.press(name);
}

const tick = (phone: Phone, name: RegExp) => phone.tap(phone.control('checkbox', name).first());

describe('changes of a deposit order', () => {
  test('another version shows its difference first, and the order has the new price and a row of history', async () => {
    const { phone, client, orderNo } = await owner('13911160001');
    const before = await orderOf(client, orderNo);
    await openChange(phone, '切换版本');
    await phone.arrives('/pagesOrder/car/versionSwitching');
    await phone.tap(phone.control('radio', '四驱版'));
    await phone.sees('配置对比');
    expect(await phone.button('请先确认选配').isDisabled()).toBe(true);
    await phone.press('接受');
    await phone.sees('已全部确认');
    await phone.press('确认切换');
    await phone.isTold('请先阅读并勾选确认');
    await tick(phone, /我已确认/);
    await phone.press('确认切换');
    await phone.arrives('/pagesOrder/car/detail');

    const after = await orderOf(client, orderNo);
    expect(after.totalFen).toBeGreaterThan(before.totalFen);
    expect(after).toMatchObject({ state: 'depositPaid', paidFen: before.paidFen });
    await phone.sees(yuan(after.totalFen));
    const { changes } = await sheetOf(client, orderNo);
    expect(changes).toMatchObject([{ kind: 'version', differenceFen: after.totalFen - before.totalFen }]);
    expect(after.timeline.length).toBe(before.timeline.length + 1);
    await phone.press('查看配置单与变更记录');
    await phone.arrives('/pagesDetail/configPreviewOrder');
    await phone.sees('共 1 次');
  });

  test('a configuration changed in the configurator is confirmed against the frozen one', async () => {
    const { phone, client, orderNo } = await owner('13911160002');
    await phone.press('查看配置单与变更记录');
    await phone.arrives('/pagesDetail/configPreviewOrder');
    await phone.press('修改选配');
    await phone.arrives('/pagesDetail/carSetting');
    await phone.tap(phone.control('tab', '外观'));
    await phone.tap(phone.control('radio', /^松林绿/));
    await phone.press('下一步');
    await phone.arrives('/pagesDetail/settingPreview');
    await phone.press('查看配置单');
    await phone.arrives('/pagesDetail/configPreviewOrder');
    await phone.sees('松林绿');
    await tick(phone, /我已确认/);
    await phone.press('确认变更');
    await phone.arrives('/pagesOrder/car/detail');
    await phone.sees('松林绿');
    expect((await sheetOf(client, orderNo)).changes).toMatchObject([{ kind: 'configuration' }]);
  });

  test('another model goes through the configurator and keeps what was paid', async () => {
    const { phone, client, orderNo } = await owner('13911160003');
    await openChange(phone, '变更车型');
    await phone.arrives('/pagesDetail/vehicleChange');
    await phone.press(/^选择.* X$/);
    await phone.tap(phone.control('radio', /长续航版/));
    await phone.press('去选配');
    await phone.arrives('/pagesDetail/carSetting');
    await phone.press('下一步');
    await phone.arrives('/pagesDetail/settingPreview');
    await phone.press('查看配置单');
    await phone.arrives('/pagesDetail/configPreviewOrder');
    await phone.sees('本次变更后还可变更 1 次');
    await tick(phone, /我已确认/);
    await phone.press('确认变更');
    await phone.arrives('/pagesOrder/car/detail');
    const sheet = await sheetOf(client, orderNo);
    expect(sheet).toMatchObject({ paidFen: 5_000_00, changes: [{ kind: 'vehicle' }] });
    expect(sheet.current.modelName).toMatch(/X$/);
    await phone.sees(yuan(sheet.current.totalFen));
  });

  test('other benefits change the price, and are signed', async () => {
    const { phone, client, orderNo } = await owner('13911160004');
    const before = await orderOf(client, orderNo);
    await openChange(phone, '变更权益');
    await phone.arrives('/pagesDetail/rightsChange');
    await phone.tap(phone.control('radio', /^11 kW 家充桩/));
    await phone.sees('权益变化');
    await tick(phone, /最后一次选择为准/);
    await phone.press('确认并签署');
    const sheet = phone.screen.getByRole('dialog').filter({ visible: true });
    await sheet.getByText('— 已到协议末尾 —').scrollIntoViewIfNeeded();
    await phone.tap(sheet.getByRole('checkbox'));
    await phone.press('同意并签署');
    await phone.arrives('/pagesOrder/car/detail');

    const after = await orderOf(client, orderNo);
    expect(after.totalFen - before.totalFen).toBe(1_800_00);
    await phone.sees(yuan(after.totalFen));
    expect((await sheetOf(client, orderNo)).rights).toContainEqual(
      expect.objectContaining({ groupCode: 'charging', name: '11 kW 家充桩' }),
    );
  });
});

test('an intention order becomes a deposit on its sheet, once the difference is paid', async () => {
  const { phone, client, orderNo } = await owner('13911160005', 'intention');
  await phone.press('转大订');
  await phone.arrives('/pagesDetail/configPreviewEquityOrder');
  await phone.sees('还需支付');
  expect(await phone.text()).toContain(yuan(CONVERSION_FEN));
  await tick(phone, /我已确认/);
  await phone.press('确认转大订');
  await phone.arrives('/pagesOrder/confirm/index');
  await phone.sees('购车人信息');
  await signPurchaseAgreement(phone);
  await tickAgreements(phone);
  expect(await submitOrder(phone)).toBe(orderNo);
  await goToBank(phone);
  await payAtBank(phone, CONVERSION_FEN);
  await phone.sees('支付成功');
  expect(await orderOf(client, orderNo)).toMatchObject({ state: 'depositPaid', paidFen: 5_000_00 });
});

test('a new model year is chosen, taken over with equivalents, read, signed, and changes the order once', async () => {
  const phone = await shop.phone({ mobile: DEMO_MOBILE });
  await phone.open('/pagesDetail/yearlyChoose');
  const client = await shop.client(phone);
  await phone.tap(phone.control('button', /四驱版.*待选择/).first());
  await phone.sees('距选择截止');
  const orderNo = phone.param('orderNo');
  const before = await orderOf(client, orderNo);
  await phone.press('一键变更');
  await phone.arrives('/pagesDetail/yearlyChange');
  await phone.sees('配置对比');
  await tick(phone, /我接受以上对应配置/);
  await phone.press('去签署协议');
  await phone.arrives('/pagesDetail/yearlyChangeProtocal');
  expect(await phone.button('请阅读至末尾').isDisabled()).toBe(true);
  await phone.screen.getByText('— 已到协议末尾 —').scrollIntoViewIfNeeded();
  await tick(phone, /我已阅读协议/);
  await phone.press('同意并签署');
  await phone.arrives('/pagesOrder/car/detail');

  const after = await orderOf(client, orderNo);
  expect(after).toMatchObject({ orderNo, state: 'depositPaid', paidFen: before.paidFen });
  expect((await sheetOf(client, orderNo)).current.modelYear).toBe(2027);
  await phone.sees(yuan(after.totalFen));
  await phone.open(`/pagesDetail/yearlyChange?orderNo=${orderNo}`);
  await phone.sees('订单已变更为新年款，不可再次变更');
});
