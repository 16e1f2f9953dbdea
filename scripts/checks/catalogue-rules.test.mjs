import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueFaults } from './catalogue-rules.mjs';
import { linguiMessages } from './lingui-messages.mjs';

const said = (text, isWanted = true) => ({ text, file: 'planted.tsx', isWanted });
const faults = (entries, ...texts) => catalogueFaults([['en/planted.json', entries]], texts);

test('finds a text of a translated part that has no English, and only there', () => {
  assert.deepEqual(faults({}, said('立即定购'), said('以旧换新', false)).missing, ['planted.tsx: 立即定购']);
  assert.deepEqual(faults({ 立即定购: 'Order now' }, said('立即定购')).missing, []);
});

test('finds a translation of a text that nothing says', () => {
  assert.deepEqual(faults({ 立即定购: 'Order now' }).unknown, ['en/planted.json: 立即定购']);
});

test('finds a text that two files translate', () => {
  const { twice } = catalogueFaults(
    [
      ['a.json', { 关闭: 'Close' }],
      ['b.json', { 关闭: 'Shut' }],
    ],
    [said('关闭')],
  );
  assert.deepEqual(twice, ['关闭: a.json and b.json']);
});

const wrong = [
  ['共 {count} 辆', 'Cars'],
  ['共 {count} 辆', '{0} cars'],
  ['请阅读<0>协议</0>', 'Read the agreement'],
  ['关闭', ''],
  ['关闭', '关'],
];
for (const [source, text] of wrong)
  test(`refuses “${text}” for “${source}”`, () =>
    assert.equal(faults({ [source]: text }, said(source)).wrong.length, 1));

const right = [
  ['共 {count} 辆', '{count} {count, plural, one {car} other {cars}}'],
  ['请阅读<0>协议</0>', 'Read the <0>agreement</0>'],
  ['简体中文', '简体中文'],
];
for (const [source, text] of right)
  test(`takes “${text}” for “${source}”`, () => assert.deepEqual(faults({ [source]: text }, said(source)).wrong, []));

test('reads the texts in macros with their parameters and elements', () => {
  const source = `
    import { msg, t } from '@lingui/core/macro';
    import { Trans } from '@lingui/react/macro';
    const a = t\`共 \${count} 辆，\${list.length} 种\`;
    const b = msg\`关闭\`;
    const c = <Trans>请阅读<b>{name}</b></Trans>;`;
  assert.deepEqual(linguiMessages(source, 'planted.tsx'), ['共 {count} 辆，{0} 种', '关闭', '请阅读<0>{name}</0>']);
});
