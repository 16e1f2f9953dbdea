import { brand } from '@voltfront/brand';
import { bridgeCodes, bridgeNames } from '@voltfront/bridge';
import { afterEach, expect, test, vi } from 'vitest';
import { openInApp } from '@/testing/native-app';
import { callApp, onAppEvent, tellApp } from '.';

afterEach(() => vi.unstubAllGlobals());

test.each(['ios', 'android', 'harmony'] as const)(
  'a call reaches the app on %s and brings back its answer',
  async (platform) => {
    const app = openInApp({ 'storage.get': ({ key }) => ({ value: `kept as ${key}` }) }, { platform });
    expect(await callApp('storage.get', { key: 'k' })).toEqual({ value: 'kept as k' });
    expect(app.called()).toEqual(['storage.get']);
  },
);

test('a browser has no app: calls are refused, events not told', async () => {
  await expect(callApp('storage.clear')).rejects.toMatchObject({ code: bridgeCodes.initialisationFailed });
  expect(await tellApp('pageShown', { path: '/', title: '' })).toBe(false);
});

test('an app without a channel cannot be reached', async () => {
  openInApp();
  vi.stubGlobal(bridgeNames(brand.product).channel, undefined);
  await expect(callApp('storage.clear')).rejects.toMatchObject({ code: bridgeCodes.initialisationFailed });
});

test('a page that was given no token is refused', async () => {
  openInApp({ 'storage.clear': () => null });
  vi.stubGlobal(bridgeNames(brand.product).token, undefined);
  await expect(callApp('storage.clear')).rejects.toMatchObject({ code: bridgeCodes.notAllowed });
});

test('events travel both ways', async () => {
  const pageShown = vi.fn();
  const app = openInApp({}, { onEvent: { pageShown } });
  const listener = vi.fn();
  onAppEvent('sessionChanged', listener);
  await vi.waitFor(() => expect(app.host.subscriptions()).toEqual(['sessionChanged']));
  app.host.emit('sessionChanged', { token: null });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ token: null }));
  expect(await tellApp('pageShown', { path: '/', title: '社区' })).toBe(true);
  expect(pageShown).toHaveBeenCalledWith({ path: '/', title: '社区' });
});
