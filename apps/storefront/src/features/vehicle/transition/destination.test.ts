import type { EntranceData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { findRoute } from '@/navigation';
import { destinationOf } from './destination';

const entrance = (kind: EntranceData['kind'], changes: Partial<EntranceData> = {}): EntranceData => ({
  kind,
  modelId: 'M1',
  orderNo: null,
  ...changes,
});

test('the stage of a model leads to its page, with who shared it', () => {
  expect(destinationOf(entrance('onSale'), { share_code: 's1' })).toBe(
    '/pagesDetail/carModel?modelId=M1&share_code=s1',
  );
  expect(destinationOf(entrance('blindBooking'), {})).toBe('/pagesDetail/carModelNew?modelId=M1');
  expect(destinationOf(entrance('offSale'), {})).toBe('/pagesDetail/carModel?modelId=M1');
});

test('own orders lead to their page, blind ones to their certificate', () => {
  expect(destinationOf(entrance('order', { orderNo: 'VO1234' }), {})).toBe('/pagesOrder/car/detail?orderNo=VO1234');
  expect(destinationOf(entrance('blindOrder', { orderNo: 'VO1234' }), {})).toBe(
    '/pagesOrder/confirm/cs1eResult?orderNo=VO1234',
  );
});

test('nothing known leads to all cars', () => {
  expect(destinationOf(entrance('cars', { modelId: null }), {})).toBe('/pages/car/index');
});

test('whatever the entrance, the address is a page of this build', () => {
  const kinds = ['order', 'blindOrder', 'stockCar', 'flashSale', 'onSale', 'blindBooking', 'offSale', 'cars'] as const;
  for (const kind of kinds) {
    for (const modelId of ['M1', null]) {
      const address = destinationOf(entrance(kind, { modelId }), { stockCarId: 'c1', snapUpId: 'a1' });
      expect(findRoute(address.split('?')[0] ?? '')).toBeDefined();
    }
  }
});
