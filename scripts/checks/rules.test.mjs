import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importRules } from './import-rules.mjs';
import { findWay } from './reach.mjs';
import { useRules } from './use-rules.mjs';

const FRONT = 'apps/storefront/src';
const SERVER = 'apps/server/src';

/** Names of the rules that an import breaks. */
function broken(from, target, more = {}) {
  return importRules
    .filter((rule) => rule.breaks(from, { target, specifier: target, typeOnly: false, ...more }))
    .map((rule) => rule.name);
}

const refused = [
  [`${FRONT}/ui/button/button.tsx`, `${FRONT}/features/order/use-order.ts`],
  [`${FRONT}/platform/share/index.ts`, `${FRONT}/session/token.ts`],
  [`${FRONT}/pagesOrder/pay/index.tsx`, `${FRONT}/pagesMine/settings.tsx`],
  [`${FRONT}/features/order/card.tsx`, 'npm:@tarojs/taro'],
  [`${FRONT}/pages/car/index.tsx`, 'npm:@tarojs/components'],
  [`${FRONT}/api/request.ts`, 'packages/contract/src/index.ts'],
  [`${FRONT}/api/request.ts`, `${SERVER}/kernel/ids.ts`],
  [`${SERVER}/modules/order/lock-order.ts`, `${SERVER}/modules/payment/refund.ts`],
  [`${SERVER}/modules/order/lock-order.ts`, `${SERVER}/modules/payment/payment.tables.ts`],
  [`${SERVER}/kernel/jobs.ts`, `${SERVER}/modules/order/index.ts`],
  ['packages/contract/src/index.ts', 'packages/rules/src/index.ts'],
  ['packages/rules/src/money.ts', 'node:fs'],
];

for (const [from, target] of refused) {
  test(`${from} may not import ${target}`, () => assert.equal(broken(from, target).length, 1));
}

const allowed = [
  [`${FRONT}/pages/car/index.tsx`, `${FRONT}/features/vehicle/card.tsx`],
  [`${FRONT}/navigation/route-table.ts`, `${FRONT}/pagesOrder/routes.ts`],
  [`${FRONT}/api/react.ts`, 'packages/contract/src/error-codes.ts'],
  [`${FRONT}/features/demo/server-demo.tsx`, 'packages/contract/src/errors.ts'],
  [`${SERVER}/modules/order/lock-order.ts`, `${SERVER}/modules/payment/index.ts`],
  [`${SERVER}/kernel/schema.ts`, `${SERVER}/modules/order/order.tables.ts`],
  ['packages/contract/src/order.ts', 'npm:zod'],
];

for (const [from, target] of allowed) {
  test(`${from} may import ${target}`, () => assert.deepEqual(broken(from, target), []));
}

test('types of the contract may be imported by the storefront', () => {
  assert.deepEqual(broken(`${FRONT}/api/request.ts`, 'packages/contract/src/index.ts', { typeOnly: true }), []);
});

test('a schema library is found through several files, and not through types', () => {
  const source = (path, target, typeOnly) => ({ path, imports: [{ target, typeOnly }] });
  const first = source(`${FRONT}/app.tsx`, 'packages/rules/src/a.ts', false);
  assert.deepEqual(findWay([first, source('packages/rules/src/a.ts', 'npm:zod', false)], 'npm:zod'), [
    first.path,
    'packages/rules/src/a.ts',
    'npm:zod',
  ]);
  assert.equal(findWay([first, source('packages/rules/src/a.ts', 'npm:zod', true)], 'npm:zod'), undefined);
});

test('window is refused in a page and allowed in platform', () => {
  const rule = useRules.find(({ name }) => name.includes('window'));
  const using = (path) => rule.find({ path, globals: [{ name: 'window', line: 3 }], environment: [] });
  assert.equal(using(`${FRONT}/pages/car/index.tsx`).length, 1);
  assert.equal(using(`${FRONT}/platform/scroll/index.h5.ts`).length, 0);
});
