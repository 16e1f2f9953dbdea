import { DAY_MS } from '@voltfront/rules/time';
import { expect, test } from 'vitest';
import type { Desk } from '../lib/desk';
import { yuan } from '../lib/money';
import type { Phone } from '../lib/phone';
import { openShop } from '../lib/shop';

const shop = openShop({});
/** Two operators: nobody approves what they proposed. */
const FIRST = '13800000012';
const SECOND = '13800000018';
const VERSION = 'YL01-max';
const CAR = `/pagesDetail/carSetting?modelId=YL01&versionId=${VERSION}`;
const TEXT = '岁末限时礼';
/** Three windows and six dialogs: longer than other journeys on a slow machine (ms). */
const WHOLE_WAY_MS = 300_000;

/** Price of the version as a customer sees it in the configurator, in yuan. */
async function priceOf(phone: Phone): Promise<number> {
  await phone.open(CAR);
  const version = phone.control('radio', /四驱版/).first();
  await version.waitFor();
  const shown = /¥\s?([\d,]+)/.exec((await version.textContent()) ?? '');
  return Number((shown?.[1] ?? '').replaceAll(',', ''));
}

/** Opens the newest proposal of somebody else and decides about it. */
async function decide(desk: Desk, action: '通过' | '驳回', reason: string): Promise<void> {
  await desk.go('/changes?state=proposed');
  await desk.page.locator('tbody tr[data-row-key]').first().click();
  await desk.button(action).waitFor();
  await desk.act(action, { reason });
}

/** Proposes a discount of the version for a week. */
async function proposeDiscount(desk: Desk, yuans: number): Promise<void> {
  await desk.go(`/catalogue/${VERSION}`);
  await desk.act('设置优惠', {
    reason: '年末活动',
    fill: async () => {
      await desk.field('优惠金额（元）').fill(String(yuans));
      await desk.field('优惠名称').fill(TEXT);
      const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
      await desk.field('结束时间').fill(`${day} 23:59`);
      await desk.page.keyboard.press('Enter');
      await desk.sees('客户看到的价格（示例）');
    },
  });
}

test(
  'a price and a discount are proposed by one operator, decided by another, and seen by a customer',
  async () => {
    const phone = await shop.phone({ consent: true });
    const before = await priceOf(phone);
    const [first, second] = [await shop.desk(FIRST), await shop.desk(SECOND)];

    await first.go(`/catalogue/${VERSION}`);
    await first.act('调整价格', {
      reason: '电池成本上涨',
      fill: async () => {
        await first.field('新价格（元）').fill('299999');
        await first.sees('未提交的订单草稿');
      },
    });
    expect(await priceOf(phone)).toBe(before);
    await decide(second, '通过', '与财务核对无误');
    await second.sees('已生效');
    const after = await priceOf(phone);
    expect(after).not.toBe(before);

    await proposeDiscount(first, 3000);
    await decide(second, '驳回', '预算未批');
    await second.sees('已驳回');
    expect(await priceOf(phone)).toBe(after);

    await proposeDiscount(first, 2000);
    await decide(second, '通过', '预算已批');
    await second.sees('已生效');
    expect(await priceOf(phone)).toBe(after - 2000);
    await first.go(`/catalogue/${VERSION}`);
    await first.sees(TEXT);
    await phone.press('下一步');
    await phone.arrives('/pagesDetail/settingPreview');
    await phone.sees(yuan((after - 2000) * 100));
  },
  WHOLE_WAY_MS,
);
