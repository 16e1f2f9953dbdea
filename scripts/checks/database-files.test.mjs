import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTableUsers } from './database-files.mjs';

const MODULES = 'apps/server/src/modules';
const TABLES = `${MODULES}/order/order.tables.ts`;

const breachesOf = (path, typeOnly = false) =>
  findTableUsers([{ path: `${MODULES}/${path}`, imports: [{ target: TABLES, typeOnly }] }]);

test('a use case and a seed may not import tables', () => {
  for (const path of ['order/lock-order.ts', 'order/seed-orders.ts', 'stock/hold-car.ts'])
    assert.deepEqual(breachesOf(path), [`${MODULES}/${path} imports tables`]);
});

test('a repository may not import tables of another module', () =>
  assert.deepEqual(breachesOf('stock/stock-car.repository.ts'), [
    `${MODULES}/stock/stock-car.repository.ts imports tables of another module`,
  ]));

test('own repositories, tests and demo data may, and everybody the types', () => {
  for (const path of ['order/order.repository.ts', 'order/order.test.ts', 'order/demo/orders.ts'])
    assert.deepEqual(breachesOf(path), []);
  assert.deepEqual(breachesOf('order/lock-order.ts', true), []);
});
