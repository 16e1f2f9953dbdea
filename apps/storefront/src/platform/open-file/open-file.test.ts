import { bridgeCodes } from '@voltfront/bridge';
import { BridgeError } from '@voltfront/bridge/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInApp } from '@/testing/native-app';
import { openPdf } from '.';

const FILE = '/files/agreements/a/VA1.pdf?until=1&sign=x';

let opened: HTMLAnchorElement[];
beforeEach(() => {
  opened = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser opens a tab of its own, at once', () => {
  void openPdf(FILE);
  expect(opened.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
    [FILE, '_blank', 'noopener'],
  ]);
});

test('inside the native car app the system gets the whole address', async () => {
  const app = openInApp({ 'navigation.openScheme': () => null });
  expect(await openPdf(FILE)).toBe(true);
  expect(app.calls.at(-1)).toEqual({
    method: 'navigation.openScheme',
    params: { url: `${window.location.origin}${FILE}` },
  });
  expect(opened).toEqual([]);
});

test('an app that cannot leaves it to the page', async () => {
  openInApp({
    'navigation.openScheme': () => {
      throw new BridgeError(bridgeCodes.internalError, 'no');
    },
  });
  expect(await openPdf(FILE)).toBe(true);
  expect(opened).toHaveLength(1);
});
