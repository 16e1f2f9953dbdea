import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm } from './check-form';
import { CASE_NOW, formCases } from './form.fixture';
import { formFaults } from './form-faults';
import { fieldsOf, holds } from './form-fields';
import type { FormCondition, FormDefinition, FormField } from './form-types';

const facts = { now: CASE_NOW, offers: { f3: ['one', 'sh-jingan'] } };
const kinds = [...new Map(formCases.map(([, field]) => [field.id, field])).values()];
const values = fc.oneof(
  fc.constantFrom(...formCases.map(([, , given]) => given)),
  fc.constantFrom(undefined, null, '', '１', ' 一 ', -0, 2, '+1', [], ['one'], true, Number.NaN, '\u3000a\ufeff'),
  fc.anything(),
);

/** A condition on fields before the one with this number. */
function condition(index: number): fc.Arbitrary<FormCondition> {
  const field = fc.integer({ min: 0, max: index - 1 }).map((before) => `f${before}`);
  const { node } = fc.letrec<{ node: FormCondition }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 2 },
      fc.record({ field, is: fc.constantFrom<string | number>('one', 'six', 2, '310100') }),
      fc.record({ field, isAnswered: fc.boolean() }),
      fc.record({ field, from: fc.constantFrom(0, 3) }),
      fc.record({ all: fc.array(tie('node'), { maxLength: 2 }) }),
      fc.record({ any: fc.array(tie('node'), { maxLength: 2 }) }),
      fc.record({ not: tie('node') }),
    ),
  }));
  return node;
}

const field = (index: number): fc.Arbitrary<FormField> =>
  fc
    .tuple(
      fc.constantFrom(...kinds.filter(({ kind }) => kind !== 'slot')),
      fc.option(index === 0 ? fc.constant(undefined) : condition(index), { nil: undefined }),
      fc.option(fc.constant(true as const), { nil: undefined }),
    )
    .map(([kind, shownWhen, isOptional]) => ({ ...kind, id: `f${index}`, shownWhen, isOptional }));

const forms: fc.Arbitrary<FormDefinition> = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => field(index))))
  .map((fields) => ({ id: 'any', version: 1, title: 'any', groups: [{ fields }] }));
const givens = fc.dictionary(
  fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 9 }).map((index) => `f${index}`) }, fc.string()),
  values,
);

test('nothing hidden, unknown or wrong is among the answers, whatever was given', () => {
  fc.assert(
    fc.property(forms, givens, (form, given) => {
      expect(formFaults(form)).toEqual([]);
      const { answers, problems, shown, isGood } = checkForm(form, given, facts);
      const known = fieldsOf(form).filter(({ shownWhen }) => !shownWhen || holds(shownWhen, answers));
      expect(shown).toEqual(known.map(({ id }) => id));
      expect(shown).toEqual(expect.arrayContaining([...Object.keys(answers), ...Object.keys(problems)]));
      expect(Object.keys(answers).filter((id) => id in problems)).toEqual([]);
      expect(isGood).toBe(Object.keys(problems).length === 0);
      expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
    }),
    { numRuns: 500 },
  );
});

test('checking the cleaned answers again changes nothing', () => {
  fc.assert(
    fc.property(forms, givens, (form, given) => {
      const first = checkForm(form, given, facts);
      const again = checkForm(form, first.answers, facts);
      expect([again.answers, again.shown]).toEqual([first.answers, first.shown]);
      if (first.isGood) expect(again).toEqual(first);
    }),
    { numRuns: 500 },
  );
});
