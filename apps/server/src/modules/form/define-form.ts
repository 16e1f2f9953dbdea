import { isDeepStrictEqual } from 'node:util';
import { FormDefinition } from '@voltfront/contract';
import type { FormDefinition as Form } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { insertVersion, selectNewest, selectVersion } from './form.repository';
import { formTexts } from './form.texts';

/** How long (ms) the previous version is accepted after a new one is published. */
const GRACE_MS = DAY_MS;

/**
 * Stores a form, or a new version of one; an existing version is not changed.
 * @throws BAD_INPUT with every problem and its path; InternalError when that version exists with
 * different content
 */
export async function defineForm(ctx: Ctx, given: unknown): Promise<Form> {
  const parsed = FormDefinition.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw refuse('BAD_INPUT', { message: faults[0] ?? '', data: { faults } });
  }
  const form: Form = parsed.data;
  if (await insertVersion(ctx.db, form, ctx.now())) return form;
  const kept = await selectVersion(ctx.db, form.id, form.version);
  // Compared as JSON, the stored format, in which undefined fields are missing.
  if (!isDeepStrictEqual(kept, JSON.parse(JSON.stringify(form))))
    throw new InternalError(`form ${form.id} version ${form.version} is kept with another content`);
  return form;
}

/**
 * Makes a form what is given: the next version, or the first one; nothing when it says the same already. Whoever changes a
 * form holds what it belongs to. @throws BAD_INPUT when it makes no sense
 */
export async function replaceForm(ctx: Ctx, given: Form): Promise<Form> {
  const [newest] = await selectNewest(ctx.db, given.id);
  const same = newest && { ...given, version: newest.version };
  if (newest && isDeepStrictEqual(newest.definition, JSON.parse(JSON.stringify(same)))) return newest.definition;
  return defineForm(ctx, { ...given, version: (newest?.version ?? 0) + 1 });
}

/** The version of a form that is in force. @throws NOT_FOUND */
export async function findForm(ctx: Ctx, formId: string): Promise<Form> {
  const [newest] = await selectNewest(ctx.db, formId);
  if (!newest) throw refuse('NOT_FOUND', { message: formTexts.missing });
  return newest.definition;
}

/**
 * The version of a submission: the one in force, or for a day the previous one.
 * @throws NOT_FOUND, STATE_CHANGED for older ones
 */
export async function findAnswerable(ctx: Ctx, formId: string, version: number): Promise<Form> {
  const [newest, before] = await selectNewest(ctx.db, formId);
  if (!newest) throw refuse('NOT_FOUND', { message: formTexts.missing });
  if (newest.version === version) return newest.definition;
  if (before?.version === version && ctx.now() < newest.createdAt + GRACE_MS) return before.definition;
  throw refuse('STATE_CHANGED', { message: formTexts.outdated });
}
