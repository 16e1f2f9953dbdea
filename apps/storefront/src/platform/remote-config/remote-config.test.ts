import { brand } from '@voltfront/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRemoteConfig, keptRemoteConfig, loadRemoteConfig } from '.';
import { isTurnedOff } from './switches';
import { webHosts } from './web-hosts';

const serve = (...answers: (object | 'down')[]) => {
  const asked: string[] = [];
  const fetch = vi.fn(async (url: string, init: RequestInit) => {
    asked.push(url);
    expect(init.headers).toEqual({});
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer === 'down') throw new TypeError('Failed to fetch');
    return { status: 200, text: async () => JSON.stringify(answer) };
  });
  vi.stubGlobal('fetch', fetch);
  return asked;
};

const file = (mpaasTomse: object) => ({ code: '000000', data: { mpaasTomse } });

beforeEach(() => {
  window.localStorage.clear();
  forgetRemoteConfig();
});
afterEach(() => vi.unstubAllGlobals());

test('is asked for once per start, with a time stamp and nothing of the device', async () => {
  const asked = serve(file({ analytics: { sampleRate: 0.5 } }));
  const [first, second] = await Promise.all([loadRemoteConfig(), loadRemoteConfig()]);
  expect(first.analytics.sampleRate).toBe(0.5);
  expect(second).toBe(first);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/config\/app\.json\?t=\d{13}$/);
});

test('the last good copy counts while the host is down or answers nonsense', async () => {
  serve(file({ analytics: { sampleRate: 0.25 } }));
  await loadRemoteConfig();
  for (const answer of ['down', { data: 'none' }] as const) {
    forgetRemoteConfig();
    serve(answer);
    expect((await loadRemoteConfig()).analytics.sampleRate).toBe(0.25);
  }
});

test('without any copy the defaults count', async () => {
  serve('down');
  expect((await loadRemoteConfig()).priceConfigList).toEqual([2000, 5000]);
  expect(keptRemoteConfig().notice).toBeNull();
});

test('a feature turned off for this platform is off at once and after a restart, until it is turned on again', async () => {
  serve(file({ features: { car3d: { platforms: ['MINI'] } } }), file({}));
  expect(isTurnedOff('car3d')).toBe(false);
  await loadRemoteConfig();
  expect(isTurnedOff('car3d')).toBe(true);
  expect(isTurnedOff('trialDownload')).toBe(false);
  forgetRemoteConfig();
  await loadRemoteConfig();
  expect(isTurnedOff('car3d')).toBe(false);
});

test('pages of the hosts that it names open in the app, and those of the brand while it names none', async () => {
  serve(file({ webHosts: ['https://shop.example'] }), file({}));
  expect(webHosts()).toEqual(Object.values(brand.hosts));
  await loadRemoteConfig();
  expect(webHosts()).toEqual(['https://shop.example']);
  forgetRemoteConfig();
  await loadRemoteConfig();
  expect(webHosts()).toEqual(Object.values(brand.hosts));
});
