import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { acceptConsent, chooseAppearance, stored, withdrawConsent } from '@/session';
import { type NativeApp, openInApp } from '@/testing/native-app';
import { keepInApp } from './kept-by-app';

/** Texts that the app keeps for the page. */
const kept = new Map<string, string>();
let app: NativeApp;

beforeAll(() => {
  app = openInApp({
    'storage.get': ({ key }) => ({ value: kept.get(key) ?? null }),
    'storage.set': ({ key, value }) => {
      kept.set(key, value);
      return null;
    },
    'storage.remove': ({ key }) => {
      kept.delete(key);
      return null;
    },
  });
  withdrawConsent();
  keepInApp();
});
beforeEach(async () => {
  withdrawConsent();
  await vi.waitFor(() => expect(kept.size).toBe(0));
  chooseAppearance('light');
  stored.remove('APPEARANCE');
  app.calls.length = 0;
});

const inApp = (value: string | undefined) => vi.waitFor(() => expect(kept.get('MALL_APPEARANCE')).toBe(value));

test('before the consent the app is neither asked nor given anything', async () => {
  chooseAppearance('dark');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(app.called()).toEqual([]);
});

test('a choice made before the consent goes to the app with it, later ones at once, and all go with its end', async () => {
  chooseAppearance('dark');
  acceptConsent();
  await inApp('dark');
  chooseAppearance('system');
  await inApp('system');
  withdrawConsent();
  await inApp(undefined);
});

test('what the web view has lost comes back from the app, if it is a choice', async () => {
  kept.set('MALL_APPEARANCE', 'dark');
  acceptConsent();
  await vi.waitFor(() => expect(stored.get('APPEARANCE')).toBe('dark'));
  withdrawConsent();
  stored.remove('APPEARANCE');
  await inApp(undefined);
  kept.set('MALL_APPEARANCE', 'purple');
  acceptConsent();
  await vi.waitFor(() => expect(app.called().filter((name) => name === 'storage.get')).toHaveLength(2));
  expect(stored.get('APPEARANCE')).toBeUndefined();
});
