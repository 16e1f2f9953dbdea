import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { orderByApi } from '../lib/order-by-api';
import { openShop } from '../lib/shop';

const shop = openShop();

/** Names of the controls and bars that the way back to the top lies over, at every half screen of the page. */
async function coveredOnTheWay(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const screen = document.querySelector<HTMLElement>('[data-page]:not([hidden])');
    const covered = new Set<string>();
    if (!screen) return ['no page'];
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let shown = 0;
    for (let at = 0; at < 12; at += 1) {
      screen.scrollTop += innerHeight / 3;
      await frame();
      await frame();
      const top = screen.querySelector('[aria-label="回到顶部"]');
      if (!top) continue;
      shown += 1;
      const box = top.getBoundingClientRect();
      for (const control of screen.querySelectorAll('button, [aria-pressed], [role="navigation"]')) {
        const other = control.getBoundingClientRect();
        const isOver =
          other.width > 0 &&
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom;
        // A card that opens as a whole is no small control.
        const isSmall = other.height < 80;
        if (control !== top && isOver && isSmall) covered.add(control.ariaLabel ?? control.textContent ?? '');
      }
    }
    return shown > 0 ? [...covered] : ['never shown'];
  });
}

test.each([
  ['the feed', '/'],
  ['a list of stock cars', '/pagesDetail/currentVehicle/index'],
])('the way back to the top lies over no like, button or bar of %s', async (_, address) => {
  const phone = await shop.phone({ consent: true });
  await phone.open(address);
  await phone.screen.locator('img').nth(2).waitFor();
  expect(await coveredOnTheWay(phone.page)).toEqual([]);
});

test('the way back to the top lies over no action of the own orders', async () => {
  const mobile = '13911270001';
  const phone = await shop.phone({ mobile, height: 480 });
  await phone.open('/');
  const client = await shop.client(phone);
  for (const version of [{ modelId: 'YLX', versionId: 'YLX-core' }, undefined, undefined])
    await orderByApi(client, mobile, version);
  await phone.open('/pagesOrder/order/index');
  await phone.screen.locator('[role="list"] img').first().waitFor();
  expect(await coveredOnTheWay(phone.page)).toEqual([]);
});

test('the way back to the top stands above the bar of an article', async () => {
  const phone = await shop.phone({ consent: true });
  const { items } = await (await shop.client()).must<{ items: { kind: string; cardId: string }[] }>(
    'GET /api/mpmkt/v1/community/feed',
    { query: { tab: 'newest' } },
  );
  const id = items.find(({ kind }) => kind === 'article')?.cardId ?? '';
  await phone.open(`/pagesCommunity/article/index?id=${id}`);
  expect(await coveredOnTheWay(phone.page)).toEqual([]);
});

/** Lines that begin with a closing sign or end with an opening one, and figures that are broken, as the page shows them. */
async function badLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = document.querySelector('[data-page]:not([hidden])');
    const bad: string[] = [];
    if (!screen) return ['no page'];
    const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const topOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 1; at < text.length; at += 1) {
        const pair = text.slice(at - 1, at + 1);
        const isKept = /[，。、；：？！）》」]$|^[（《「]|^[+-]¥|^\d,|^¥\d/.test(pair);
        if (!isKept) continue;
        const [before, after] = [topOf(node, at - 1), topOf(node, at)];
        if (before.width > 0 && after.width > 0 && after.top >= before.bottom) bad.push(text.slice(0, 60));
      }
    }
    return bad;
  });
}

test('on a phone of 320 no line begins with a closing sign, and no sum is broken', async () => {
  const phone = await shop.phone({ mobile: '13911270002', width: 320, height: 640 });
  const c = 'YL01.YL01-pro.battery-long.paint-ember.wheel-turbine.interior-sand.pkg-winter';
  const addresses = [
    '/pagesDetail/carSetting?modelId=YL01&versionId=YL01-pro',
    `/pagesDetail/configPreview?c=${c}`,
    `/pagesOrder/confirm/index?c=${c}`,
    '/pagesDetail/currentVehicle/index',
    '/pagesDetail/carModel?modelId=YL01',
    '/pagesDocuments/privacyAgreement',
  ];
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await phone.open(address);
    const lines = await badLines(phone.page);
    if (lines.length > 0) found[address] = lines;
  }
  await phone.open('/pagesDetail/carSetting?modelId=YL01&versionId=YL01-pro');
  for (const tab of ['电池', '外观', '轮毂', '内饰', '选装']) {
    await phone.tap(phone.control('tab', tab));
    await phone.control('tab', tab).and(phone.screen.locator('[aria-selected="true"]')).waitFor();
    const lines = await badLines(phone.page);
    if (lines.length > 0) found[tab] = lines;
  }
  expect(found).toEqual({});
});

test('on a phone lying on its side the car tab shows picture, name, price and buttons, none over another', async () => {
  const phone = await shop.phone({ consent: true, width: 844, height: 390 });
  await phone.open('/pages/car/index');
  const [name, picture, action, tabs] = [
    phone.control('tab', /01$/),
    phone.screen.locator('img').first(),
    phone.button('立即定制'),
    phone.screen.getByRole('navigation'),
  ];
  const price = phone.screen.getByText(/^补贴后$/).first();
  const boxes = await Promise.all([name, price, action, tabs].map((part) => part.boundingBox()));
  expect(await picture.isVisible()).toBe(true);
  let bottom = 0;
  for (const box of boxes) {
    expect(box?.y).toBeGreaterThanOrEqual(bottom);
    bottom = (box?.y ?? 0) + (box?.height ?? 0);
  }
  expect(bottom).toBeLessThanOrEqual(390);
});
