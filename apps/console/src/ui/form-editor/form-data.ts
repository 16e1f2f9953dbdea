import type { FieldKind, FormCondition, FormDefinition, FormField, FormGroup } from '@voltfront/rules/form/form-types';
import { firstValue, type Schema, type Values, valuesOf } from '../schema/schema';

export type { FormCondition, FormDefinition, FormField, FormGroup };

/** A form that asks for a name. */
export const newForm = (title: string, label: string): FormDefinition => ({
  id: 'form',
  version: 1,
  title,
  groups: [{ fields: [{ kind: 'name', id: 'name', label }] }],
});

const idsOf = ({ groups }: FormDefinition) => new Set(groups.flatMap(({ fields }) => fields.map(({ id }) => id)));

/** A field of a kind whose id no other one has. */
export function newField(form: FormDefinition, kind: FieldKind, label: string, schema: Schema): FormField {
  const taken = idsOf(form);
  let id: string = kind;
  for (let n = 2; taken.has(id); n += 1) id = `${kind}${n}`;
  const { isRequired: _, ...first } = valuesOf(firstValue(schema));
  const limits = kind === 'text' ? { max: 100 } : kind === 'number' ? { min: 1, max: 10 } : {};
  const options = [{ key: 'a', text: 'A' }];
  const rest = kind === 'choice' || kind === 'choices' ? { options } : kind === 'code' ? { phone: 'phone' } : limits;
  return { ...first, ...rest, kind, id, label } as unknown as FormField;
}

/** A field as its inputs take it: whether it is required, instead of whether it may be left out. */
export const inputsOf = ({ isOptional, ...field }: FormField): Values => ({
  ...field,
  isRequired: isOptional !== true,
});

const FLAGS = ['isPersonal', 'isImplied'];

/** The field that its inputs say. What is not there is left out, as the schema of a form wants it. */
export function fieldOf({ isRequired, ...values }: Values): FormField {
  const there = Object.entries(values).filter(([name, value]) => {
    if (value === null || value === undefined) return false;
    if (FLAGS.includes(name)) return value === true;
    return !(Array.isArray(value) && value.length === 0);
  });
  const field = Object.fromEntries(there) as unknown as FormField;
  return isRequired === false ? { ...field, isOptional: true } : field;
}

/** Fields before one, which its condition can ask. */
export function fieldsBefore({ groups }: FormDefinition, group: number, place: number): FormField[] {
  const before = groups.slice(0, group).flatMap(({ fields }) => [...fields]);
  return [...before, ...(groups[group]?.fields.slice(0, place) ?? [])];
}

/** A form whose group has changed. */
export function withGroup(form: FormDefinition, at: number, changes: Partial<FormGroup>): FormDefinition {
  return { ...form, groups: form.groups.map((group, other) => (other === at ? { ...group, ...changes } : group)) };
}

/** The form that a text says, or null while it is none. */
export function formIn(text: string): FormDefinition | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'groups' in parsed ? (parsed as FormDefinition) : null;
  } catch {
    return null;
  }
}
