import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '@/page/change-language';
import { translate } from '@/session';
import { longDate, relativeDate, shortDate } from '@/ui';

const speak = changeLanguage;

afterEach(() => speak('zh-CN'));

const LATE = '2026-11-20T16:05:09Z';
const cars = (count: number) => t`${count} 台`;

test('texts of macros and of tables come in English', async () => {
  await speak('en');
  expect(t`关闭`).toBe('Close');
  expect(translate('购车')).toBe('Cars');
  expect(document.documentElement.lang).toBe('en');
});

test('a text without a translation stays Chinese, its parameters in place', async () => {
  await speak('en');
  const days = 3;
  expect(t`没有译文的 ${days} 天`).toBe('没有译文的 3 天');
});

test('one car, two cars, and none are counted as English does', async () => {
  expect(cars(1)).toBe('1 台');
  await speak('en');
  expect([0, 1, 2, 21].map(cars)).toEqual(['0 cars', '1 car', '2 cars', '21 cars']);
});

test('dates have the names of months', async () => {
  expect(longDate(LATE)).toBe('2026年11月21日');
  await speak('en');
  expect(longDate(LATE)).toBe('Nov 21, 2026');
  expect(shortDate('2026-05-01T00:00:00+08:00')).toBe('May 1');
  expect(relativeDate(LATE, '2026-11-20T17:06:00Z')).toBe('1 h ago');
  expect(relativeDate(LATE, '2026-11-20T16:08:00Z')).toBe('2 min ago');
});

test('back in Chinese nothing is English', async () => {
  await speak('en');
  await speak('zh-CN');
  expect(t`关闭`).toBe('关闭');
  expect(i18n.locale).toBe('zh-CN');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('the last choice counts when two are made in a hurry', async () => {
  await Promise.all([speak('en'), speak('zh-CN')]);
  expect(t`关闭`).toBe('关闭');
});
