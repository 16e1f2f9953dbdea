import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Cell, CellGroup } from './cell';

afterEach(cleanup);

test('a row that leads somewhere is a button with its words, by tap and by Enter', () => {
  const onClick = vi.fn();
  render(<Cell title="积分" value="1,280" onClick={onClick} />);
  const row = screen.getByRole('button', { name: '积分 1,280' });
  fireEvent.click(row);
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a row that only shows something is no button, nor is a disabled one', () => {
  const onClick = vi.fn();
  render(
    <CellGroup title="账户">
      <Cell title="版本" value="1.0.0" />
      <Cell title="注销" disabled onClick={onClick} />
    </CellGroup>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByText('注销'));
  expect(onClick).not.toHaveBeenCalled();
});
