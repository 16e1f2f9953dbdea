import { collectedItems } from '@voltfront/brand/privacy';
import { describe, expect, it } from 'vitest';
import { countText, groupItems, valueText } from './group-items';

const item = {
  key: 'order',
  group: 'trade' as const,
  name: '订单',
  purpose: '新目的',
  occasion: '新场景',
  retention: '新期限',
  needs: 'login' as const,
};

describe('groupItems', () => {
  it('has every built-in item once, in five groups', () => {
    const groups = groupItems();
    expect(groups.map(({ title }) => title)).toEqual(['基本资料', '订单与交易', '位置', '设备', '使用记录']);
    expect(groups.flatMap(({ items }) => items)).toHaveLength(collectedItems.length);
  });

  it('shows what is published, and still leads to where an item is changed', () => {
    const groups = groupItems({ version: '9', listedOn: '2026-12-01', items: [item] });
    const [order] = groups.flatMap(({ items }) => items);
    expect(order).toMatchObject({ purpose: '新目的', manageAt: '/pagesOrder/order/index' });
  });
});

describe('words', () => {
  it('say how often, and 未收集 at zero', () => {
    expect(countText({ key: 'order', value: null, count: 3 })).toBe('3 次');
    expect(countText({ key: 'order', value: null, count: 0 })).toBe('未收集');
    expect(countText(undefined)).toBeNull();
  });

  it('name platforms and leave other values as they are', () => {
    expect(valueText({ key: 'environment', value: 'MINI', count: 1 })).toBe('微信小程序');
    expect(valueText({ key: 'mobile', value: '138****0002', count: 1 })).toBe('138****0002');
    expect(valueText(undefined)).toBeNull();
  });
});
