import { fireEvent, render, screen } from '@testing-library/react';
import type { RightGroupData, RightOptionData } from '@voltfront/contract';
import { describe, expect, test, vi } from 'vitest';
import { BenefitGroup } from './benefit-group';

const option = (rightCode: string, more: Partial<RightOptionData> = {}): RightOptionData => ({
  rightCode,
  name: rightCode,
  text: '说明',
  priceFen: 0,
  isChosen: false,
  isDefault: false,
  state: 'open',
  reason: null,
  stockLeft: null,
  ...more,
});

const group: RightGroupData = {
  groupCode: 'charging',
  title: '充电权益',
  state: 'open',
  reason: null,
  chosenCode: '家充桩',
  options: [
    option('家充桩', { isChosen: true }),
    option('充电金', { priceFen: -100_000, stockLeft: 8 }),
    option('积分', { state: 'gone', reason: '已领完', stockLeft: 0 }),
  ],
};

const show = (more: Partial<RightGroupData> = {}, isReadOnly = false) => {
  const onPick = vi.fn();
  render(<BenefitGroup group={{ ...group, ...more }} chosenCode="家充桩" isReadOnly={isReadOnly} onPick={onPick} />);
  return onPick;
};

const isOff = (name: RegExp) => (screen.getByRole('radio', { name }) as HTMLButtonElement).disabled;

describe('benefits of which one can be had', () => {
  test('the current one is marked, few left and effects on the price are told', () => {
    const onPick = show();
    expect(screen.getByRole('radio', { name: /家充桩.*当前选择/ }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: /充电金.*仅剩 8 份.*-¥1,000/ }));
    expect(onPick).toHaveBeenCalledWith('充电金');
  });

  test('what has run out cannot be picked and says why', () => {
    show();
    expect(isOff(/积分.*已领完/)).toBe(true);
  });

  test('a used group is read-only with its reason', () => {
    show({ state: 'used', reason: '已使用，不可变更' });
    expect(screen.getByText('已使用，不可变更')).toBeTruthy();
    expect(isOff(/充电金/)).toBe(true);
  });

  test('nothing can be picked once the order is locked', () => {
    show({}, true);
    expect([/家充桩/, /充电金/, /积分/].map(isOff)).toEqual([true, true, true]);
  });
});
