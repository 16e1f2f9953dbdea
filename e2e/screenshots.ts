/**
 * Takes the README's screenshots from the running app: `npm run screenshots -w @voltfront/e2e`.
 * Needs the built server and storefront (`npm start -- --build-only`).
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { newPhone } from './lib/browser';
import { Desk } from './lib/desk';
import { launchWithGraphics } from './lib/graphics';
import { startRealServer } from './lib/real-server';
import { SignedClient } from './lib/signed-client';
import { settle } from './visual/settle';

const folder = resolve(import.meta.dirname, '../docs/screenshots');
const ORDERS_MOBILE = '13800000002';
const OPERATOR_MOBILE = '13800000012';
/** Within this time (ms) the cards of an order are there. */
const CARDS_MS = 3000;

const server = await startRealServer();
const client = new SignedClient(server.origin);
const { token, userInfo } = await client.login(ORDERS_MOBILE);
const { items } = await client.must<{ items: { orderNo: string; state: string }[] }>('GET /api/mporder/v1/order/list', {
  query: { tab: 'all', size: '50' },
});
const orderIn = (state: string): string => items.find((order) => order.state === state)?.orderNo ?? '';

/** A screen, its URL, and the actions before the screenshot. */
type Screen = [name: string, address: string, prepare?: (page: Page) => Promise<void>];

async function turnIn3d(page: Page): Promise<void> {
  await page.getByRole('button', { name: '三维看车' }).click();
  const car = page.getByRole('application').first();
  await car.waitFor({ timeout: 60_000 });
  await car.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await car.blur();
}

const ember = 'YL01.YL01-pro.battery-long.paint-ember.wheel-turbine.interior-sand';

const light: Screen[] = [
  ['home', '/pages/home/index'],
  ['community', '/'],
  ['article', '/pagesCommunity/article/index?id=design-cs1e'],
  ['cars', '/pages/car/index'],
  ['versions', '/pagesDetail/carModel?modelId=YL01'],
  ['configurator', '/pagesDetail/carSetting?modelId=YL01'],
  ['turning', `/pagesDetail/configPreview?modelId=YL01&versionId=YL01-pro&c=${ember}`, turnIn3d],
  ['configuration', '/pagesDetail/configPreview?modelId=YL01&versionId=YL01-pro'],
  ['full-view', `/pagesDetail/settingPreview?modelId=YL01&versionId=YL01-pro&c=${ember}`],
  ['comparison', '/pagesDetail/carVersionComparison?versionIds=YL01-pro,YL01-max,YLX-pro'],
  ['finance', `/pagesDetail/financialCalculator/index?modelId=YL01&versionId=YL01-pro&c=${ember}`],
  ['stock', '/pagesDetail/currentVehicle/index'],
  ['confirm', '/pagesOrder/confirm/index?modelId=YL01&versionId=YL01-pro&kind=deposit'],
  ['cashier', `/pagesOrder/pay/index?orderNo=${orderIn('created')}`],
  ['orders', '/pagesOrder/order/index'],
  ['order', `/pagesOrder/car/detail?orderNo=${orderIn('depositPaid')}`],
  ['mine', '/pages/mine/index'],
  ['store', '/pagesStore/storeDetail?storeId=sh-jingan'],
  ['test-drive', '/pagesActivity/testDrive/index?modelId=YL01'],
  ['invitation', '/pagesBannerActivity/inviteDrive/index'],
  ['blind-box', '/pagesBannerActivity/blindBox/index'],
];
const dark: Screen[] = [['dark', '/pagesDetail/carModel?modelId=YLX']];

const browser = await launchWithGraphics('software');

async function take(page: Page, [name, address, prepare]: Screen): Promise<void> {
  await page.goto(address);
  await settle(page);
  await prepare?.(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .resize(390)
    .webp({ quality: 82 })
    .toFile(resolve(folder, `${name}.webp`));
}

/** Takes the screens on a phone with a colour scheme. */
async function takeAll(scheme: 'light' | 'dark', screens: Screen[]): Promise<void> {
  const context = await newPhone(browser, server.origin, { isStill: true });
  const kept = { TOKEN: token, USER_INFO: userInfo, CHECKED_COMPLIANCE_AGREEMENT: true, APPEARANCE: scheme };
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(`MALL_${name}`, JSON.stringify(value));
  }, kept);
  for (const screen of screens) {
    const page = await context.newPage();
    await take(page, screen);
    await page.close();
  }
  await context.close();
}

/**
 * The simulator of the native app, with a model's page in its phone and the startup messages in the
 * log.
 */
async function takeContainer(): Promise<void> {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/container/');
  const shop = page.frameLocator('iframe');
  await shop.locator('[data-page="/"]:not([hidden])').getByRole('navigation').waitFor();
  await page.waitForLoadState('networkidle');
  await shop.getByRole('navigation').getByRole('button', { name: '购车' }).click();
  await shop.locator('[data-page="/pages/car/index"]:not([hidden])').getByText('立即定制').first().waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 80 }).toFile(resolve(folder, 'container.webp'));
  await context.close();
}

/** The console of an operator: an order with what staff can do with it, and what its customer sees. */
async function takeConsole(): Promise<void> {
  const desk = await Desk.open(browser, client, OPERATOR_MOBILE);
  await desk.go(`/orders/${orderIn('inTransit')}`);
  await desk.page.waitForLoadState('networkidle');
  // Its cards come by calls of their own.
  await pause(CARDS_MS);
  const picture = await desk.page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 80 }).toFile(resolve(folder, 'console-order.webp'));
  await desk.context.close();
}

try {
  mkdirSync(folder, { recursive: true });
  await takeAll('light', light);
  await takeAll('dark', dark);
  await takeContainer();
  await takeConsole();
} finally {
  await browser.close();
  await server.stop();
}
