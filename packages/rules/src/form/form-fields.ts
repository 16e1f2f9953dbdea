import type { FieldKind, FormAnswers, FormCondition, FormDefinition, FormField } from './form-types';

/** Fields of a form in their order. */
export const fieldsOf = ({ groups }: FormDefinition): FormField[] => groups.flatMap(({ fields }) => [...fields]);

/** The field with an id, if the form has it. */
export const fieldOf = (form: FormDefinition, id: string): FormField | undefined =>
  fieldsOf(form).find((field) => field.id === id);

/** Fields whose answers decide what can be answered here, apart from whether the field is shown. */
export function parentsOf(field: FormField): readonly string[] {
  if (field.kind === 'code') return [field.phone];
  if (field.kind === 'slot') return field.place;
  return field.kind === 'store' || field.kind === 'pick' ? (field.within ?? []) : [];
}

/**
 * Fields whose answers no longer hold when that of `id` changes: what was chosen within it, and within that again; also what
 * was chosen within a field that the change shows or hides.
 */
export function dependantsOf(form: FormDefinition, id: string): string[] {
  const touched = new Set([id]);
  const isTouched = (each: string) => touched.has(each);
  return fieldsOf(form).flatMap((field) => {
    const isGone = parentsOf(field).some(isTouched);
    if (isGone || (field.shownWhen && askedBy(field.shownWhen).some(isTouched))) touched.add(field.id);
    return isGone ? [field.id] : [];
  });
}

const PERSONAL: readonly FieldKind[] = ['phone', 'name', 'idNumber'];

/** Whether an answer identifies a person: it is then stored encrypted and left out of drafts. */
export const isPersonal = (field: FormField): boolean =>
  PERSONAL.includes(field.kind) || (field.kind === 'text' && field.isPersonal === true);

/** Fields that a condition reads. */
export function askedBy(condition: FormCondition): string[] {
  if ('all' in condition) return condition.all.flatMap(askedBy);
  if ('any' in condition) return condition.any.flatMap(askedBy);
  return 'not' in condition ? askedBy(condition.not) : [condition.field];
}

/** Whether a condition holds for answers that are right and shown. */
export function holds(condition: FormCondition, answers: FormAnswers): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, answers));
  if ('any' in condition) return condition.any.some((part) => holds(part, answers));
  if ('not' in condition) return !holds(condition.not, answers);
  const answer = answers[condition.field];
  if ('isAnswered' in condition) return (answer !== undefined) === condition.isAnswered;
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  if ('is' in condition) return given.includes(condition.is);
  if ('isOneOf' in condition) return given.some((each) => condition.isOneOf.some((wanted) => wanted === each));
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition;
  return typeof answer === 'number' && answer >= from && answer <= to;
}
