import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CrossFade } from './cross-fade';
import styles from './cross-fade.module.css';

afterEach(cleanup);

const FIRST = '/assets/cars/a.webp';
const SECOND = '/assets/cars/b.webp';

function show(src: string) {
  const view = render(<CrossFade src={src} alt="车" width={390} />);
  const imageOf = (path: string) => view.container.querySelector(`img[src^="${path}"]`) as HTMLImageElement;
  const isShown = (path: string) => imageOf(path).classList.contains(styles.shown ?? '');
  return { view, imageOf, isShown };
}

test('the first picture is on screen without having told that it loaded', () => {
  const { isShown } = show(FIRST);
  expect(isShown(FIRST)).toBe(true);
});

test('another picture takes its place once it has arrived', () => {
  const { view, imageOf, isShown } = show(FIRST);
  view.rerender(<CrossFade src={SECOND} alt="车" width={390} />);
  expect([isShown(FIRST), isShown(SECOND)]).toEqual([true, false]);
  fireEvent.load(imageOf(SECOND));
  expect([isShown(FIRST), isShown(SECOND)]).toEqual([false, true]);
});
