import { BridgeError, bridgeCodes } from '@voltfront/bridge';
import { wgs84ToGcj02 } from '@voltfront/rules/coordinates';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appCacheBytes, clearAppCache } from '@/platform/app-cache';
import { dial } from '@/platform/external';
import { locate } from '@/platform/location';
import { canOpenApp, openApp, openScheme } from '@/platform/open-app';
import { chooseImages } from '@/platform/upload';
import { openInApp } from '@/testing/native-app';

const file = { name: 'a.jpg', mime: 'image/jpeg', base64: btoa('picture') };

beforeEach(() => vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:preview' })));
afterEach(() => vi.unstubAllGlobals());

describe('pictures in the app', () => {
  test('are chosen by the app, as many as wanted', async () => {
    const app = openInApp({ 'operation.chooseFile': () => ({ files: [file, file, file] }) });
    const chosen = await chooseImages({ count: 2 });
    expect(app.calls).toEqual([{ method: 'operation.chooseFile', params: { max: 2, kind: 'image' } }]);
    expect(chosen).toHaveLength(2);
    expect(chosen[0]).toMatchObject({ name: 'a.jpg', size: 7, previewUrl: 'blob:preview' });
    expect(chosen[0]?.handle).toBeInstanceOf(File);
  });

  test('are taken by the camera once the person allows it', async () => {
    let isGranted = false;
    openInApp({
      'operation.cameraPermission': () => ({ isGranted }),
      'operation.takePhoto': () => ({ file }),
    });
    expect(await chooseImages({ sourceType: ['camera'] })).toEqual([]);
    isGranted = true;
    expect(await chooseImages({ sourceType: ['camera'] })).toHaveLength(1);
  });

  test('a person who turns back has chosen none', async () => {
    openInApp({ 'operation.chooseFile': () => ({ files: [] }) });
    expect(await chooseImages()).toEqual([]);
  });

  test.each([
    ['has no such screen', {}],
    ['gives something that is no picture', { 'operation.chooseFile': () => ({ files: [{ ...file, base64: '§' }] }) }],
  ])('an app that %s leaves it to the web view', async (_name, handlers) => {
    openInApp(handlers);
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function cancel(this: HTMLElement) {
      this.dispatchEvent(new Event('cancel'));
    });
    expect(await chooseImages()).toEqual([]);
    expect(click).toHaveBeenCalledOnce();
  });
});

describe('the position in the app', () => {
  const here = { latitude: 31.2304, longitude: 121.4737 };

  test('is the app’s, in our own coordinates', async () => {
    openInApp({ 'appInfo.location': () => wgs84ToGcj02(here) });
    const position = await locate();
    expect(position).toMatchObject({
      latitude: expect.closeTo(here.latitude, 4),
      longitude: expect.closeTo(here.longitude, 4),
    });
  });

  test.each([
    [bridgeCodes.failed, 'refused'],
    [bridgeCodes.timedOut, 'unavailable'],
  ])('that ends with %s is %s', async (code, expected) => {
    openInApp({ 'appInfo.location': () => Promise.reject(new BridgeError(code, 'no')) });
    expect(await locate()).toBe(expected);
  });
});

test('a number is dialled by the app, by a link where it cannot', async () => {
  const app = openInApp({ 'operation.callPhone': () => null });
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  dial('4000000101');
  await vi.waitFor(() =>
    expect(app.calls).toEqual([{ method: 'operation.callPhone', params: { phone: '4000000101' } }]),
  );
  expect(assign).not.toHaveBeenCalled();
  openInApp({});
  dial('4000000101');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('tel:4000000101'));
});

test('the mini-program is opened by the app, the app itself never', async () => {
  const scheme = 'weixin://dl/business/?t=x';
  let isOpened = true;
  const app = openInApp({ 'operation.openApp': () => ({ isOpened }) });
  expect([canOpenApp(), canOpenApp('mini')]).toEqual([false, true]);
  expect(await openScheme(scheme)).toBe('opened');
  expect(app.calls).toEqual([{ method: 'operation.openApp', params: { scheme } }]);
  isOpened = false;
  expect(await openScheme(scheme)).toBe('failed');
  expect(await openApp('/')).toBe('failed');
  openInApp({});
  expect(await openScheme(scheme)).toBe('failed');
});

test('the cache of the app is counted and cleared; a browser has none', async () => {
  expect(await appCacheBytes()).toBe(0);
  let bytes = 2048;
  openInApp({
    'operation.cacheSize': () => ({ bytes }),
    'operation.clearCache': () => {
      bytes = 0;
      return null;
    },
  });
  expect(await appCacheBytes()).toBe(2048);
  await clearAppCache();
  expect(await appCacheBytes()).toBe(0);
  openInApp({});
  expect(await appCacheBytes()).toBe(0);
});
