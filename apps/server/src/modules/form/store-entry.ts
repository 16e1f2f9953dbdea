import type { FormAnswers, FormDefinition } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { type EntryKey, insertEntry } from './form.repository';
import { sealAnswers } from './seal-answers';

/** Stores an entry of the demo data as it is; one that exists stays. */
export async function storeEntry(ctx: Ctx, key: EntryKey, form: FormDefinition, answers: FormAnswers): Promise<void> {
  const { id: formId, version } = form;
  const kept = sealAnswers(ctx, form, answers);
  await insertEntry(ctx.db, { ...key, formId, version, once: key.entryId, ...kept, createdAt: ctx.now() });
}
