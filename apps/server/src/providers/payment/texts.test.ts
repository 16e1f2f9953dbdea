import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetText, shanghaiMs, shanghaiText } from './shanghai-text';
import { paySceneOf } from './types';
import { fenOf, yuanTextOf } from './yuan-text';

test('every amount comes back from its text exactly', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (fen) => fenOf(yuanTextOf(fen)) === fen));
});

test.each([
  ['5000.00', 500_000],
  ['5000', 500_000],
  ['0.1', 10],
  ['0.29', 29],
  ['1.005', null],
  ['1,000.00', null],
  ['-1.00', null],
  ['1e3', null],
  [' 1.00', null],
  ['', null],
  [undefined, null],
])('the amount %s is %s fen', (text, fen) => {
  expect(fenOf(text)).toBe(fen);
});

test('times are written and read in Asia/Shanghai, whatever the zone of the machine', () => {
  const ms = Date.parse('2026-11-20T16:05:09Z');
  expect([shanghaiText(ms), offsetText(ms)]).toEqual(['2026-11-21 00:05:09', '2026-11-21T00:05:09+08:00']);
  expect([shanghaiMs('2026-11-21 00:05:09'), shanghaiMs('2026-11-21'), shanghaiMs(undefined)]).toEqual([
    ms,
    null,
    null,
  ]);
});

test('a platform or browser is one place to pay', () => {
  expect([paySceneOf('MINI'), paySceneOf('APP'), paySceneOf('HarmonyOS'), paySceneOf('MINI_BAIDU')]).toEqual([
    'wechatMini',
    'app',
    'app',
    'otherMini',
  ]);
  expect([paySceneOf('WEB_MOBILE'), paySceneOf('WEB_MOBILE', 'wechat')]).toEqual(['mobileBrowser', 'wechatBrowser']);
});
