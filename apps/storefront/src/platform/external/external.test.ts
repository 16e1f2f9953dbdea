import { bridgeCodes } from '@voltfront/bridge';
import { BridgeError } from '@voltfront/bridge/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInApp } from '@/testing/native-app';
import { openExternal } from '.';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', {
    ...window.location,
    href: 'https://shop.example/x',
    origin: 'https://shop.example',
    assign,
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser goes to the address', async () => {
  await openExternal('https://news.example/a');
  expect(assign).toHaveBeenCalledWith('https://news.example/a');
});

test('inside the native car app the app opens web pages and schemes, and the page stays', async () => {
  const app = openInApp({ 'navigation.openWebView': () => null, 'navigation.openScheme': () => null });
  await openExternal('https://news.example/a');
  await openExternal('iosamap://path?dlat=31');
  expect(app.calls.filter(({ method }) => method.startsWith('navigation.'))).toEqual([
    { method: 'navigation.openWebView', params: { url: 'https://news.example/a' } },
    { method: 'navigation.openScheme', params: { url: 'iosamap://path?dlat=31' } },
  ]);
  expect(assign).not.toHaveBeenCalled();
});

test('what lies on the own origin, and what the app cannot open, the page opens itself', async () => {
  openInApp({
    'navigation.openWebView': () => {
      throw new BridgeError(bridgeCodes.internalError, 'no');
    },
  });
  await openExternal('https://shop.example/files/copy.zip');
  await openExternal('https://news.example/a');
  expect(assign.mock.calls).toEqual([['https://shop.example/files/copy.zip'], ['https://news.example/a']]);
});
