import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderByApi } from '../lib/order-by-api';
import type { Phone } from '../lib/phone';
import { goToBank, payAtBank } from '../lib/sale';
import { openShop } from '../lib/shop';
import { addressOf, allVisits, pendingLogin, type Visit } from '../lib/visits';

const shop = openShop();
const mobile = '13911160001';
let phone: Phone;
let unpaidNo = '';
let visits: Visit[] = [];

/** A customer with one paid and one unpaid order, who stands for the demo account. */
beforeAll(async () => {
  phone = await shop.lastingPhone({ mobile });
  await phone.open('/');
  const client = await shop.client(phone);
  const paidNo = await orderByApi(client, mobile);
  await phone.open(`/pagesOrder/pay/index?orderNo=${paidNo}`);
  await goToBank(phone);
  await payAtBank(phone);
  unpaidNo = await orderByApi(client, mobile, { modelId: 'YLX', versionId: 'YLX-core' });
  visits = await allVisits(client);
  phone.takeFaults();
});

interface Finding {
  page: string;
  rule: string;
  nodes: string[];
}

/** Waits for what fades in or out: half-faded text has no contrast of its own. */
function settleAnimations(): Promise<unknown> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/** Serious and critical findings of axe on what is visible. */
async function findings(page: Page, name: string): Promise<Finding[]> {
  await page.evaluate(settleAnimations);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      page: name,
      rule: id,
      nodes: nodes
        .filter(({ html }) => !(id === 'color-contrast' && isTabText(html)))
        .map(({ html }) => html.slice(0, 160)),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** Words of tabs that are not selected: the specification wants #8c8c8c for them, which has too little contrast. */
const isTabText = (html: string): boolean => /^<span class="[^"]*">(社区|购车|我的)<\/span>$/.test(html);

/** Pixels by which a screen is wider than the phone. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const screen = document.querySelector('[data-page]:not([hidden])');
    const elements = [document.documentElement, document.querySelector('#app'), screen];
    return Math.max(...elements.map((element) => (element ? element.scrollWidth - element.clientWidth : 0)));
  });

async function look(on: Phone, visit: Visit): Promise<void> {
  await on.open(addressOf(visit));
  await expect.poll(() => on.screen.textContent(), { timeout: 20_000 }).toMatch(visit.shows);
}

describe('axe finds nothing serious', () => {
  test('on the screens of a customer', async () => {
    const found: Finding[] = [];
    for (const visit of visits.filter(({ visitorsOnly }) => !visitorsOnly)) {
      await look(phone, visit);
      found.push(...(await findings(phone.page, visit.route)));
    }
    expect(found).toEqual([]);
    expect(phone.takeFaults()).toEqual([]);
  }, 400_000);

  test('on the login screens, in the consent modal and at the bank’s cashier', async () => {
    const visitor = await shop.phone({ storage: { PENDING_LOGIN: pendingLogin } });
    const found: Finding[] = [];
    for (const visit of visits.filter(({ visitorsOnly }) => visitorsOnly)) {
      await look(visitor, visit);
      found.push(...(await findings(visitor.page, visit.route)));
    }
    await visitor.open('/');
    await visitor.tap(visitor.tab('我的'));
    await visitor.page.getByRole('alertdialog').waitFor();
    found.push(...(await findings(visitor.page, 'consent')));
    await phone.open(`/pagesOrder/pay/index?orderNo=${unpaidNo}`);
    await goToBank(phone);
    found.push(...(await findings(phone.page, 'bank')));
    expect(found).toEqual([]);
  });

  test('on the configurator with an explanation and a question open', async () => {
    const visitor = await shop.phone();
    await visitor.open('/pagesDetail/carSetting?modelId=YL01&versionId=YL01-pro');
    const found: Finding[] = [];
    for (const tab of ['电池', '外观', '轮毂', '内饰', '选装']) {
      await visitor.tap(visitor.control('tab', tab));
      found.push(...(await findings(visitor.page, tab)));
    }
    await visitor.tap(visitor.control('tab', '内饰'));
    await visitor.tap(visitor.control('radio', /^曜石红/));
    await visitor.button('一并选择').waitFor();
    found.push(...(await findings(visitor.page, 'question')));
    await visitor.press('一并选择');
    await visitor.sees(/换为曜石红/);
    found.push(...(await findings(visitor.page, 'explanation')));
    expect(found).toEqual([]);
  });
});

const WIDTHS = [320, 390, 768];

/** Widths at which a screen is wider than the phone, each with the pixels by which it is. */
async function tooWideAt({ page }: Phone): Promise<string[]> {
  const wide: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // The screen hears of the new size before the next frame is drawn.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const pixels = await overflow(page);
    if (pixels > 0) wide.push(`${pixels} at ${width}`);
  }
  return wide;
}

test('no screen is wider than the phone or tablet that shows it', async () => {
  const wide: string[] = [];
  const visitor = await shop.phone({ storage: { PENDING_LOGIN: pendingLogin } });
  for (const visit of visits) {
    const on = visit.visitorsOnly ? visitor : phone;
    await look(on, visit);
    wide.push(...(await tooWideAt(on)).map((what) => `${visit.route}: ${what}`));
  }
  expect(wide).toEqual([]);
  expect(phone.takeFaults()).toEqual([]);
}, 400_000);
