import { describe, expect, test } from 'vitest';
import { checkForm } from './check-form';
import { CASE_NOW, caseOffers, driveForm, formCases, formOfCase } from './form.fixture';
import { dependantsOf, fieldOf } from './form-fields';
import type { FormCondition, FormDefinition, FormField } from './form-types';
import { problemText } from './problem-text';

const facts = { now: CASE_NOW, offers: caseOffers };

describe('an answer', () => {
  test.each(formCases)('%s', (_, field, given, outcome) => {
    const { answers, problems } = checkForm(formOfCase(field), { [field.id]: given }, facts);
    const problem = problems[field.id];
    if (typeof outcome === 'string') expect(problem && problemText(field, problem)).toBe(outcome);
    else expect([problem, answers[field.id]]).toEqual([undefined, outcome.is]);
  });

  test('has a case for every kind, right and wrong', () => {
    const kinds = (isGood: boolean) =>
      new Set(
        formCases.filter(([, , , outcome]) => (typeof outcome === 'string') !== isGood).map(([, { kind }]) => kind),
      );
    expect(kinds(true)).toEqual(kinds(false));
    // Codes belong to a phone: see the whole form below.
    expect(kinds(true).size).toBe(15);
  });
});

const way = (changes: object) => checkForm(driveForm, { way: 'store', ...changes }, { now: CASE_NOW });

describe('a field with a condition', () => {
  test('is hidden until it holds, and what was given for it is left out', () => {
    const { shown, answers, problems } = way({ address: '愚园路 1088 弄' });
    expect(shown).not.toContain('address');
    expect(answers).not.toHaveProperty('address');
    expect(problems).not.toHaveProperty('address');
    expect(way({ way: 'home', address: '愚园路 1088 弄' }).answers).toMatchObject({ address: '愚园路 1088 弄' });
  });

  test('is wanted once it is shown', () => {
    expect(way({ way: 'home' }).problems.address).toEqual({ key: 'missing' });
    expect(way({ stars: 2 }).shown).toContain('why');
    expect(way({ stars: 3 }).shown).not.toContain('why');
  });

  test('does not see an answer that is itself hidden or wrong', () => {
    expect(way({ store: 'sh-jingan' }).shown).toContain('slot');
    expect(way({ way: 'home', store: 'sh-jingan', slot: 1 }).answers).not.toHaveProperty('slot');
    expect(way({ stars: 99 }).shown).not.toContain('why');
  });

  test('of parts', () => {
    const fields: FormField[] = [
      {
        kind: 'choices',
        id: 'a',
        label: 'a',
        options: ['x', 'y', 'z'].map((key) => ({ key, text: key })),
        isOptional: true,
      },
      { kind: 'number', id: 'n', label: 'n', min: 0, max: 9, isOptional: true },
    ];
    const isShown = (shownWhen: FormCondition, given: object) => {
      const last: FormField = { kind: 'text', id: 'last', label: 'last', max: 9, isOptional: true, shownWhen };
      const form: FormDefinition = { id: 'f', version: 1, title: 'f', groups: [{ fields: [...fields, last] }] };
      return checkForm(form, { ...given }, { now: 0 }).shown.includes('last');
    };
    expect(isShown({ field: 'a', is: 'y' }, { a: ['x', 'y'] })).toBe(true);
    expect(isShown({ field: 'a', is: 'z' }, { a: ['x', 'y'] })).toBe(false);
    expect(isShown({ field: 'a', isOneOf: ['z', 'x'] }, { a: ['x'] })).toBe(true);
    expect(isShown({ field: 'a', isAnswered: false }, {})).toBe(true);
    expect(isShown({ field: 'n', from: 2, to: 4 }, { n: 4 })).toBe(true);
    expect(isShown({ field: 'n', from: 2 }, { n: 1 })).toBe(false);
    expect(isShown({ not: { field: 'n', is: 1 } }, {})).toBe(true);
    const both: FormCondition[] = [
      { field: 'n', is: 1 },
      { field: 'a', is: 'x' },
    ];
    expect(isShown({ all: both }, { n: 1 })).toBe(false);
    expect(isShown({ any: both }, { n: 1 })).toBe(true);
  });
});

test('a code is asked for with its phone, and has six digits', () => {
  expect(way({ code: ' 123 456 ' }).answers.code).toBe('123456');
  const code = fieldOf(driveForm, 'code');
  const texts = ['', '12345'].map((given) => {
    const problem = way({ code: given }).problems.code;
    return code && problem && problemText(code, problem);
  });
  expect(texts).toEqual(['请填写验证码', '请填写 6 位验证码']);
});

test('what is chosen within a city goes with it, and so does what is chosen within that', () => {
  expect(dependantsOf(driveForm, 'city')).toEqual(['store', 'slot']);
  expect(dependantsOf(driveForm, 'way')).toEqual(['slot']);
  expect(dependantsOf(driveForm, 'phone')).toEqual(['code']);
  expect(dependantsOf(driveForm, 'stars')).toEqual([]);
});

test('keys that are no field are left out, however they are called', () => {
  const given = JSON.parse('{"__proto__": {"name": "林夏"}, "constructor": 1, "admin": true, "way": "store"}');
  expect(Object.keys(checkForm(driveForm, given, { now: CASE_NOW }).answers)).toEqual(['way']);
});
