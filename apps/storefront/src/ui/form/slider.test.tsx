import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Slider } from './slider';
import { nearestStep } from './use-slide';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const percentText = (value: number) => `${value}%`;

function Host({ start = 30, max = 90 }: { start?: number; max?: number }) {
  const [value, setValue] = useState(start);
  return <Slider label="首付比例" value={value} onChange={setValue} min={15} max={max} step={5} format={percentText} />;
}

const said = () => screen.getByRole('slider', { name: '首付比例' }).getAttribute('aria-valuetext');

test('a value snaps to the nearest step inside the range', () => {
  const range = { min: 15, max: 90, step: 5 };
  expect([0, 17.4, 17.5, 91].map((value) => nearestStep(value, range))).toEqual([15, 15, 20, 90]);
});

test('keys and buttons move by a step and stop at the ends', () => {
  render(<Host start={85} />);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
  expect(said()).toBe('90%');
  fireEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(said()).toBe('90%');
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  expect(said()).toBe('15%');
  fireEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(said()).toBe('20%');
});

test('a drag moves the knob from where it stands, and a tap jumps to the place', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 300 } as DOMRect);
  render(<Host />);
  const slider = screen.getByRole('slider');
  fireEvent.touchStart(slider, { touches: [{ clientX: 250 }] });
  await waitFor(() => {
    fireEvent.touchMove(slider, { touches: [{ clientX: 290 }] });
    expect(said()).toBe('40%');
  });
  fireEvent.touchEnd(slider);
  expect(said()).toBe('40%');
  fireEvent.mouseDown(slider, { clientX: 380 });
  fireEvent.mouseUp(slider, { clientX: 380 });
  await waitFor(() => expect(said()).toBe('85%'));
});

test('a range of one value cannot be moved', () => {
  render(<Host start={15} max={15} />);
  fireEvent.click(screen.getByRole('button', { name: '增加' }));
  expect(said()).toBe('15%');
  expect(screen.getByRole('button', { name: '减少' }).getAttribute('aria-disabled')).toBe('true');
});
