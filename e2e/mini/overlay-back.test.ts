import { afterEach, describe, expect, inject, test } from 'vitest';
import { buildOf } from '../mini-host/app-json';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import type { MiniPlatform } from '../mini-host/platforms';

const origin = inject('origin');
const kept = { MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
let host: MiniHost;

afterEach(() => host.close());

const shows = (text: string) => host.waitFor(() => host.text().includes(text), text);
const hides = (text: string) => host.waitFor(() => !host.text().includes(text), `the end of ${text}`);
/**
 * Opens an overlay by its button and waits until it is rendered: before that a container cannot
 * intercept the back key.
 */
async function opens(button: string, text: string): Promise<void> {
  await host.tap(button);
  await shows(text);
  await host.settled();
}
const routes = () => host.stack.map(({ route }) => route);

/** Opens the components' page on top of the settings, with its overlays. */
async function openOverlays(platform: MiniPlatform): Promise<void> {
  host = loadMiniProgram(buildOf(platform), origin, { platform, kept });
  await host.open('/pagesMine/settings');
  await shows('个人信息保护政策概要');
  await host.push('/pagesMine/demo');
  await host.tap('反馈', 'tab');
  await shows('ActionSheet');
}
const BOTH = ['pagesMine/settings', 'pagesMine/demo'];

describe.each(['weapp', 'alipay', 'tt'] as const)('a step back in the %s build', (platform) => {
  test('closes the open sheet and stays on the page; the next one leaves', async () => {
    await openOverlays(platform);
    for (const name of ['Popup', 'ActionSheet']) {
      const words = name === 'Popup' ? '首任车主终身质保' : '举报';
      await opens(name, words);
      await host.back();
      await hides(words);
      expect(routes()).toEqual(BOTH);
    }
    await host.back();
    expect(routes()).toEqual(BOTH.slice(0, 1));
    expect(host.faults).toEqual([]);
  });

  test('answers an open question with no', async () => {
    await openOverlays(platform);
    await opens('modal', '确定要取消这笔订单吗');
    await host.back();
    await shows('已取消');
    expect(routes()).toEqual(BOTH);
  });

  test('leaves the page when the sheet was closed otherwise', async () => {
    await openOverlays(platform);
    await opens('Popup', '首任车主终身质保');
    await host.tap('知道了');
    await hides('首任车主终身质保');
    await host.back();
    expect(routes()).toEqual(BOTH.slice(0, 1));
  });

  test('that the app takes while a sheet is open leaves the page, and no second step is needed', async () => {
    await openOverlays(platform);
    await opens('Popup', '首任车主终身质保');
    await host.tap('返回');
    await host.waitFor(() => routes().length === 1, 'the page below');
    expect(routes()).toEqual(BOTH.slice(0, 1));
  });
});

test('in the swan build, whose platform has no container for it, a step back leaves the page', async () => {
  await openOverlays('swan');
  await opens('Popup', '首任车主终身质保');
  await host.back();
  expect(routes()).toEqual(BOTH.slice(0, 1));
});
