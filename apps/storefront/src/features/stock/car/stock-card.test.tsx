import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { someCar } from '../testing/some-car';
import { StockCard } from './stock-card';

const photo = {
  photoId: 'p1',
  picture: '/assets/cars/M1.webp',
  on: 'hall',
  focus: null,
  caption: '左前 45 度',
  place: '上海',
  takenAt: 1,
} as const;

test('the picture leads to the photos, the words to the car', () => {
  const [onOpen, onPhotos] = [vi.fn(), vi.fn()];
  render(<StockCard car={{ ...someCar, photo, photoCount: 9 }} onOpen={onOpen} onPhotos={onPhotos} />);
  fireEvent.click(screen.getByText('9 张实拍'));
  expect([onPhotos.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByText('样车 长续航版'));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a car without photos is shown by its configuration and says so', () => {
  const onOpen = vi.fn();
  render(<StockCard car={someCar} onOpen={onOpen} onPhotos={vi.fn()} />);
  expect(screen.getByText('配置示意图')).toBeTruthy();
  fireEvent.click(screen.getByRole('img', { name: '样车 长续航版 松林绿' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a car that somebody took stays in the list, without its saving', () => {
  render(<StockCard car={{ ...someCar, state: 'held' }} onOpen={vi.fn()} />);
  expect(screen.getByText('已被预订')).toBeTruthy();
  expect(screen.queryByText('省 1.2 万')).toBeNull();
});

test('of a used car the mileage and the plates are told, of a new one not', () => {
  const { rerender } = render(<StockCard car={someCar} onOpen={vi.fn()} />);
  expect(screen.queryByText(/里程/)).toBeNull();
  rerender(<StockCard car={{ ...someCar, kind: 'testDrive', mileageKm: 5280 }} onOpen={vi.fn()} />);
  expect(screen.getByText('里程 5,280 km · 未上牌')).toBeTruthy();
});

test('only a close match is a badge, another is told in words', () => {
  const { container, rerender } = render(<StockCard car={{ ...someCar, matchPercent: 85 }} onOpen={vi.fn()} />);
  const badges = () => container.querySelector('.marks')?.textContent;
  expect(badges()).toContain('匹配 85%');
  rerender(<StockCard car={{ ...someCar, matchPercent: 10 }} onOpen={vi.fn()} />);
  expect(badges()).not.toContain('匹配');
  expect(screen.queryByText(/10%/)).toBeNull();
  expect(screen.getByText('与我的配置差异较大')).toBeTruthy();
  rerender(<StockCard car={{ ...someCar, matchPercent: 60 }} onOpen={vi.fn()} />);
  expect(screen.getByText('与我的配置部分相同')).toBeTruthy();
});
