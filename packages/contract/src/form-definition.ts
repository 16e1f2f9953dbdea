import { formFaults } from '@voltfront/rules/form/form-faults';
import type { FormCondition, FormDefinition as FormDefinitionData } from '@voltfront/rules/form/form-types';
import { z } from 'zod';

const FieldId = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'an id is letters and digits, the first a small letter');
const ListName = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'the name of a list is letters and digits');
const Words = z.string().trim().min(1, 'words are missing').max(200);
const OptionKey = z.string().regex(/^[\w-]{1,64}$/, 'a key is letters, digits, - and _');
const Day = z.union([
  z.string(),
  z.strictObject({
    days: z.int().min(-40_000).max(40_000).optional(),
    months: z.int().min(-1200).max(1200).optional(),
    years: z.int().min(-200).max(200).optional(),
  }),
]);

/** Deepest nesting and most parts of a condition. */
const MAX_PARTS = 10;
const Value = z.union([z.string().max(100), z.number()]);

const Asked = z.union([
  z.strictObject({ field: FieldId, is: Value }),
  z.strictObject({ field: FieldId, isOneOf: z.array(Value).min(1).max(50) }),
  z.strictObject({ field: FieldId, isAnswered: z.boolean() }),
  z
    .strictObject({ field: FieldId, from: z.number().optional(), to: z.number().optional() })
    .refine(({ from, to }) => from !== undefined || to !== undefined, 'needs is, isOneOf, isAnswered, from or to'),
]);

const joined = <T extends z.ZodType<FormCondition>>(Part: T) =>
  z.union([
    Asked,
    z.strictObject({ all: z.array(Part).min(1).max(MAX_PARTS) }),
    z.strictObject({ any: z.array(Part).min(1).max(MAX_PARTS) }),
    z.strictObject({ not: Part }),
  ]);

/** Conditions within conditions, four levels of them. */
const Condition: z.ZodType<FormCondition> = joined(joined(joined(Asked)));

const Texts = z.partialRecord(
  z.enum([
    'missing',
    'wrong',
    'tooShort',
    'tooLong',
    'tooSmall',
    'tooLarge',
    'tooFew',
    'tooMany',
    'tooEarly',
    'tooLate',
    'notOffered',
    'full',
    'outdated',
  ]),
  Words,
);

const base = {
  id: FieldId,
  label: Words,
  isOptional: z.literal(true).optional(),
  hint: Words.optional(),
  placeholder: Words.optional(),
  shownWhen: Condition.optional(),
  texts: Texts.optional(),
};
const options = z
  .array(z.strictObject({ key: OptionKey, text: Words, note: Words.optional() }))
  .min(1, 'options are missing')
  .max(100);
const count = z.int().min(0).max(100);
const whole = z.int().min(-1e12).max(1e12);

/** A field of a form: see the types of the rules for what each part means. */
export const FormField = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('text'),
    lines: z.enum(['one', 'many']).optional(),
    min: z.int().min(0).max(5000).optional(),
    max: z.int().min(1).max(5000),
    pattern: z.string().max(100).optional(),
    format: z.literal('link').optional(),
    isPersonal: z.literal(true).optional(),
  }),
  z.strictObject({ ...base, kind: z.literal('phone') }),
  z.strictObject({ ...base, kind: z.literal('code'), phone: FieldId }),
  z.strictObject({ ...base, kind: z.literal('name'), min: z.int().min(1).max(20).optional() }),
  z.strictObject({
    ...base,
    kind: z.literal('idNumber'),
    document: z.enum(['idCard', 'drivingLicence', 'creditCode']),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('choice'),
    options,
    look: z.enum(['rows', 'tiles', 'segments', 'sheet']).optional(),
  }),
  z.strictObject({ ...base, kind: z.literal('choices'), options, min: count.min(1).optional(), max: count.optional() }),
  z.strictObject({ ...base, kind: z.literal('city'), list: ListName.optional() }),
  z.strictObject({
    ...base,
    kind: z.enum(['store', 'pick']),
    list: ListName,
    within: z.array(FieldId).max(5).optional(),
    isImplied: z.literal(true).optional(),
  }),
  z.strictObject({ ...base, kind: z.literal('slot'), slots: ListName, place: z.array(FieldId).min(1).max(5) }),
  z.strictObject({
    ...base,
    kind: z.literal('date'),
    min: Day.optional(),
    max: Day.optional(),
    start: Day.optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('number'),
    min: whole,
    max: whole,
    unit: Words.optional(),
    look: z.enum(['typed', 'stepper']).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('pictures'),
    min: z.int().min(1).max(9).optional(),
    max: z.int().min(1).max(9),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('consent'),
    document: z.strictObject({
      title: Words,
      version: z.string().min(1).max(40),
      route: z
        .string()
        .regex(/^\/[\w./-]+(\?[\w.=&-]*)?$/, 'a route begins with /')
        .optional(),
    }),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('scale'),
    min: z.int().min(0).max(1).optional(),
    max: z.int().min(2).max(10),
    look: z.enum(['stars', 'numbers']).optional(),
    words: z.array(z.string().max(20)).max(10).optional(),
  }),
]);

/** A form as far as its parts go. */
export const FormShape = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,59}$/, 'the id of a form is small letters, digits and -'),
  version: z.int().min(1),
  title: Words,
  groups: z
    .array(
      z.strictObject({
        title: Words.optional(),
        note: Words.optional(),
        fields: z.array(FormField).min(1, 'a group has a field at least').max(40),
      }),
    )
    .min(1, 'a form has a group at least')
    .max(12),
  isStepped: z.literal(true).optional(),
  submitText: Words.optional(),
});

/** A form as data. What its parts must be to each other (ids once, conditions on fields before) is checked as well. */
export const FormDefinition: z.ZodType<FormDefinitionData> = FormShape.superRefine((form, ctx) => {
  for (const { field, message } of formFaults(form)) {
    const group = form.groups.findIndex(({ fields }) => fields.some(({ id }) => id === field));
    ctx.addIssue({ code: 'custom', path: field === null ? [] : ['groups', group, field], message });
  }
});
