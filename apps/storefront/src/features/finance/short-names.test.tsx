import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProductPicker } from './calculator/product-picker';
import { CompareSheet } from './lender/compare-sheet';
import { ProductCard } from './lender/product-card';
import { RateTable } from './rules/rate-table';
import { someProduct } from './testing/products';

const name = '一二三四五六七八九十甲乙丙';
const lenderName = '甲乙丙丁戊己庚辛壬癸子丑寅卯';
const product = { ...someProduct({ name, lenderName }), modelNames: ['全部'], cityNames: null };

test.each([
  ['the calculator', 2, <ProductPicker key="a" products={[product]} productId="p1" months={36} onChange={vi.fn()} />],
  ['the table of rates', 2, <RateTable key="b" rates={[product]} />],
  ['the card of a product', 1, <ProductCard key="c" product={product} isStopped={false} onUse={vi.fn()} />],
  [
    'the comparison of products',
    1,
    <CompareSheet key="d" isOpen onClose={vi.fn()} products={[product]} isStopped={false} onUse={vi.fn()} />,
  ],
] as const)('%s cuts names of plans and lenders at 12 characters', (_, count, element) => {
  render(element);
  expect(screen.getAllByText(/ \.\.\.$/)).toHaveLength(count);
  expect(screen.getByText('一二三四五六七八九十甲乙 ...')).toBeTruthy();
});
