import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChoiceTiles, type ChoiceTilesProps } from './choice-tiles';

const PAINTS = ['白', '黑', '红', '蓝'];

const show = (props: Partial<ChoiceTilesProps<string>> = {}) => {
  const onTap = vi.fn();
  render(
    <ChoiceTiles
      label="颜色"
      items={PAINTS}
      keyOf={(paint) => paint}
      chosenKey="白"
      onTap={onTap}
      isSoldOut={(paint) => paint === '黑'}
      isDisabled={(paint) => paint === '红'}
      tileClass={() => ''}
      {...props}
    >
      {(paint) => paint}
    </ChoiceTiles>,
  );
  return onTap;
};
const tile = (name: string) => screen.getByRole('radio', { name });

test('one tile is chosen, and the only one that Tab reaches', () => {
  show();
  expect(PAINTS.map((paint) => tile(paint).getAttribute('aria-checked'))).toEqual(['true', 'false', 'false', 'false']);
  expect(PAINTS.map((paint) => tile(paint).tabIndex)).toEqual([0, -1, -1, -1]);
});

test('while none is chosen, Tab reaches the first that can be', () => {
  show({ chosenKey: null, isDisabled: (paint) => paint === '白' });
  expect(PAINTS.map((paint) => tile(paint).tabIndex)).toEqual([-1, 0, -1, -1]);
});

test('a tile that is sold out hears taps, not arrow keys', () => {
  const onTap = show();
  fireEvent.keyDown(tile('白'), { key: 'ArrowRight' });
  expect(onTap).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(tile('黑'));
  fireEvent.click(tile('黑'));
  expect(onTap).toHaveBeenCalledWith('黑');
});

test('arrow keys pass over what is disabled', () => {
  const onTap = show({ chosenKey: '黑', isSoldOut: () => false });
  fireEvent.keyDown(tile('黑'), { key: 'ArrowRight' });
  expect(onTap).toHaveBeenCalledWith('蓝');
  tile('红').click();
  expect(onTap).toHaveBeenCalledTimes(1);
});
