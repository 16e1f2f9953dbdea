import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Lottie } from './lottie';

const ANIMATION = { fr: 30, ip: 0, op: 30, w: 100, h: 100, layers: [] };

let show: () => void;

// The player is a separate chunk, whose loading is not tested here.
beforeAll(() => import('./lottie-view'));

/** A browser with a canvas, in which `show` scrolls the animation into view. */
beforeEach(() => {
  class Observer {
    constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
      show = () => notice([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  setMotion(false);
});

afterEach(() => vi.unstubAllGlobals());

const setMotion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

function answer(body: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const still = (view: HTMLElement) => view.querySelector('img[src*="still.webp"]');

test('nothing is fetched before it is seen; then it plays in place of its still picture', async () => {
  const fetch = answer(ANIMATION);
  const { container } = render(<Lottie name="success" once />);
  expect(still(container)).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  show();
  await waitFor(() => expect(still(container)).toBeNull());
  expect(fetch).toHaveBeenCalledWith('/assets/zeekr/lottie/success/data.json', expect.anything());
  expect(container.querySelector('canvas')).not.toBeNull();
});

test('people who want less motion keep the still picture', () => {
  const fetch = answer(ANIMATION);
  setMotion(true);
  const { container } = render(<Lottie name="empty" />);
  show();
  expect(still(container)?.parentElement?.className).toContain('still');
  expect(container.querySelector('canvas')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('an animation that cannot be drawn leaves the still picture', async () => {
  const fetch = answer({ code: '000404' });
  const { container } = render(<Lottie name="empty" />);
  show();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => expect(container.querySelector('canvas')).not.toBeNull());
  expect(still(container)).not.toBeNull();
});
