import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { newPhone } from '../lib/browser';
import { launchWithGraphics, meanColour, stillPicture } from '../lib/graphics';
import { Phone } from '../lib/phone';

/** Rendering without a graphics card is slow. */
const PATIENCE = { timeout: 20_000 };

let browser: Browser | undefined;

afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

/** The gallery page with the 3D view, on a phone that can or cannot render it. */
async function openView(graphics: 'software' | 'none'): Promise<{ phone: Phone; page: Page; context: BrowserContext }> {
  browser = await launchWithGraphics(graphics);
  const context = await newPhone(browser, inject('origin'));
  await context.addInitScript(() => window.localStorage.setItem('MALL_CHECKED_COMPLIANCE_AGREEMENT', 'true'));
  const page = await context.newPage();
  // The slow rotation would change the image by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const phone = new Phone(page, context, inject('origin'));
  await phone.open('/pagesMine/demo');
  await page.getByRole('tab', { name: '三维' }).click();
  return { phone, page, context };
}

describe('the 3D view', () => {
  it('shows the car, takes another paint and wheel at once and turns by keys', async () => {
    const { phone, page } = await openView('software');
    const car = page.getByRole('application', { name: /YL01/ });
    // Not in the accessibility tree until it is visible.
    await car.waitFor({ timeout: 60_000 });
    const canvas = car.locator('canvas');
    const mist = await stillPicture(canvas);
    const warmth = async () => {
      const { red, blue } = await meanColour(canvas);
      return red - blue;
    };
    const cold = await warmth();
    expect(cold).toBeLessThan(0);

    await page.getByRole('tab', { name: 'ember' }).click();
    await expect.poll(warmth, PATIENCE).toBeGreaterThan(cold + 10);
    const ember = await stillPicture(canvas);
    expect(ember.equals(mist)).toBe(false);

    await page.getByRole('radio', { name: 'turbine' }).click();
    await expect.poll(async () => ember.equals(await canvas.screenshot()), PATIENCE).toBe(false);

    const fromFront = await stillPicture(canvas);
    await car.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => fromFront.equals(await canvas.screenshot()), PATIENCE).toBe(false);
    expect(phone.faults).toEqual([]);
  });

  it('is a picture without WebGL, and nothing of it is loaded', async () => {
    const { phone, page } = await openView('none');
    const picture = page.getByRole('img', { name: 'YL01' });
    await picture.waitFor();
    await page.getByText('显示图片').waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    expect(phone.requests.map((request) => request.url()).filter((url) => /\.glb|car-3d/.test(url))).toEqual([]);
    expect(phone.faults).toEqual([]);
  });
});
