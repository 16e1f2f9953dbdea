import { expect, test, vi } from 'vitest';
import { requestHeaders } from '@/api/request-headers';
import { language } from './language';

const keep = (text: string) => localStorage.setItem('MALL_LANGUAGE', text);
const sent = () => requestHeaders({ token: null })['accept-language'];

test('a phone without a choice is Chinese, in an English system too', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  expect(language()).toBe('zh-CN');
  expect(sent()).toBe('zh-CN');
});

test('each call asks for texts in the language of the phone', () => {
  keep('"en"');
  expect(sent()).toBe('en');
  keep('"zh-CN"');
  expect(sent()).toBe('zh-CN');
});

test.each(['"fr"', '"en, *;q=0.1"', '{"en":1}', '42', '{broken', 'null'])(
  'what is stored as %s counts as no choice',
  (kept) => {
    keep(kept);
    expect(sent()).toBe('zh-CN');
  },
);

test.each([
  ['en-US', 'en'],
  ['en', 'en'],
  ['zh-Hans-CN', 'zh-CN'],
  ['fr', 'zh-CN'],
  ['', 'zh-CN'],
])('a phone that follows its system in %s asks for %s', (system, wanted) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(system);
  keep('"system"');
  expect(language()).toBe(wanted);
  expect(sent()).toBe(wanted);
});
