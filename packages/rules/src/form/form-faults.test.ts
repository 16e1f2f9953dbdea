import { expect, test } from 'vitest';
import { driveForm } from './form.fixture';
import { resolveDay } from './form-day';
import { formFaults } from './form-faults';
import { isSimplePattern } from './form-pattern';
import type { FormField } from './form-types';

const phone: FormField = { kind: 'phone', id: 'phone', label: '手机号' };
const word: FormField = { kind: 'text', id: 'word', label: '词', max: 9 };
const faults = (...fields: FormField[]) =>
  formFaults({ id: 'f', version: 1, title: 'f', groups: [{ fields }] }).map(({ message }) => message);

test('a form that makes sense has no faults', () => {
  expect(formFaults(driveForm)).toEqual([]);
});

test.each<[string, FormField[], string]>([
  ['an id twice', [phone, phone], 'the id "phone" is there twice'],
  ['a condition on itself', [{ ...word, shownWhen: { field: 'word', is: 'a' } }], '"word" is no field before this one'],
  [
    'a circle',
    [
      { ...word, shownWhen: { not: { all: [{ field: 'phone', isAnswered: true }] } } },
      { ...phone, shownWhen: { field: 'word', is: 'a' } },
    ],
    '"phone" is no field before this one',
  ],
  [
    'a code without its phone',
    [{ kind: 'code', id: 'code', label: '验证码', phone: 'phone' }],
    '"phone" is no field before this one',
  ],
  [
    'a code of a text',
    [word, { kind: 'code', id: 'code', label: '验证码', phone: 'word' }],
    '"word" must be of the kind phone',
  ],
  [
    'a slot of a text',
    [word, { kind: 'slot', id: 'slot', label: '时间', slots: 'drive', place: ['word'] }],
    '"word" must be of the kind store or pick',
  ],
  [
    'a condition on a code',
    [
      phone,
      { kind: 'code', id: 'code', label: '验证码', phone: 'phone' },
      { ...word, shownWhen: { field: 'code', isAnswered: true } },
    ],
    '"code" is a code, which no condition asks',
  ],
  ['a range that is none', [{ ...word, min: 10 }], 'min 10 is above max 9'],
  [
    'a day that is none',
    [{ kind: 'date', id: 'day', label: '日期', min: '2026-02-30' }],
    '"2026-02-30" is no day, such as 2026-11-21',
  ],
  [
    'an option twice',
    [
      {
        kind: 'choice',
        id: 'c',
        label: 'c',
        options: [
          { key: 'a', text: 'a' },
          { key: 'a', text: 'b' },
        ],
      },
    ],
    'option "a" is there twice',
  ],
  [
    'more options than there are',
    [{ kind: 'choices', id: 'c', label: 'c', options: [{ key: 'a', text: 'a' }], min: 2 }],
    'wants 2 of 1 options',
  ],
  [
    'a pattern that may take very long',
    [{ ...word, pattern: '(a+)+' }],
    'the pattern may have characters and classes with counts only, such as [A-Z]{2}\\d{6}',
  ],
])('%s is a fault', (_, fields, message) => {
  expect(faults(...fields)).toEqual([message]);
});

test('a form books one slot at most', () => {
  const store: FormField = { kind: 'store', id: 'store', label: '门店', list: 'stores' };
  const slot: FormField = { kind: 'slot', id: 'slot', label: '时间', slots: 'drive', place: ['store'] };
  expect(faults(store, slot, { ...slot, id: 'second' })).toEqual(['a form books one slot at most']);
});

test('patterns are made of characters and classes with counts', () => {
  expect(['\\d{6}', '[A-Z]{2}[0-9-]{1,4}', '沪A[A-HJ-NP-Z0-9]{5}'].filter(isSimplePattern)).toHaveLength(3);
  expect(['a*', 'a+', '(a)', 'a|b', '.{3}', '[z-a]', '\\1', '^a$', 'a{2,1}', ''].filter(isSimplePattern)).toEqual([]);
});

test('days from today are counted by the calendar of Beijing', () => {
  const newYearsEve = Date.parse('2026-12-31T16:00:00Z');
  expect(resolveDay({ days: 0 }, newYearsEve)).toBe('2027-01-01');
  expect(resolveDay({ days: 0 }, newYearsEve - 1)).toBe('2026-12-31');
  expect(resolveDay({ months: 1 }, Date.parse('2026-01-31T04:00:00Z'))).toBe('2026-02-28');
  expect(resolveDay({ years: -18 }, Date.parse('2028-02-29T04:00:00Z'))).toBe('2010-02-28');
  expect(resolveDay({ years: -1, days: -1 }, Date.parse('2026-03-01T04:00:00Z'))).toBe('2025-02-28');
});
