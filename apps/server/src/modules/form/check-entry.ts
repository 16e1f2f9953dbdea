import { checkForm } from '@voltfront/rules/form/check-form';
import { fieldOf, fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswers, FormDefinition, FormProblem } from '@voltfront/rules/form/form-types';
import { problemText } from '@voltfront/rules/form/problem-text';
import type { Ctx } from '../../kernel/context';
import { type AppError, refuse } from '../../kernel/errors';
import { formTexts } from './form.texts';
import { offersOf } from './list-offers';

/**
 * Refuses answers with the texts that the form shows next to its fields: `data.problems`, by field.
 * `path`: path of the answers in the input.
 */
export function refuseAnswers(
  form: FormDefinition,
  problems: Readonly<Record<string, FormProblem>>,
  path = 'body.answers',
): AppError {
  const texts = Object.entries(problems).flatMap(([id, problem]) => {
    const field = fieldOf(form, id);
    return field ? [[id, problemText(field, problem)] as const] : [];
  });
  const fields = texts.map(([id]) => `${path}.${id}`);
  const message = texts[0]?.[1] ?? formTexts.badInput;
  return refuse('BAD_INPUT', { message, data: { fields, problems: Object.fromEntries(texts) } });
}

/**
 * The validated answers: trimmed, of visible fields only, still offered. Slots are not reserved
 * here but when they are booked.
 * @throws BAD_INPUT with `data.problems`
 */
export async function checkEntry(
  ctx: Ctx,
  form: FormDefinition,
  given: Readonly<Record<string, unknown>>,
): Promise<FormAnswers> {
  const first = checkForm(form, given, { now: ctx.now() });
  if (!first.isGood) throw refuseAnswers(form, first.problems);
  const offers: Record<string, string[]> = {};
  for (const field of fieldsOf(form)) {
    if (field.kind === 'slot' || first.answers[field.id] === undefined) continue;
    const found = await offersOf(ctx, field, first.answers);
    if (found) offers[field.id] = found.map(({ key }) => key);
  }
  const { isGood, problems, answers } = checkForm(form, given, { now: ctx.now(), offers });
  if (!isGood) throw refuseAnswers(form, problems);
  return answers;
}
