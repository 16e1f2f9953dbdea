import type { FinanceProductData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { subjectIn, tabIn, tradeInIn, wantedIn } from './address';
import { choiceAddress, chooseProduct, downRange, fitChoice } from './choice';
import { someProduct } from './testing/products';

const loan = someProduct({ productId: 'p1', lenderId: 'l1', minDownPercent: 20, maxDownPercent: 80 });
const air = someProduct({ productId: 'a1', lenderId: 'l2', kind: 'air', methods: ['balloon'] });
const gone: FinanceProductData = { ...loan, productId: 'p0', refusal: { code: 'city', message: '当前城市暂未开放' } };

test('a wish outside the limits of a product is brought to the nearest allowed one', () => {
  const wanted = { method: 'equalPrincipal', months: 50, downPercent: 95 } as const;
  expect(fitChoice(loan, wanted, null)).toEqual({
    method: 'equalPrincipal',
    productId: 'p1',
    months: 48,
    downPercent: 80,
  });
  expect(fitChoice(loan, { downPercent: 12 }, null).downPercent).toBe(20);
});

test('a product without equal principal takes equal instalments', () => {
  const only = { ...loan, methods: ['equalInstalment'] } satisfies FinanceProductData;
  expect(fitChoice(only, { method: 'equalPrincipal' }, null).method).toBe('equalInstalment');
});

test('the final payment is one that the term allows', () => {
  expect(fitChoice(air, { months: 36, balloonPercent: 60 }, null)).toMatchObject({
    method: 'balloon',
    balloonPercent: 50,
  });
});

test('the slider keeps to steps of five inside the limits of the product', () => {
  expect(downRange({ ...loan, minDownPercent: 0, maxDownPercent: 100 })).toEqual({ min: 15, max: 90, step: 5 });
  expect(downRange({ ...loan, minDownPercent: 22, maxDownPercent: 78 })).toEqual({ min: 25, max: 75, step: 5 });
});

test('a named product wins, then the named lender, then the usual one; what is not offered never does', () => {
  const products = [gone, loan, air];
  expect(chooseProduct(products, 'loan', { productId: 'p0' }, null)?.productId).toBe('p1');
  expect(chooseProduct(products, 'air', { lenderId: 'l2' }, null)?.productId).toBe('a1');
  expect(chooseProduct([gone], 'loan', {}, null)).toBeNull();
});

test('an address names the order before the stock car, the configuration and the version', () => {
  expect(subjectIn({ orderNo: 'VO1', c: 'YL01.YL01-pro' })).toEqual({ kind: 'order', orderNo: 'VO1' });
  expect(subjectIn({ c: 'M.V.A.B', subsidy: 'none' })).toEqual({
    kind: 'configuration',
    configuration: { modelId: 'M', versionId: 'V', productCodes: ['A', 'B'] },
    subsidy: 'none',
  });
  expect(subjectIn({ modelId: 'M' })).toBeNull();
});

test('a choice travels through an address unchanged', () => {
  const choice = { method: 'balloon', productId: 'a1', months: 36, downPercent: 20, balloonPercent: 40 } as const;
  const address = choiceAddress(choice, { kind: 'typed', valueFen: 5_000_000 });
  expect(fitChoice(air, wantedIn(address), null)).toEqual(choice);
  expect(tabIn(address)).toBe('air');
  expect(tradeInIn(address)).toEqual({ kind: 'typed', valueFen: 5_000_000 });
});

test('nonsense in an address counts as nothing', () => {
  expect(wantedIn({ months: '3e1', down: '-5', method: 'gift' })).toEqual({});
  expect(tradeInIn({ tradeIn: 'many' })).toEqual({ kind: 'none' });
});
