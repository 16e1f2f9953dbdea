import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('slides go by themselves, but not while somebody is on them', () => {
  const { track } = open(5000);
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
