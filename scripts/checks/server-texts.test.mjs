import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChecked, serverTextRules } from './server-texts.mjs';

const PATH = 'apps/server/src/modules/order/planted.ts';
const breachesIn = (source, data = [], path = PATH) =>
  serverTextRules([{ path, source }], data).map(({ breaches }) => breaches);

for (const [source, text] of [
  ["throw refuse('NOT_FOUND', { message: '订单不存在' });", '订单不存在'],
  [`const a = (n) => \`\${n} 元\`;`, '元'],
  ["const TITLES: Record<Kind, string> = { paid: '已支付' };", '已支付'],
  ['const a = t`订单`;', '订单'],
])
  test(`finds the text in ${source}`, () => assert.deepEqual(breachesIn(source), [[`${PATH}:1 ${text}`], []]));

for (const source of [
  "throw refuse('NOT_FOUND', { message: orderTexts.missing });",
  '// 订单不存在\nconst a = 1;',
  "type Kind = '新' | '旧';",
  'const a = /充电/;',
  "personal(orders, { exported: { title: '订单', columns: { orderNo: orders.orderNo } } });",
])
  test(`lets pass ${JSON.stringify(source)}`, () => assert.deepEqual(breachesIn(source), [[], []]));

test('lets pass what is listed as data, as long as it has Chinese', () => {
  const data = [[PATH, 'agreement']];
  assert.deepEqual(breachesIn("const seller = '卖方';", data), [[], []]);
  const [texts, stale] = breachesIn("const seller = 'seller';", data);
  assert.deepEqual(texts, []);
  assert.equal(stale.length, 1);
  assert.match(stale[0], /planted\.ts \(agreement\)/);
});

test('demands that a listed file is there', () => {
  assert.equal(breachesIn('', [['apps/server/src/gone.ts', 'document']])[1].length, 1);
});

test('searches neither catalogues, tests nor demo data', () => {
  const left = [
    'modules/order/order.texts.ts',
    'modules/order/order.test.ts',
    'modules/order/order.fixture.ts',
    'modules/order/demo/plans.ts',
    'modules/order/seed-demo-orders.ts',
    'testing/call.ts',
  ];
  assert.deepEqual(
    left.filter((path) => isChecked(`apps/server/src/${path}`)),
    [],
  );
  for (const path of ['modules/order/lock-order.ts', 'modules/order/order.tables.ts', 'kernel/paper.ts'])
    assert.equal(isChecked(`apps/server/src/${path}`), true);
});
