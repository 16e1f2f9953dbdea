import { isDay } from './form-day';
import { askedBy, fieldsOf, parentsOf } from './form-fields';
import { isSimplePattern } from './form-pattern';
import type { DateField, FormDefinition, FormField } from './form-types';

/** Errors in a form's definition, for its author. */
export interface FormFault {
  /** Id of the field; null when it is about the form. */
  field: string | null;
  message: string;
}

type Range = { min?: number | undefined; max?: number | undefined };

const twice = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) < index);

function rangeFaults({ min, max }: Range): string[] {
  return min !== undefined && max !== undefined && min > max ? [`min ${min} is above max ${max}`] : [];
}

function dayFaults({ min, max, start }: DateField): string[] {
  return [min, max, start]
    .filter((day) => typeof day === 'string' && !isDay(day))
    .map((day) => `"${day}" is no day, such as 2026-11-21`);
}

function optionFaults(field: FormField): string[] {
  if (field.kind !== 'choice' && field.kind !== 'choices') return [];
  const double = twice(field.options.map(({ key }) => key)).map((key) => `option "${key}" is there twice`);
  const least = field.kind === 'choices' ? (field.min ?? 1) : 1;
  return least > field.options.length ? [...double, `wants ${least} of ${field.options.length} options`] : double;
}

function ownFaults(field: FormField): string[] {
  const faults = [...optionFaults(field), ...('max' in field && field.kind !== 'date' ? rangeFaults(field) : [])];
  if (field.kind === 'date') faults.push(...dayFaults(field));
  if (field.kind === 'text' && field.pattern !== undefined && !isSimplePattern(field.pattern))
    faults.push('the pattern may have characters and classes with counts only, such as [A-Z]{2}\\d{6}');
  return faults;
}

const KINDS: Partial<Record<FormField['kind'], readonly FormField['kind'][]>> = {
  code: ['phone'],
  slot: ['store', 'pick'],
};

function referenceFaults(field: FormField, before: ReadonlyMap<string, FormField>): string[] {
  const asked = field.shownWhen ? askedBy(field.shownWhen) : [];
  const late = [...asked, ...parentsOf(field)].filter((id) => !before.has(id));
  const kinds = KINDS[field.kind];
  const odd = parentsOf(field).filter((id) => {
    const parent = before.get(id);
    return kinds && parent && !kinds.includes(parent.kind);
  });
  return [
    ...late.map((id) => `"${id}" is no field before this one`),
    ...odd.map((id) => `"${id}" must be of the kind ${kinds?.join(' or ')}`),
    // Its code would prove nothing after it was stored.
    ...asked.filter((id) => before.get(id)?.kind === 'code').map((id) => `"${id}" is a code, which no condition asks`),
  ];
}

/**
 * Everything that makes no sense in a form whose parts have the right shape; empty when it is whole. Fields ask only
 * fields before them, so that nothing goes in circles.
 */
export function formFaults(form: FormDefinition): FormFault[] {
  const fields = fieldsOf(form);
  const faults: FormFault[] = twice(fields.map(({ id }) => id)).map((id) => ({
    field: id,
    message: `the id "${id}" is there twice`,
  }));
  const before = new Map<string, FormField>();
  for (const field of fields) {
    const messages = [...ownFaults(field), ...referenceFaults(field, before)];
    faults.push(...messages.map((message) => ({ field: field.id, message })));
    before.set(field.id, field);
  }
  if (fields.filter(({ kind }) => kind === 'slot').length > 1)
    faults.push({ field: null, message: 'a form books one slot at most' });
  return faults;
}
