import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STILL_MS } from '@/platform/settled';
import { Carousel } from './carousel';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  HTMLElement.prototype.scrollTo = scrollTo;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
});

afterEach(() => {
  vi.useRealTimers();
});

function open(intervalMs?: number) {
  const onChange = vi.fn();
  render(
    <Carousel label="焦点图" intervalMs={intervalMs} onChange={onChange}>
      <div>一</div>
      <div>二</div>
      <div>三</div>
    </Carousel>,
  );
  return { onChange, track: screen.getByRole('region', { name: '焦点图' }) };
}

const goesTo = () => (scrollTo.mock.lastCall?.[0] as { left: number } | undefined)?.left;

/** Lets the first page of the app settle, untouched. */
const settle = () => act(() => vi.advanceTimersByTime(STILL_MS));

test('the first slide of a first page stays until that has settled', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  open(5000);
  settle();
  act(() => vi.advanceTimersByTime(4999));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(goesTo()).toBe(390);
});

test('a touch ends the wait', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  open(5000);
  fireEvent.touchStart(document.body);
  act(() => vi.advanceTimersByTime(5000));
  expect(goesTo()).toBe(390);
});

test('slides never go by themselves where less motion is wanted', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open(5000);
  settle();
  act(() => vi.advanceTimersByTime(20_000));
  vi.unstubAllGlobals();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('slides go by themselves, but not while somebody is on them', () => {
  const { track } = open(5000);
  settle();
  scrollTo.mockClear();
  act(() => vi.advanceTimersByTime(5000));
  expect(goesTo()).toBe(390);
  scrollTo.mockClear();
  fireEvent.focus(track);
  act(() => vi.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('arrow keys turn the slides, around the ends too', () => {
  const { track } = open(0);
  fireEvent.keyDown(track, { key: 'ArrowLeft' });
  expect(goesTo()).toBe(780);
  fireEvent.keyDown(track, { key: 'ArrowRight' });
  expect(goesTo()).toBe(390);
});

test('a swipe tells which slide is shown, and each slide has its place', () => {
  const { track, onChange } = open(0);
  track.scrollLeft = 400;
  fireEvent.scroll(track);
  expect(onChange).toHaveBeenCalledWith(1);
  expect(screen.getByRole('group', { name: '第2张，共3张' }).textContent).toBe('二');
});
