import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswers } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { releaseUploads } from '../upload';
import { checkEntry } from './check-entry';
import { findAnswerable } from './define-form';
import { takePictures, uploadsOf, withPaths } from './entry-pictures';
import { type EntryRow, updateEntry } from './form.repository';
import { sealAnswers } from './seal-answers';

/**
 * Replaces the answers of an entry; call it in a transaction. For forms without SMS codes and slots.
 * @throws BAD_INPUT with `data.problems` by field, STATE_CHANGED for an old version
 * @returns the new answers
 */
export async function changeEntry(
  ctx: Ctx,
  entry: EntryRow,
  { version, answers: given }: { version: number; answers: Readonly<Record<string, unknown>> },
): Promise<FormAnswers> {
  const form = await findAnswerable(ctx, entry.formId, version);
  if (fieldsOf(form).some(({ kind }) => kind === 'code' || kind === 'slot'))
    throw new InternalError(`entries of the form ${form.id} cannot be changed`);
  const answers = withPaths(form, await checkEntry(ctx, form, given));
  const changed: EntryRow = { ...entry, version, ...sealAnswers(ctx, form, answers) };
  const hasPictures = fieldsOf(form).some(({ kind, id }) => kind === 'pictures' && answers[id] !== undefined);
  if (!hasPictures) await releaseUploads(ctx, uploadsOf(entry));
  await takePictures(ctx, form, changed);
  await updateEntry(ctx.db, changed);
  return answers;
}
