import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswer, FormAnswers, FormDefinition, FormField } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { isUpload, uploadAddress, uploadsThere } from '../upload';
import { uploadsOf } from './entry-pictures';
import { type EntryKey, type EntryRow, selectEntry, selectVersion } from './form.repository';
import { offersOf } from './list-offers';
import { openAnswers } from './seal-answers';

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

/** Lines of answers in the order of the form. */
async function linesOf(
  ctx: Ctx,
  form: FormDefinition,
  answers: FormAnswers,
  without: readonly string[],
): Promise<EntryLine[]> {
  const lines: EntryLine[] = [];
  for (const field of fieldsOf(form)) {
    const answer = answers[field.id];
    if (answer === undefined || without.includes(field.id)) continue;
    const text = await wordsOf(ctx, field, answer, answers);
    if (text !== null) lines.push({ id: field.id, label: field.label, text });
  }
  return lines;
}

/**
 * What a person answered, as lines to show with their application to whoever has its link: identifying answers are masked,
 * pictures are left out. @param without fields that are told elsewhere
 */
export async function entryLines(ctx: Ctx, key: EntryKey, without: readonly string[]): Promise<EntryLine[]> {
  const entry = await selectEntry(ctx.db, key);
  const form = entry && (await selectVersion(ctx.db, entry.formId, entry.version));
  if (!entry || !form) return [];
  return linesOf(ctx, form, { ...entry.answers, ...entry.masked }, without);
}

/** The pictures of a field. */
export interface EntryPhotos {
  id: string;
  label: string;
  /** Addresses of those that are there; none where personal data is masked. */
  pictures: string[];
  state: 'shown' | 'masked' | 'deleted';
  /** When they are deleted; null where they stay with the entry. */
  deletedAt: number | null;
}

async function photosOf(ctx: Ctx, form: FormDefinition, entry: EntryRow, isMasked: boolean): Promise<EntryPhotos[]> {
  const fields = fieldsOf(form).filter(({ kind, id }) => kind === 'pictures' && entry.answers[id] !== undefined);
  if (fields.length === 0) return [];
  const there = await uploadsThere(ctx, uploadsOf(entry));
  return fields.map(({ id, label }) => {
    // Pictures of the shop itself, such as those of demo applications, are no uploads and stay.
    const paths = (entry.answers[id] as readonly string[]).filter((path) => there.has(path) || !isUpload(path));
    const times = paths.flatMap((path) => there.get(path) ?? []);
    return {
      ...{ id, label },
      pictures: isMasked ? [] : paths.map((path) => uploadAddress(ctx, path)),
      state: paths.length === 0 ? 'deleted' : isMasked ? 'masked' : 'shown',
      deletedAt: times.length === 0 ? null : Math.min(...times),
    };
  });
}

/**
 * The same for staff who decide about it: everything in clear, with pictures, unless personal data is masked for them.
 * @param without fields that are told elsewhere
 */
export async function entryForStaff(
  ctx: Ctx,
  key: EntryKey,
  { without, isMasked }: { without: readonly string[]; isMasked: boolean },
): Promise<{ answers: EntryLine[]; photos: EntryPhotos[] }> {
  const entry = await selectEntry(ctx.db, key);
  const form = entry && (await selectVersion(ctx.db, entry.formId, entry.version));
  if (!entry || !form) return { answers: [], photos: [] };
  const answers = isMasked ? { ...entry.answers, ...entry.masked } : openAnswers(ctx, entry);
  return {
    answers: await linesOf(ctx, form, answers, without),
    photos: await photosOf(ctx, form, entry, isMasked),
  };
}
