import type { FormAnswers, FormDefinition } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { type EntryKey, insertEntry } from './form.repository';
import { sealAnswers } from './seal-answers';

/** Keeps answers of a demo visitor, for whom there is no code to prove; an entry that exists stays as it is. */
export async function keepDemoEntry(
  ctx: Ctx,
  form: FormDefinition,
  { userId, entryId, answers, createdAt }: EntryKey & { answers: FormAnswers; createdAt: number },
): Promise<void> {
  const kept = sealAnswers(ctx, form, answers);
  await insertEntry(ctx.db, {
    ...{ userId, entryId, createdAt },
    formId: form.id,
    version: form.version,
    once: entryId,
    ...kept,
  });
}
