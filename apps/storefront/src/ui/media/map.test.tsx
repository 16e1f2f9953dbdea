import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapBox } from './map-box';
import { freeLabels } from './map-labels';
import { frameOf, scaleOf, spotIn } from './map-places';

const westlake = { key: 'westlake', title: '西湖交付中心', note: '北山街 1 号', latitude: 30.25, longitude: 120.14 };
const binjiang = { key: 'binjiang', title: '滨江体验店', latitude: 30.2, longitude: 120.21 };
const pins = [westlake, binjiang];

test('all places lie inside with room around them, north at the top', () => {
  const frame = frameOf(pins, 1.5);
  const [first, second] = pins.map((pin) => spotIn(frame, pin));
  for (const { x, y } of [first, second] as { x: number; y: number }[]) {
    expect(Math.min(x, y)).toBeGreaterThan(0.15);
    expect(Math.max(x, y)).toBeLessThan(0.85);
  }
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  expect(first?.x).toBeLessThan(second?.x ?? 0);
});

test('a single place has two kilometres around it, and the scale bar a round length', () => {
  const frame = frameOf([westlake], 2);
  expect(spotIn(frame, westlake).x).toBeCloseTo(0.5);
  expect(spotIn(frame, westlake).y).toBeCloseTo(0.5);
  expect(frame.widthM).toBeCloseTo(2000);
  expect(scaleOf(frame).metres).toBe(500);
  expect(scaleOf(frame).share).toBeCloseTo(0.25);
});

test('names that would cover each other give way to the chosen one', () => {
  const close = [
    { key: 'a', isActive: false, x: 0.4, y: 0.5 },
    { key: 'b', isActive: true, x: 0.5, y: 0.52 },
    { key: 'c', isActive: false, x: 0.9, y: 0.1 },
  ];
  expect([...freeLabels(close)]).toEqual(['b', 'c']);
});

test('a pin chosen on the map is told below it, with the way there', () => {
  const onOpen = vi.fn();
  render(<MapBox label="附近门店" pins={pins} onOpen={onOpen} />);
  expect(screen.getByText('北山街 1 号')).toBeTruthy();
  const pin = screen.getByRole('button', { name: '滨江体验店' });
  fireEvent.click(pin);
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '导航去滨江体验店' }));
  expect(onOpen).toHaveBeenCalledWith(binjiang);
});

test('a map without places says so', () => {
  render(<MapBox label="附近门店" pins={[]} />);
  expect(screen.getByText('暂无地点')).toBeTruthy();
});

test('with tiles of a map service the pins lie on a map to move', async () => {
  render(
    <MapBox
      label="附近门店"
      pins={pins}
      tiles={{ address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© 示例' }}
    />,
  );
  expect(await screen.findByText('© 示例')).toBeTruthy();
  expect(document.querySelector('.tiles .leaflet-container')).not.toBeNull();
  fireEvent.click(screen.getByTitle('滨江体验店'));
  expect(screen.getByText('滨江体验店')).toBeTruthy();
});
