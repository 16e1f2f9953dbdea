import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActionSheet } from './action-sheet';

function open() {
  const calls: string[] = [];
  render(
    <ActionSheet
      isOpen
      title="这条评论"
      items={[
        { key: 'copy', text: '复制' },
        { key: 'pin', text: '置顶', disabled: true },
      ]}
      onClose={() => calls.push('close')}
      onSelect={(key) => calls.push(key)}
    />,
  );
  return calls;
}

test('an action closes the sheet, then is told', () => {
  const calls = open();
  fireEvent.click(screen.getByRole('button', { name: '复制' }));
  expect(calls).toEqual(['close', 'copy']);
});

test('what cannot be done does nothing', () => {
  const calls = open();
  screen.getByRole('button', { name: '置顶' }).click();
  expect(calls).toEqual([]);
});

test('cancel and Escape close without an action', () => {
  const calls = open();
  fireEvent.click(screen.getByRole('button', { name: '取 消' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(calls).toEqual(['close', 'close']);
});
