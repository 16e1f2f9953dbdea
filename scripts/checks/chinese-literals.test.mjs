import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chineseLiterals } from './chinese-literals.mjs';

const textsIn = (source) => chineseLiterals(source, 'planted.tsx').map(({ text }) => text);

const refused = [
  ["const a = '立即定购';", '立即定购'],
  ['const a = <p>立即定购</p>;', '立即定购'],
  ['const a = <button aria-label="关闭" />;', '关闭'],
  ['const a = <input placeholder="手机号" />;', '手机号'],
  [`const a = (n) => \`\${n} 元\`;`, '元'],
  ["const a = isNew ? '新' : t`旧`;", '新'],
  ['const a = <Card title={t`题`}>文</Card>;', '文'],
];
for (const [source, text] of refused)
  test(`finds the text in ${source}`, () => assert.deepEqual(textsIn(source), [text]));

const allowed = [
  `const a = t\`共 \${count} 辆\`;`,
  'const a = msg`立即定购`;',
  "const a = t({ message: '立即定购' });",
  'const a = <Trans>已选 <b>{count}</b> 项</Trans>;',
  '// 立即定购\nconst a = 1;',
  "type Kind = '新' | '旧';",
  'const a = <p>Order</p>;',
];
for (const source of allowed) test(`lets pass ${JSON.stringify(source)}`, () => assert.deepEqual(textsIn(source), []));
