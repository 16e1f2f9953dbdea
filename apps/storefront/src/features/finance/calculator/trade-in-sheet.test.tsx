import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TradeInSheet } from './trade-in-sheet';

const tradeIns = [{ tradeInId: 't1', title: '旧车一号', valueFen: 5_000_000, isBinding: true }];

function setUp() {
  const [onChange, onClose] = [vi.fn(), vi.fn()];
  render(
    <TradeInSheet
      isOpen
      onClose={onClose}
      value={{ kind: 'none' }}
      tradeIns={tradeIns}
      maxFen={10_000_000}
      onChange={onChange}
    />,
  );
  return { onChange, onClose };
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: '确定' }));

test('an own offer is taken over by its id', () => {
  const { onChange, onClose } = setUp();
  fireEvent.click(screen.getByRole('radio', { name: /旧车一号.*¥50,000.00/ }));
  confirm();
  expect(onChange).toHaveBeenCalledWith({ kind: 'own', tradeInId: 't1' });
  expect(onClose).toHaveBeenCalled();
});

test('a typed amount is whole yuan, more than nothing and no more than the price', () => {
  const { onChange } = setUp();
  fireEvent.click(screen.getByRole('radio', { name: '自行填写估值' }));
  const field = screen.getByRole('textbox', { name: '旧车估值' });
  for (const words of ['', '0', '12.5']) {
    fireEvent.input(field, { target: { value: words } });
    confirm();
    expect(screen.getByRole('alert').textContent).toBe('请输入大于 0 的整数金额');
  }
  fireEvent.input(field, { target: { value: '100001' } });
  confirm();
  expect(screen.getByRole('alert').textContent).toBe('不能超过 ¥100,000');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: '68000' } });
  confirm();
  expect(onChange).toHaveBeenCalledWith({ kind: 'typed', valueFen: 6_800_000 });
});
