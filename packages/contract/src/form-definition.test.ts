import { driveForm, formCases, formOfCase } from '@voltfront/rules/form/form.fixture';
import type {
  FieldKind,
  FormDefinition as FormDefinitionData,
  FormField as FormFieldData,
} from '@voltfront/rules/form/form-types';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { FormDefinition, type FormField, type FormShape } from './form-definition';

type Parsed<K extends FieldKind> = keyof Extract<z.output<typeof FormField>, { kind: K }>;
type Typed<K extends FieldKind> = keyof Extract<FormFieldData, { kind: K }>;
type Difference = { [K in FieldKind]: Exclude<Parsed<K>, Typed<K>> | Exclude<Typed<K>, Parsed<K>> }[FieldKind];

test('the schema and the types of the rules name the same parts', () => {
  expectTypeOf<z.output<typeof FormShape>>().toExtend<FormDefinitionData>();
  expectTypeOf<Difference>().toEqualTypeOf<never>();
  expectTypeOf<keyof z.output<typeof FormShape>>().toEqualTypeOf<keyof FormDefinitionData>();
});

test('forms that make sense are taken as they are', () => {
  expect(FormDefinition.parse(driveForm)).toEqual(driveForm);
  for (const [, field] of formCases) expect(FormDefinition.safeParse(formOfCase(field)).error).toBeUndefined();
});

const messagesOf = (field: object) =>
  FormDefinition.safeParse({ id: 'f1', version: 1, title: '表单', groups: [{ fields: [field] }] }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test.each<[string, object, string]>([
  ['an id with a blank', { id: 'a b' }, 'groups.0.fields.0.id: an id is letters and digits, the first a small letter'],
  ['no label', { label: ' ' }, 'groups.0.fields.0.label: words are missing'],
  ['a condition on nothing', { shownWhen: { field: 'x', is: 'a' } }, 'groups.0.word: "x" is no field before this one'],
  ['a part that no field has', { colour: 'red' }, 'groups.0.fields.0: Unrecognized key: "colour"'],
  ['limits the wrong way round', { min: 10 }, 'groups.0.word: min 10 is above max 9'],
])('%s is told with its place', (_, changes, message) => {
  expect(messagesOf({ kind: 'text', id: 'word', label: '词', max: 9, ...changes })).toEqual([message]);
});
