import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswer } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { uploadAddress } from '../upload';
import { type EntryKey, selectEntry, selectVersion } from './form.repository';
import { openAnswers } from './seal-answers';

/** What a person answered, for themselves: everything in clear, pictures as addresses. */
export async function findOwnEntry(
  ctx: Ctx,
  key: EntryKey,
): Promise<{ version: number; answers: Record<string, FormAnswer> } | undefined> {
  const entry = await selectEntry(ctx.db, key);
  const form = entry && (await selectVersion(ctx.db, entry.formId, entry.version));
  if (!entry || !form) return undefined;
  const answers = openAnswers(ctx, entry);
  for (const { id, kind } of fieldsOf(form)) {
    const paths = answers[id];
    if (kind === 'pictures' && Array.isArray(paths)) answers[id] = paths.map((path) => uploadAddress(ctx, path));
  }
  return { version: entry.version, answers };
}
