import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture';
import { picture, setPictureOrigin } from './picture-address';
import { pictureProps } from './picture-props.h5';

afterEach(() => {
  cleanup();
  setPictureOrigin('');
});

test('a wanted width is rounded up to the next one the server keeps', () => {
  expect(picture('/assets/cars/a.webp', 100)).toBe('/assets/cars/a.webp?w=160');
  expect(picture('/assets/cars/a.webp', 750)).toBe('/assets/cars/a.webp?w=750');
  expect(picture('/assets/cars/a.webp', 9999)).toBe('/assets/cars/a.webp?w=1280');
  expect(picture('/assets/cars/a.webp?on=hall', 96)).toBe('/assets/cars/a.webp?on=hall&w=96');
});

test('only pictures of the shop get a width, and only stored paths the origin', () => {
  setPictureOrigin('https://shop.example/');
  expect(picture('/assets/a.png', 96)).toBe('https://shop.example/assets/a.png?w=96');
  expect(picture('/files/u/1.webp', 96)).toBe('https://shop.example/files/u/1.webp?w=96');
  expect(picture('/files/u/1.webp?until=17&sign=a', 90)).toBe(
    'https://shop.example/files/u/1.webp?until=17&sign=a&w=96',
  );
  expect(picture('data:image/svg+xml,x', 96)).toBe('data:image/svg+xml,x');
});

test('H5 offers one candidate per density and fetches an eager picture first', () => {
  const props = pictureProps('/assets/a.webp', 350, true) as unknown as Record<string, string>;
  expect(props.srcSet).toBe('/assets/a.webp?w=480 1x, /assets/a.webp?w=750 2x, /assets/a.webp?w=1170 3x');
  expect(props.fetchpriority).toBe('high');
  expect(pictureProps('/assets/a.webp', 350, false)).toHaveProperty('loading', 'lazy');
});

test('a picture that fails keeps its name and shows the fallback, a new one is tried again', () => {
  const view = render(<Picture src="/assets/a.webp" width={100} aspect={1} alt="车" fallback={<b>无图</b>} />);
  fireEvent.error(screen.getByRole('img', { name: '车' }));
  expect(screen.getByText('无图')).toBeTruthy();
  expect(screen.getByRole('img', { name: '车' })).toBeTruthy();
  view.rerender(<Picture src="/assets/b.webp" width={100} aspect={1} alt="车" />);
  expect(screen.queryByText('无图')).toBeNull();
});

test('a picture that failed before the code ran shows the fallback at once', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture src="/assets/a.webp" width={100} aspect={1} alt="车" fallback={<b>无图</b>} />);
  expect(screen.getByText('无图')).toBeTruthy();
});
