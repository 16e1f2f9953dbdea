import { afterEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '../lib/browser';
import { SignedClient } from '../lib/signed-client';
import { buildOf } from '../mini-host/app-json';
import { type HostOptions, loadMiniProgram, type MiniHost } from '../mini-host/host';
import { openScreen } from '../mini-host/screen';

const origin = inject('origin');
const platforms = ['weapp', 'alipay', 'tt', 'swan'] as const;
let host: MiniHost;

afterEach(() => host.close());

async function open(url: string, shows: RegExp, options: HostOptions & { platform: (typeof platforms)[number] }) {
  host = loadMiniProgram(buildOf(options.platform), origin, options);
  await host.open(url);
  await host.waitFor(() => shows.test(host.text()), String(shows));
}

/** Slower than a person types: the second character arrives before the first one is rendered. */
const SLOW = { drawMs: 60 };

test.each(platforms)(
  'the %s build keeps every digit of a phone number that is typed faster than it draws',
  async (platform) => {
    await open('/pages/login/index', /获取验证码/, { platform, ...SLOW });
    expect(await host.typeFast('手机号', '13922219999')).toBe('13922219999');
  },
);

test.each(platforms)(
  'the %s build takes from a phone field what is no digit, however fast it comes',
  async (platform) => {
    await open('/pages/login/index', /获取验证码/, { platform, ...SLOW });
    expect(await host.typeFast('手机号', '139-2221-999')).toBe('1392221999');
  },
);

const HINT = '请阅读并同意全部协议后提交';

/** A customer on a booking page, with everything filled in except the agreements. */
async function openBooking(more: HostOptions = {}): Promise<void> {
  const client = new SignedClient(origin, 'MINI');
  const { token, userInfo } = await client.loginByPlatform('13922219998');
  const kept = { MALL_TOKEN: token, MALL_USER_INFO: userInfo, MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
  await open('/pagesOrder/confirm/cs1e?modelId=CS1E', /预订人信息/, { platform: 'weapp', kept, ...more });
  await host.type('姓名', '陆知远');
  await host.type('手机号', '13922219998');
}

test('the confirm key of the keyboard ends a field and submits nothing: what is missing is said after a try only', async () => {
  await openBooking();
  await host.confirm('手机号');
  expect(host.text()).not.toContain(HINT);
  await host.tap('提交盲订');
  await host.waitFor(() => host.text().includes(HINT), 'the hint after a try');
});

test('a try without the agreements brings them into sight, with the hint in red below the boxes', async () => {
  const browser = await launchBrowser();
  try {
    const screen = await openScreen(browser, buildOf('weapp'), 'weapp');
    await openBooking({ screen });
    await host.tap('提交盲订');
    await host.waitFor(() => host.text().includes(HINT), 'the hint after a try');
    await host.settled();
    const seen = () =>
      screen.page.evaluate((words) => {
        const drawn = [...document.querySelectorAll('wx-view')];
        const hint = drawn.findLast((element) => element.textContent === words);
        const bar = drawn.findLast((element) => /^bar_|\sbar_/.test(element.className));
        const boxes = document.querySelector('#confirm-agreements')?.getBoundingClientRect();
        const place = hint?.getBoundingClientRect();
        return {
          colour: hint ? getComputedStyle(hint).color : '',
          isBelowBoxes: place && boxes ? Math.abs(place.top - boxes.bottom) < 24 : false,
          isInSight: place ? place.top > 96 && place.bottom < (bar?.getBoundingClientRect().top ?? 0) : false,
          areBoxesInSight: boxes ? boxes.top > 96 : false,
        };
      }, HINT);
    await expect
      .poll(seen, { timeout: 5000 })
      .toEqual({ colour: 'rgb(197, 38, 44)', isBelowBoxes: true, isInSight: true, areBoxesInSight: true });
  } finally {
    await browser.close();
  }
});
