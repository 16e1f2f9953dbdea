import { describe, expect, test } from 'vitest';
import type { Tracked } from '@/platform/analytics';
import { createDwell } from './page-dwell';

function setUp() {
  const seen: [string | undefined, number][] = [];
  const dwell = createDwell((event: Tracked) => {
    if (event.name === 'page_leave') seen.push([event.properties.route, event.properties.dwellMs]);
  });
  return { seen, dwell };
}

describe('time on a page', () => {
  test('ends when the next page begins to load', () => {
    const { seen, dwell } = setUp();
    dwell.view('/a', 1_300, 300);
    dwell.view('/b', 6_500, 500);
    expect(seen).toEqual([['/a', 5_000]]);
    expect(dwell.route()).toBe('/b');
  });

  test('does not count while the app is out of sight', () => {
    const { seen, dwell } = setUp();
    dwell.view('/a', 0, 0);
    dwell.hide(2_000);
    dwell.show(60_000);
    dwell.view('/b', 61_000, 0);
    expect(seen).toEqual([
      ['/a', 2_000],
      ['/a', 1_000],
    ]);
  });

  test('is told once, however often the app is said to be hidden', () => {
    const { seen, dwell } = setUp();
    dwell.view('/a', 0, 0);
    dwell.hide(100);
    dwell.hide(200);
    expect(seen).toEqual([['/a', 100]]);
  });

  test('is never below zero, and a page that loads again does not leave itself', () => {
    const { seen, dwell } = setUp();
    dwell.hide(50);
    dwell.view('/a', 1_000, 0);
    dwell.view('/a', 900, 100);
    dwell.view('/b', 500, 0);
    expect(seen).toEqual([['/a', 0]]);
  });
});
