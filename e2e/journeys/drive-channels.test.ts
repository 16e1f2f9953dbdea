import { expect, test } from 'vitest';
import { fillForm } from '../lib/drive-filler';
import type { Phone } from '../lib/phone';
import { openShop } from '../lib/shop';
import { staffClient } from '../lib/staff-client';

const shop = openShop();
const OPERATOR = '13800000018';
const SENT = '/api/mpmkt/v1/testDrive/submit';

/** Channels with a screen of their own, which another person's letter, package or session leads to. */
const OWN_SCREENS = ['package', 'invitation', 'gift', 'circuit', 'staff-drive', 'spring-staff', 'partner-drive'];
/** Its places are taken in the demo: it has no form. */
const FULL = 'partner-airline';
/** Asks visitors for the puzzle, so that it is sent by somebody logged in. */
const GUARDED = 'lcb-web';

/** Where each channel is shown, by its code. */
const PAGES: Record<string, string> = {
  standard: 'testDrive/index?modelId=YL01',
  h5: 'testDrive/h5',
  'dealer-board': 'testDrive/channel?code=dealer-board',
  'fleet-fair': 'testDrive/channel?code=fleet-fair',
  'night-x': 'testDrive/marketingX',
  shanghai: 'testDrive/marketingShanghai?modelId=YL01',
  weekend: '/pagesBannerActivity/driveActivity/index?modelId=YL01',
  'winter-road': 'testDriveTemplate/index?id=winter-road&modelId=YL01',
  lcb: 'testDrive/lcbIndex?memberNo=LCB-20261188',
  'lcb-09': 'testDrive/lcb009?orderNo=LCB-O-7',
  'lcb-web': 'testDrive/lcbBrowser?partnerNo=LCB-1',
  'season-one': 'testDrive/marketing?modelId=YL01',
  'season-two': 'testDrive/marketingTwo?modelId=YL01',
  'china-star': 'testDrive/chinaStar?modelId=YL01',
  'partner-bank': 'testDrive/collaboration?partner=bank',
  'partner-hotel': 'testDrive/collaboration?partner=hotel',
  'key-customers': 'testDrive/keyCustomers',
};

async function send(phone: Phone, words: string): Promise<{ code: string; message: string }> {
  const answered = phone.page.waitForResponse((response) => response.url().includes(SENT), { timeout: 30_000 });
  await phone.press(words);
  return (await answered).json();
}

test('every running channel of test drives is opened, filled in and sent', async () => {
  const staff = await staffClient(shop.origin, OPERATOR);
  const { items } = await staff.must<{ items: { code: string; state: string }[] }>(
    'GET /api/mpmkt/v1/staff/testDrive/channels',
    { query: { size: '50' } },
  );
  const running = items.filter(({ state }) => state === 'running').map(({ code }) => code);
  const shared = running.filter((code) => code !== FULL && !OWN_SCREENS.includes(code));
  const client = await shop.client();
  const faults: string[] = [];
  for (const [at, code] of shared.entries()) {
    const page = PAGES[code];
    if (page === undefined) {
      faults.push(`${code}: no page`);
      continue;
    }
    const mobile = `1372900${String(at).padStart(4, '0')}`;
    const phone = await shop.phone(code === GUARDED ? { mobile } : { consent: true });
    try {
      await phone.open(page.startsWith('/') ? page : `/pagesActivity/${page}`);
      await fillForm(phone, mobile, (number) => client.lastCode(number));
      const { form } = await client.must<{ form: { submitText: string } }>('GET /api/mpmkt/v1/testDrive/channel', {
        query: { code },
      });
      const answer = await send(phone, form.submitText);
      if (answer.code !== '000000') faults.push(`${code}: ${answer.code} ${answer.message}`);
    } catch (error) {
      const alerts = await phone.screen.getByRole('alert').allTextContents();
      faults.push(`${code}: ${String(error).slice(0, 300)} ${alerts.join(' / ')}`);
    }
  }
  expect(running.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
}, 600_000);
