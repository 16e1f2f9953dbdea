import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SwipeActions } from './swipe-actions';

const actions = [
  { key: 'edit', text: '编辑' },
  { key: 'remove', text: '删除', tone: 'danger' as const },
];

function showRows() {
  const onAction = vi.fn();
  const onTap = vi.fn();
  render(
    ['第一行', '第二行'].map((name) => (
      <SwipeActions key={name} label={name} actions={actions} onAction={onAction}>
        <button type="button" onClick={onTap}>
          打开{name}
        </button>
      </SwipeActions>
    )),
  );
  return { onAction, onTap };
}

const content = (name: string) => screen.getByRole('button', { name: `打开${name}` });
const more = (name: string) => screen.getByRole('button', { name: `${name}的操作` });
const isOpen = (name: string) => more(name).getAttribute('aria-expanded') === 'true';

function swipe(name: string, x: number, y = 0) {
  const target = content(name);
  fireEvent.touchStart(target, { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchMove(target, { touches: [{ clientX: 200 + x, clientY: 100 + y }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: 200 + x, clientY: 100 + y }] });
}

test('a swipe to the left opens a row and closes the other', () => {
  showRows();
  swipe('第一行', -60);
  expect(isOpen('第一行')).toBe(true);
  swipe('第二行', -60);
  expect(isOpen('第一行')).toBe(false);
  expect(isOpen('第二行')).toBe(true);
  swipe('第二行', 60);
  expect(isOpen('第二行')).toBe(false);
});

test('a short swipe and scrolling the page leave it closed', () => {
  showRows();
  swipe('第一行', -30);
  swipe('第一行', -60, 90);
  expect(isOpen('第一行')).toBe(false);
});

test('a tap on an open row closes it and does not reach what is in it', () => {
  const { onTap } = showRows();
  swipe('第一行', -60);
  const shield = document.querySelector('.shield') as Element;
  expect(shield.parentElement?.contains(content('第一行'))).toBe(true);
  fireEvent.click(shield);
  expect(isOpen('第一行')).toBe(false);
  expect(onTap).not.toHaveBeenCalled();
  expect(document.querySelector('.shield')).toBeNull();
  fireEvent.click(content('第一行'));
  expect(onTap).toHaveBeenCalledTimes(1);
});

test('an action closes the row and is told', () => {
  const { onAction } = showRows();
  swipe('第二行', -60);
  fireEvent.click(screen.getAllByText('删除')[1] as HTMLElement);
  expect(onAction).toHaveBeenCalledWith('remove');
  expect(isOpen('第二行')).toBe(false);
});

test('keys reach the actions by its button and come back by Escape', () => {
  showRows();
  fireEvent.click(more('第一行'));
  expect(isOpen('第一行')).toBe(true);
  const edit = screen.getAllByText('编辑')[0] as HTMLElement;
  expect(document.activeElement).toBe(edit);
  fireEvent.keyDown(edit, { key: 'Escape' });
  expect(isOpen('第一行')).toBe(false);
  expect(document.activeElement).toBe(more('第一行'));
});
