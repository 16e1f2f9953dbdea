import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatChineseDate,
  formatClock,
  formatDate,
  formatDateTime,
  formatDateTimeSeconds,
  formatInstant,
} from './date';
import { formatRelativeTime } from './relative-time';
import { shanghaiParts } from './shanghai-time';

describe('dates', () => {
  const lateEvening = '2026-11-20T16:05:09Z';

  test('are those of Asia/Shanghai, whatever the zone of the device', () => {
    expect(formatDate(lateEvening)).toBe('2026-11-21');
    expect(formatDateTime(lateEvening)).toBe('2026-11-21 00:05');
    expect(formatDateTimeSeconds(lateEvening)).toBe('2026-11-21 00:05:09');
    expect(formatClock(lateEvening)).toBe('00:05');
    expect(formatChineseDate('2026-03-04T00:00:00+08:00')).toBe('2026年3月4日');
    expect(shanghaiParts(lateEvening).weekday).toBe(6);
  });

  test('may come as text, number or Date; unreadable text is empty', () => {
    const ms = Date.parse(lateEvening);
    expect([ms, new Date(ms)].map(formatDateTime)).toEqual(['2026-11-21 00:05', '2026-11-21 00:05']);
    expect(formatDate('soon')).toBe('');
  });

  test('read back as the moment they were made from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const text = formatInstant(seconds * 1000, 'YYYY-MM-DDTHH:mm:ss');
        expect(Date.parse(`${text}+08:00`)).toBe(seconds * 1000);
      }),
    );
  });
});

describe('English months', () => {
  test.each([
    ['2026-01-31T12:00:00+08:00', 'Jan 31, 2026'],
    ['2026-05-01T00:00:00+08:00', 'May 1, 2026'],
    ['2025-12-31T23:59:59+08:00', 'Dec 31, 2025'],
  ])('%s is %s', (instant, text) => {
    expect(formatInstant(instant, 'MMM D, YYYY')).toBe(text);
  });
});

describe('relative time', () => {
  const words = {
    now: '刚刚',
    minutes: (count: number) => `${count}分钟前`,
    hours: (count: number) => `${count}小时前`,
    days: (count: number) => `${count}天前`,
  };
  const now = '2026-11-20T10:00:00+08:00';

  test.each([
    ['2026-11-20T10:00:59+08:00', '刚刚'],
    ['2026-11-20T10:00:00+08:00', '刚刚'],
    ['2026-11-20T09:59:01+08:00', '刚刚'],
    ['2026-11-20T09:59:00+08:00', '1分钟前'],
    ['2026-11-20T09:00:01+08:00', '59分钟前'],
    ['2026-11-20T09:00:00+08:00', '1小时前'],
    ['2026-11-19T10:00:01+08:00', '23小时前'],
    ['2026-11-19T10:00:00+08:00', '1天前'],
    ['2026-11-17T10:00:01+08:00', '2天前'],
    ['2026-11-17T10:00:00+08:00', '3天前'],
    ['2026-11-17T09:59:59+08:00', '11/17'],
    ['2026-01-01T00:00:00+08:00', '01/01'],
    ['2025-12-31T23:59:59+08:00', '2025/12/31'],
    ['2024-03-05T00:00:00+08:00', '2024/03/05'],
    ['2026-11-20T10:02:00+08:00', '11/20'],
    ['never', ''],
  ])('%s is %s', (instant, text) => {
    expect(formatRelativeTime(instant, now, words)).toBe(text);
  });

  test('counts days across the new year, and names the year beyond three days', () => {
    const january = '2026-01-02T10:00:00+08:00';
    expect(formatRelativeTime('2025-12-31T11:00:00+08:00', january, words)).toBe('1天前');
    expect(formatRelativeTime('2025-12-29T09:00:00+08:00', january, words)).toBe('2025/12/29');
  });
});
