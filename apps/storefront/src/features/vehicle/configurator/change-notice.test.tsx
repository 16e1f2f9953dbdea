import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testConfig } from '../testing/stage-config';
import { ChangeNotice } from './change-notice';
import { createConfigurator } from './configurator-store';
import { optionId } from './option-id';

afterEach(() => vi.unstubAllGlobals());

/** Sets the bounding box of an element, which jsdom does not compute. */
function place(element: Element | null, top: number, bottom: number): void {
  if (!(element instanceof HTMLElement)) throw new TypeError('no element');
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  Object.defineProperty(element, 'offsetHeight', { value: bottom - top });
}

function announce(optionBottom: number) {
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  const configurator = createConfigurator(testConfig, null);
  configurator.tap('wheel-blade');
  const { announcement } = configurator.store.getState();
  const notice = (shown: typeof announcement) => (
    <>
      <div id={optionId('wheel-blade')} />
      <ChangeNotice announcement={shown} onUndo={vi.fn()} onClose={vi.fn()} />
    </>
  );
  const { rerender, container } = render(notice(announcement));
  place(container.querySelector(`#${optionId('wheel-blade')}`), optionBottom - 90, optionBottom);
  place(container.querySelector('#change-notice'), 680, 732);
  scrollBy.mockReset();
  rerender(notice(announcement && { ...announcement }));
  return scrollBy;
}

test('the page moves up where the notice would lie over the option that it speaks of', () => {
  expect(announce(720)).toHaveBeenCalledWith(expect.objectContaining({ top: 48 }));
});

test('an option that is free stays where it is', () => {
  expect(announce(600)).not.toHaveBeenCalled();
});
