import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Popup } from './popup';

afterEach(cleanup);

function openPopup() {
  const onClose = vi.fn();
  render(
    <Popup isOpen onClose={onClose} title="购车权益">
      <button type="button">第一项</button>
      <button type="button">第二项</button>
    </Popup>,
  );
  return { onClose, bar: screen.getByRole('button', { name: '关闭' }) };
}

function swipe(bar: HTMLElement, from: number, to: number) {
  fireEvent.touchStart(bar, { touches: [{ clientY: from }] });
  fireEvent.touchMove(bar, { touches: [{ clientY: to }] });
  fireEvent.touchEnd(bar);
}

test('a swipe of more than 40 px down the bar closes the popup', () => {
  const { onClose, bar } = openPopup();
  swipe(bar, 100, 141);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a swipe of 40 px or upwards leaves it open', () => {
  const { onClose, bar } = openPopup();
  swipe(bar, 100, 140);
  swipe(bar, 100, 20);
  expect(onClose).not.toHaveBeenCalled();
});

test('tapping the bar and pressing Escape close it', () => {
  const { onClose, bar } = openPopup();
  fireEvent.click(bar);
  fireEvent.keyDown(screen.getByRole('dialog', { name: '购车权益' }), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('the focus moves into the popup and Tab stays inside', () => {
  const { bar } = openPopup();
  const dialog = screen.getByRole('dialog');
  expect(document.activeElement).toBe(dialog);
  screen.getByRole('button', { name: '第二项' }).focus();
  fireEvent.keyDown(dialog, { key: 'Tab' });
  expect(document.activeElement).toBe(bar);
});

test('keys go on working when what had the focus is gone', () => {
  const { onClose } = openPopup();
  screen.getByRole('button', { name: '第二项' }).focus();
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it leaves the page after its animation', () => {
  vi.useFakeTimers();
  const view = render(<Popup isOpen onClose={vi.fn()} title="权益" />);
  view.rerender(<Popup isOpen={false} onClose={vi.fn()} title="权益" />);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  vi.advanceTimersByTime(240);
  view.rerender(<Popup isOpen={false} onClose={vi.fn()} title="权益" />);
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.useRealTimers();
});
