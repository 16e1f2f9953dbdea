import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from '@/navigation';
import { EndingCoupons } from './ending-coupons';

vi.mock('@/navigation', () => ({ navigate: vi.fn() }));
beforeEach(() => vi.mocked(navigate).mockClear());

const at = Date.parse('2026-12-05T00:00+08:00');
const first = [
  { couponId: 'c1', title: '购车立减', expiresAt: at },
  { couponId: 'c2', title: '充电礼券', expiresAt: at },
];

describe('coupons about to end', () => {
  test('show nothing to people without any', () => {
    const { container } = render(<EndingCoupons ending={{ count: 0, first: [] }} />);
    expect(container.textContent).toBe('');
  });

  test('name the first, with their last day, and lead to them', () => {
    render(<EndingCoupons ending={{ count: 2, first }} />);
    expect(screen.getAllByText('2026年12月4日 止')).toHaveLength(2);
    expect(screen.queryByText(/另有/)).toBeNull();
    fireEvent.click(screen.getByText('充电礼券'));
    expect(navigate).toHaveBeenCalledWith('/pagesMine/cardBag/cardDetail', { couponId: 'c2' });
  });

  test('count the others, which are in the card bag', () => {
    render(<EndingCoupons ending={{ count: 5, first }} />);
    fireEvent.click(screen.getByText('另有 3 张，去卡包查看'));
    expect(navigate).toHaveBeenCalledWith('/pagesMine/cardBag/index');
  });
});
