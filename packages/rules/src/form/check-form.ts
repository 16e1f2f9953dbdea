import { fieldsOf, holds } from './form-fields';
import type { FormAnswer, FormDefinition, FormFacts, FormField, FormProblem } from './form-types';
import { readAnswer } from './read-answer';

/** Result of checking a form. */
export interface FormCheck {
  /** Answers that are right, cleaned, of fields that are shown; nothing else that was given is among them. */
  answers: Record<string, FormAnswer>;
  /** What is wrong, by field; empty when the form is. */
  problems: Record<string, FormProblem>;
  /** Ids of the fields to show, in their order. */
  shown: string[];
  isGood: boolean;
}

const has = (object: object, key: string): boolean => Object.hasOwn(object, key);

/**
 * Checks whatever was given against a form: on the phone while it is filled in, and on the server before it is stored.
 * Fields that are not shown and keys that are no field are left out. Checking the cleaned answers again gives the same.
 *
 * @example
 * const { isGood, answers, problems } = checkForm(form, { name: ' 林夏 ' }, { now: serverNow() });
 */
export function checkForm(form: FormDefinition, given: Readonly<Record<string, unknown>>, facts: FormFacts): FormCheck {
  const check: FormCheck = { answers: {}, problems: {}, shown: [], isGood: true };
  const take = (field: FormField) => {
    const read = readAnswer(field, has(given, field.id) ? given[field.id] : undefined, facts);
    if (read && 'answer' in read) check.answers[field.id] = read.answer;
    else if (read) check.problems[field.id] = read.problem;
    else if (!field.isOptional) check.problems[field.id] = { key: 'missing' };
  };
  for (const field of fieldsOf(form)) {
    // Conditions ask fields before this one, which are read by now.
    const isShown = !field.shownWhen || holds(field.shownWhen, check.answers);
    const hasPhone = field.kind !== 'code' || check.shown.includes(field.phone);
    if (!isShown || !hasPhone) continue;
    check.shown.push(field.id);
    take(field);
  }
  check.isGood = Object.keys(check.problems).length === 0;
  return check;
}
