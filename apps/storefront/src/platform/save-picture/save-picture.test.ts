import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savePicture } from '.';

const saved: { href: string; name: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a drawn picture is saved without any request', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await savePicture('data:image/jpeg;base64,AA==', '海报')).toBe('saved');
  expect(saved).toEqual([{ href: 'data:image/jpeg;base64,AA==', name: '海报.jpg' }]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a picture of the site is fetched and keeps its kind', async () => {
  const picture = new Blob([], { type: 'image/webp' });
  vi.stubGlobal('fetch', async () => ({ ok: true, blob: async () => picture }));
  expect(await savePicture('/assets/a.webp', '照片')).toBe('saved');
  expect(saved).toEqual([{ href: 'blob:picture', name: '照片.webp' }]);
});

test('a picture that cannot be had is not saved', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: false }));
  expect(await savePicture('/assets/gone.webp', '照片')).toBe('failed');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await savePicture('/assets/a.webp', '照片')).toBe('failed');
  expect(saved).toEqual([]);
});

test('inside other apps the customer holds a finger on the picture', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 MicroMessenger/8.0' });
  expect(await savePicture('data:image/jpeg;base64,AA==', '海报')).toBe('hold');
  expect(saved).toEqual([]);
});
