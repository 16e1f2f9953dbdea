import { brand } from '@voltfront/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptConsent, collectSystemInfo, withdrawConsent } from '@/session';
import { openInApp } from '@/testing/native-app';
import { isHarmonyContainer, isInContainer } from '.';
import { applyBarHeights } from './bars';

const LINK = `${brand.appScheme}://consent?isAgreePrivacyPolicy=1`;

beforeEach(() => withdrawConsent());
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

/** Takes what the page opens, since jsdom goes nowhere. */
function watchLinks(): string[] {
  const opened: string[] = [];
  const location = Object.defineProperty({}, 'href', { set: (href: string) => void opened.push(href) });
  vi.stubGlobal('location', location);
  return opened;
}

test('the user agent tells the app from a browser, and Harmony from the others', () => {
  expect([isInContainer(), isHarmonyContainer()]).toEqual([false, false]);
  openInApp();
  expect([isInContainer(), isHarmonyContainer()]).toEqual([true, false]);
  openInApp({}, { platform: 'harmony' });
  expect([isInContainer(), isHarmonyContainer()]).toEqual([true, true]);
});

test.each(['android', 'harmony'] as const)('the app on %s learns of the consent by a scheme link', (platform) => {
  openInApp({}, { platform });
  const opened = watchLinks();
  acceptConsent();
  expect(opened).toEqual([LINK]);
});

test.each(['ios', 'harmony'] as const)('the app on %s learns of it by the message handleConfirm', (platform) => {
  openInApp({}, { platform });
  const opened = watchLinks();
  const postMessage = vi.fn();
  vi.stubGlobal('webkit', { messageHandlers: { handleConfirm: { postMessage } } });
  acceptConsent();
  expect(postMessage).toHaveBeenCalledWith({ isAgreePrivacyPolicy: 1 });
  expect(opened).toEqual([]);
});

test('a browser has nobody to tell of the consent', () => {
  const opened = watchLinks();
  acceptConsent();
  expect(opened).toEqual([]);
});

test('device data waits for the consent, except in the Harmony app', () => {
  openInApp();
  expect(collectSystemInfo()).toBeNull();
  openInApp({}, { platform: 'harmony' });
  expect(collectSystemInfo()).not.toBeNull();
});

test('pages keep clear of the bars of the app', () => {
  applyBarHeights({ height: 44, safeAreaBottom: 34 });
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--vf-status-bar')).toBe('44px');
  expect(style.getPropertyValue('--vf-safe-bottom')).toBe('34px');
  applyBarHeights({ height: -1 });
  expect(style.getPropertyValue('--vf-status-bar')).toBe('0px');
  expect(style.getPropertyValue('--vf-safe-bottom')).toBe('34px');
});
