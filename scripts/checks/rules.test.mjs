import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleRules, findCircles } from './circles.mjs';
import { findStrayDemo } from './demo-files.mjs';
import { importRules } from './import-rules.mjs';
import { findWay } from './reach.mjs';
import { rawValues } from './style-rules.mjs';
import { isTimed, rawTimes } from './time-rules.mjs';
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
  [`${SERVER}/modules/order/lock-order.ts`, 'npm:drizzle-orm'],
  [`${SERVER}/modules/order/lock-order.ts`, `${SERVER}/modules/vehicle/demo/index.ts`],
  [`${SERVER}/modules/order/demo/plans.ts`, `${SERVER}/modules/vehicle/demo/catalogue/yl01.ts`],
  [`${SERVER}/providers/sms/send-code.ts`, 'npm:drizzle-orm'],
  [`${SERVER}/kernel/context.ts`, 'npm:drizzle-orm'],
  ['packages/contract/src/index.ts', 'packages/brand/src/index.ts'],
  ['packages/rules/src/index.ts', 'packages/contract/src/index.ts'],
  ['packages/rules/src/money.ts', 'node:fs'],
  ['packages/risk/src/client.ts', 'packages/rules/src/money.ts'],
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
  [`${SERVER}/modules/order/order.repository.ts`, 'npm:drizzle-orm'],
  [`${SERVER}/modules/order/demo/plans.ts`, `${SERVER}/modules/vehicle/demo/index.ts`],
  [`${SERVER}/demo/load.ts`, `${SERVER}/modules/vehicle/demo/index.ts`],
  [`${SERVER}/modules/order/order.tables.ts`, 'npm:drizzle-orm'],
  [`${SERVER}/modules/order/order.test.ts`, 'npm:drizzle-orm'],
  [`${SERVER}/kernel/database.ts`, 'npm:drizzle-orm'],
  [`${SERVER}/kernel/schema.ts`, `${SERVER}/modules/order/order.tables.ts`],
  ['packages/contract/src/order.ts', 'npm:zod'],
  ['packages/contract/src/order.ts', 'packages/rules/src/order/order-moves.ts'],
  ['packages/risk/src/client.ts', 'packages/rules/src/time.ts'],
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

/** What the circle rules say of parts of one area that import each other: `circlesIn('…/features', [['a', 'b']])`. */
function circlesIn(area, imports) {
  const sources = imports.map(([from, to, more]) => ({
    path: `${area}/${from}/${from}${more?.ending ?? '.ts'}`,
    imports: [{ target: `${area}/${to}/${to}.ts`, typeOnly: more?.typeOnly ?? false, line: 1 }],
  }));
  return circleRules.flatMap(({ partOf }) => findCircles(sources, partOf));
}

for (const area of [`${FRONT}/features`, `${SERVER}/modules`]) {
  test(`a cycle of three parts in ${area} is found, with each of its imports and no other`, () => {
    const found = circlesIn(area, [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['d', 'a'],
    ]);
    assert.deepEqual(
      found.map((line) => line.split(':')[0]),
      ['a → b', 'b → c', 'c → a'],
    );
  });

  test(`a circle of types in ${area} is one too; tests may close one`, () => {
    assert.equal(
      circlesIn(area, [
        ['a', 'b'],
        ['b', 'a', { typeOnly: true }],
      ]).length,
      2,
    );
    assert.deepEqual(
      circlesIn(area, [
        ['a', 'b'],
        ['b', 'a', { ending: '.test.ts' }],
      ]),
      [],
    );
  });
}

test('demo data may import in other directions than the modules, but not in a cycle', () => {
  const modules = `${SERVER}/modules`;
  const back = ['b/demo', 'a/demo'];
  assert.deepEqual(circlesIn(modules, [['a', 'b'], back]), []);
  assert.equal(circlesIn(modules, [['a/demo', 'b/demo'], back]).length, 2);
});

test('demo data of a module is found in the folder of the whole shop', () => {
  const paths = ['load.ts', 'load.test.ts', 'data/catalogue/yl01.ts', 'stock-seed.ts'].map(
    (name) => `${SERVER}/demo/${name}`,
  );
  assert.deepEqual(findStrayDemo(paths), [`${SERVER}/demo/data/catalogue/yl01.ts`, `${SERVER}/demo/stock-seed.ts`]);
});

test('window is refused in a page and allowed in platform', () => {
  const rule = useRules.find(({ name }) => name.includes('window'));
  const using = (path) => rule.find({ path, globals: [{ name: 'window', line: 3 }], environment: [] });
  assert.equal(using(`${FRONT}/pages/car/index.tsx`).length, 1);
  assert.equal(using(`${FRONT}/platform/scroll/index.h5.ts`).length, 0);
});

/** The values of a block of declarations that should be tokens. */
const rawIn = (declarations) => rawValues(`.a {\n${declarations}\n}`).flatMap(({ values }) => values);

const RAW_STYLES = [
  ['margin-top: 12px;', ['12px']],
  ['padding: 0 7px calc(var(--vf-safe-bottom) + 7px);', ['7px', '7px']],
  ['margin: -8px auto 0;', ['-8px']],
  ['gap: 0.5rem;', ['0.5rem']],
  ['font-size: 13px;', ['13px']],
  ['line-height: 1.5;', ['1.5']],
  ['line-height: 20px;', ['20px']],
  ['font-weight: 600;', ['600']],
  ['border-radius: 8px 8px 0 0;', ['8px', '8px']],
];
for (const [declarations, values] of RAW_STYLES) {
  test(`${declarations} should be a token`, () => assert.deepEqual(rawIn(declarations), values));
}

const TOKEN_STYLES = [
  'margin: calc(-1 * var(--vf-space-3)) auto 0;',
  'padding: calc(var(--vf-status-bar) + var(--vf-space-6)) 5% 0.3em;',
  'padding-top: calc(var(--vf-capsule-drop, 0px) + env(safe-area-inset-top, 0px));',
  'font-size: inherit;\nline-height: var(--vf-leading-body);',
  'height: 28px;\nline-height: 28px;',
  'box-sizing: border-box;\nmin-height: 36px;\nline-height: 34px;',
  'width: 12px;\nheight: 8px;\n/* margin: 3px; */',
];
for (const declarations of TOKEN_STYLES) {
  test(`${declarations.replaceAll('\n', ' ')} needs no token`, () => assert.deepEqual(rawIn(declarations), []));
}

test('a value is found in the line where it stands, with its exceptions left out', () => {
  const css = '.a {\n  color: red;\n  gap: 5px 7px;\n}\n@media print {\n  .b {\n    margin: 3px;\n  }\n}\n';
  assert.deepEqual(rawValues(css, ['7px']), [
    { line: 3, property: 'gap', values: ['5px'] },
    { line: 7, property: 'margin', values: ['3px'] },
  ]);
});

const RAW_TIMES = [
  'const KEEP_MS = 5000;',
  'const HOLD_MS = 30 * 60_000;',
  'export const daysUntil = (ms) => ms / 86_400_000;',
  'const hours = Math.floor(left / 3600);',
  'const weekMs = 7 * 24 * 60 * 60 * 1000;',
  '{ windowMs: 10_000, most: 3 }',
  'useQuery({ staleTime: 300_000 })',
  'setTimeout(() => stop(), 10_000);',
];
for (const code of RAW_TIMES) {
  test(`${code} should name its span of time`, () =>
    assert.deepEqual(rawTimes(`\n${code}`), [{ line: 2, text: code }]));
}

const NAMED_TIMES = [
  'const HOLD_MS = 30 * MINUTE_MS;',
  'const SETTLE_MS = 200;',
  'const DEPOSIT_FEN = 500_000;',
  'const seconds = ms / 1000;',
  ' * Example: 86_400_000 ms is a day.',
];
for (const code of NAMED_TIMES) {
  test(`${code} is allowed as it is`, () => assert.deepEqual(rawTimes(code), []));
}

test('spans of time are looked for in sources, not in tests, data and their own module', () => {
  assert.ok(isTimed(`${SERVER}/kernel/cache.ts`));
  for (const path of ['kernel/cache.test.ts', 'kernel/cache.suite.ts', 'modules/trade-in/demo/data/residual-rules.ts'])
    assert.ok(!isTimed(`${SERVER}/${path}`));
  assert.ok(!isTimed('packages/rules/src/time.ts'));
});
