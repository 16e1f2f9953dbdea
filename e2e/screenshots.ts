/**
 * Takes the pictures of the README from the running app: `npm run screenshots -w @voltfront/e2e`.
 * Wants the built server and storefront (`npm start -- --build-only`).
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { launchBrowser, newPhone } from './lib/browser';
import { startRealServer } from './lib/real-server';
import { SignedClient } from './lib/signed-client';

const folder = resolve(import.meta.dirname, '../docs/screenshots');
const ORDERS_MOBILE = '13800000002';

const server = await startRealServer();
const client = new SignedClient(server.origin);
const { token, userInfo } = await client.login(ORDERS_MOBILE);
const { items } = await client.must<{ items: { orderNo: string; state: string }[] }>('GET /api/mporder/v1/order/list', {
  query: { tab: 'all', size: '50' },
});
const orderIn = (state: string): string => items.find((order) => order.state === state)?.orderNo ?? '';

const screens: [name: string, address: string][] = [
  ['community', '/'],
  ['article', '/pagesCommunity/article/index?id=design-cs1e'],
  ['cars', '/pages/car/index'],
  ['versions', '/pagesDetail/carModel?modelId=YL01'],
  ['configurator', '/pagesDetail/carSetting?modelId=YL01'],
  ['configuration', '/pagesDetail/configPreview?modelId=YL01&versionId=YL01-pro'],
  ['confirm', '/pagesOrder/confirm/index?modelId=YL01&versionId=YL01-pro&kind=deposit'],
  ['cashier', `/pagesOrder/pay/index?orderNo=${orderIn('created')}`],
  ['orders', '/pagesOrder/order/index'],
  ['order', `/pagesOrder/car/detail?orderNo=${orderIn('depositPaid')}`],
  ['mine', '/pages/mine/index'],
];

const browser = await launchBrowser();
try {
  const context = await newPhone(browser, server.origin);
  const kept = { MALL_TOKEN: token, MALL_USER_INFO: userInfo, MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, JSON.stringify(value));
  }, kept);
  mkdirSync(folder, { recursive: true });
  for (const [name, address] of screens) {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.locator('[role="main"][aria-busy="true"], [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter((image) => image.loading !== 'lazy')
          .map((image) => image.decode().catch(() => undefined)),
      ),
    );
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .resize(390)
      .webp({ quality: 82 })
      .toFile(resolve(folder, `${name}.webp`));
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
