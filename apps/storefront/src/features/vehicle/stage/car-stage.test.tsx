import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Car3dProps } from '../car-3d';
import { chosen, testConfig } from '../testing/stage-config';
import type { CarView } from './car-pictures';
import { CarStage } from './car-stage';

let spend: (() => void) | undefined;
const canShow3d = vi.hoisted(() => vi.fn(() => false));

vi.mock('../car-3d', () => ({
  canShow3d,
  Car3d: ({ body, paint, wheel, view }: Car3dProps) => <div>{`3D ${body} ${paint} ${wheel} ${view}`}</div>,
}));

vi.mock('@/platform/spare-time', () => ({
  inSpareTime: (run: () => void) => {
    spend = run;
    return () => undefined;
  },
}));

beforeEach(() => {
  spend = undefined;
  canShow3d.mockReturnValue(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function Stage({ codes }: { codes: string[] }) {
  const [view, setView] = useState<CarView>('front');
  return <CarStage config={testConfig} selection={codes} view={view} onView={setView} />;
}

function open(...codes: string[]) {
  const { container, rerender } = render(<Stage codes={chosen(...codes)} />);
  return {
    container,
    choose: (...others: string[]) => rerender(<Stage codes={chosen(...others)} />),
    view: () => screen.getByRole('radio', { checked: true }).textContent,
    /** Addresses of all pictures that are asked for, without their width. */
    asked: () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('?')[0]),
    image: (path: string) => container.querySelector(`img[src^="${path}"]`) as HTMLImageElement,
  };
}

/** Scrolls the track by a finger until a slide fills it. */
function swipeTo(slide: number) {
  const track = screen.getByRole('region', { name: '外观与内饰' });
  Object.defineProperty(track, 'clientWidth', { value: 390, configurable: true });
  Object.defineProperty(track, 'scrollLeft', { value: 390 * slide, configurable: true, writable: true });
  fireEvent.scroll(track);
}

test('a swipe turns the car', () => {
  const stage = open();
  expect(stage.view()).toBe('车头');
  swipeTo(1);
  expect(stage.view()).toBe('侧面');
  expect(screen.getByRole('img', { name: '样车 标准版 侧面' })).toBeTruthy();
});

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('with less motion wanted: %s, the track moves to a view %s', (isLess, behavior) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isLess && query.includes('reduced-motion') }));
  open();
  const scrollTo = vi.fn();
  Object.assign(screen.getByRole('region', { name: '外观与内饰' }), { scrollTo });
  fireEvent.click(screen.getByRole('radio', { name: '车尾' }));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
});

test('arrow keys turn the car', () => {
  const stage = open();
  fireEvent.keyDown(screen.getByRole('radio', { name: '车头' }), { key: 'ArrowRight' });
  expect(stage.view()).toBe('侧面');
});

test('a change of paint keeps the view and fades the new picture over the old one', () => {
  const stage = open();
  swipeTo(1);
  stage.choose('paint-ember');
  expect(stage.view()).toBe('侧面');
  const [before, after] = ['mist', 'ember'].map((paint) => stage.image(`/assets/cars/M1_side_aero_${paint}.webp`));
  expect(before?.className).toContain('shown');
  if (after) fireEvent.load(after);
  expect(before?.className).not.toContain('shown');
  expect(after?.className).toContain('shown');
});

test('only the open view is fetched before the page has time to spare', () => {
  const stage = open();
  expect(stage.asked()).toEqual(['/assets/cars/M1_front_aero_mist.webp']);
});

test('in spare time the other views come, then the other paints of the open view, all after what is on screen', () => {
  const stage = open();
  act(() => spend?.());
  expect(stage.asked()).toEqual([
    '/assets/cars/M1_front_aero_mist.webp',
    '/assets/cars/M1_side_aero_mist.webp',
    '/assets/cars/M1_rear_aero_mist.webp',
    '/assets/interiors/five_cabin_black.webp',
  ]);
  fireEvent.load(stage.image('/assets/cars/M1_front_aero_mist.webp'));
  const ahead = stage.image('/assets/cars/M1_front_aero_ember.webp');
  expect(ahead.getAttribute('fetchpriority')).toBe('low');
  expect(stage.image('/assets/cars/M1_side_aero_mist.webp').getAttribute('fetchpriority')).toBe('low');
  expect(stage.image('/assets/cars/M1_front_aero_mist.webp').getAttribute('fetchpriority')).toBe('high');
});

test('a finger on the stage brings the other views at once', () => {
  const stage = open();
  fireEvent.touchStart(screen.getByRole('region', { name: '外观与内饰' }));
  expect(stage.asked()).toContain('/assets/cars/M1_side_aero_mist.webp');
});

test('the rear says when it does not wear the chosen wheel', () => {
  const stage = open('wheel-blade');
  fireEvent.click(screen.getByRole('radio', { name: '车尾' }));
  expect(screen.getByText('此图轮毂为 低风阻轮毂，所选轮毂请看车头与侧面')).toBeTruthy();
  stage.choose('wheel-aero');
  expect(screen.queryByText(/此图轮毂为/)).toBeNull();
});

test('a device that cannot draw in three dimensions is not offered to', () => {
  open();
  act(() => spend?.());
  expect(screen.queryByRole('button', { name: '三维看车' })).toBeNull();
});

test('the turning car starts from the open view, wears what is chosen, and gives way to a picture that is asked for', () => {
  canShow3d.mockReturnValue(true);
  const stage = open();
  act(() => spend?.());
  swipeTo(1);
  fireEvent.click(screen.getByRole('button', { name: '三维看车' }));
  expect(screen.getByText('3D M1 mist aero side')).toBeTruthy();
  stage.choose('paint-ember', 'wheel-blade');
  expect(screen.getByText('3D M1 ember blade side')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '车尾' }));
  expect(screen.queryByText(/^3D M1/)).toBeNull();
});

test('a view that the page asks for puts its picture in place of the turning car, for good', () => {
  canShow3d.mockReturnValue(true);
  const stage = (view: CarView) => (
    <CarStage config={testConfig} selection={chosen()} view={view} onView={() => undefined} />
  );
  const { rerender } = render(stage('front'));
  act(() => spend?.());
  fireEvent.click(screen.getByRole('button', { name: '三维看车' }));
  expect(screen.getByText('3D M1 mist aero front')).toBeTruthy();
  rerender(stage('side'));
  expect(screen.queryByText(/^3D M1/)).toBeNull();
  expect(screen.getByRole('button', { name: '三维看车', pressed: false })).toBeTruthy();
  rerender(stage('front'));
  expect(screen.queryByText(/^3D M1/)).toBeNull();
});

test('nothing turns within the cabin', () => {
  canShow3d.mockReturnValue(true);
  open();
  act(() => spend?.());
  fireEvent.click(screen.getByRole('button', { name: '三维看车' }));
  fireEvent.click(screen.getByRole('radio', { name: '内饰' }));
  expect(screen.queryByRole('button', { name: '三维看车' })).toBeNull();
});
