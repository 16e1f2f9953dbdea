import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswer, FormAnswers, FormField } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { type EntryKey, selectEntry, selectVersion } from './form.repository';
import { offersOf } from './list-offers';

/** An answer with the words of its field. */
export interface EntryLine {
  id: string;
  label: string;
  text: string;
}

const textIn = (options: readonly { key: string; text: string }[], key: FormAnswer): string =>
  options.find((option) => option.key === String(key))?.text ?? String(key);

/** An answer in words; null where there is nothing to read. */
async function wordsOf(ctx: Ctx, field: FormField, answer: FormAnswer, answers: FormAnswers): Promise<string | null> {
  switch (field.kind) {
    case 'choice':
      return textIn(field.options, answer);
    case 'choices':
      return (answer as readonly string[]).map((key) => textIn(field.options, key)).join('、');
    case 'number':
      return field.unit === undefined ? String(answer) : `${answer} ${field.unit}`;
    case 'pick':
    case 'store':
      if (field.kind === 'pick' && field.isImplied) return null;
      return textIn((await offersOf(ctx, field, answers)) ?? [], answer);
    case 'pictures':
    case 'consent':
    case 'code':
    case 'slot':
      return null;
    default:
      return String(answer);
  }
}

/**
 * What a person answered, as lines to show with their application to whoever has its link: identifying answers are masked,
 * pictures are left out. @param without fields that are told elsewhere
 */
export async function entryLines(ctx: Ctx, key: EntryKey, without: readonly string[]): Promise<EntryLine[]> {
  const entry = await selectEntry(ctx.db, key);
  const form = entry && (await selectVersion(ctx.db, entry.formId, entry.version));
  if (!entry || !form) return [];
  const answers: FormAnswers = { ...entry.answers, ...entry.masked };
  const lines: EntryLine[] = [];
  for (const field of fieldsOf(form)) {
    const answer = answers[field.id];
    if (answer === undefined || without.includes(field.id)) continue;
    const text = await wordsOf(ctx, field, answer, answers);
    if (text !== null) lines.push({ id: field.id, label: field.label, text });
  }
  return lines;
}
