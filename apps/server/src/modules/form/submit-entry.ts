import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswers, FormDefinition } from '@voltfront/rules/form/form-types';
import { type Ctx, withTransaction } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { insideTransaction } from '../../kernel/transaction-scope';
import { checkSmsCode, type SmsProof, spendSmsCode } from '../account';
import { freeSlot, reserveSlot, type SlotHolder } from '../slot';
import { releaseUploads } from '../upload';
import { checkEntry, refuseAnswers } from './check-entry';
import { findAnswerable } from './define-form';
import { takePictures, uploadsOf, withPaths } from './entry-pictures';
import { deleteEntry, type EntryKey, type EntryRow, insertEntry, selectOnce, selectVersion } from './form.repository';
import { placeOf } from './list-offers';
import { sealAnswers } from './seal-answers';

/** A form submission. */
export interface Submission {
  formId: string;
  /** The form version that was filled in. */
  version: number;
  answers: Readonly<Record<string, unknown>>;
  /**
   * Scope within which a person may submit only once, such as a campaign's slug; a new id where
   * they may submit again.
   */
  once: string;
}

/** An entry and the result of the form owner's `write`. */
export interface Submitted<T> {
  entry: EntryRow;
  /** Null when the entry already existed. */
  result: T | null;
}

const slotOf = (form: FormDefinition, { userId, entryId }: EntryKey): SlotHolder | null => {
  const field = fieldsOf(form).find(({ kind }) => kind === 'slot');
  return field?.kind === 'slot' ? { kind: field.slots, userId, thingId: entryId } : null;
};

async function proveCodes(ctx: Ctx, form: FormDefinition, answers: FormAnswers): Promise<SmsProof[]> {
  const proofs: SmsProof[] = [];
  for (const field of fieldsOf(form)) {
    const code = answers[field.id];
    if (field.kind !== 'code' || code === undefined) continue;
    if (insideTransaction())
      throw new InternalError('a form with a code inside a transaction: a wrong try would not count');
    proofs.push(await checkSmsCode(ctx, String(answers[field.phone]), 'form', String(code)));
  }
  return proofs;
}

/**
 * Owner of the entry: the caller, else the verified phone number. @throws LOGIN_EXPIRED when there
 * is neither
 */
function ownerOf(ctx: Ctx, proofs: readonly SmsProof[]): string {
  if (ctx.actor) return ctx.actor.accountId;
  const [proof] = proofs;
  if (!proof) throw refuse('LOGIN_EXPIRED');
  return `phone:${proof.phoneHash}`;
}

async function takeSlot(ctx: Ctx, form: FormDefinition, entry: EntryRow): Promise<void> {
  const field = fieldsOf(form).find(({ kind, id }) => kind === 'slot' && entry.answers[id] !== undefined);
  const holder = slotOf(form, entry);
  if (field?.kind !== 'slot' || !holder) return;
  const wanted = { placeId: placeOf(field.place, entry.answers) ?? '', startsAt: Number(entry.answers[field.id]) };
  const { refusal } = await reserveSlot(ctx, holder, wanted);
  if (refusal) throw refuseAnswers(form, { [field.id]: { key: refusal === 'full' ? 'full' : 'notOffered' } });
}

/**
 * Validates a submission, and stores it with all related data in one transaction: SMS codes are
 * used up, the slot is reserved, images are attached, and `write` adds the form owner's rows. If
 * any part fails nothing is stored, and a correct code stays valid. A repeated submission returns
 * the existing entry.
 * Call it outside a transaction when the form may have a code: a failed attempt must stay counted
 * (a route with `tx: false`).
 * @throws BAD_INPUT with `data.problems` by field; CODE_WRONG, CODE_VOID, CODE_EXPIRED; NOT_FOUND;
 * STATE_CHANGED for an old version; LOGIN_EXPIRED for a visitor without a verified phone number
 */
export async function submitEntry<T>(
  ctx: Ctx,
  { formId, version, answers: given, once }: Submission,
  write: (ctx: Ctx, entry: EntryRow, answers: FormAnswers) => Promise<T>,
): Promise<Submitted<T>> {
  const mine = ctx.actor ? await selectOnce(ctx.db, { userId: ctx.actor.accountId, formId, once }) : undefined;
  if (mine) return { entry: mine, result: null };
  const form = await findAnswerable(ctx, formId, version);
  const answers = withPaths(form, await checkEntry(ctx, form, given));
  const proofs = await proveCodes(ctx, form, answers);
  const userId = ownerOf(ctx, proofs);
  return withTransaction(ctx, async (tx) => {
    const now = tx.now();
    const kept = sealAnswers(tx, form, answers);
    const entry: EntryRow = { userId, entryId: newId(now), formId, version, once, ...kept, createdAt: now };
    if (!(await insertEntry(tx.db, entry))) {
      const there = await selectOnce(tx.db, entry);
      if (!there) throw new InternalError('an entry that is in the way is not there');
      return { entry: there, result: null };
    }
    for (const proof of proofs) await spendSmsCode(tx, proof);
    await takePictures(tx, form, entry);
    await takeSlot(tx, form, entry);
    return { entry, result: await write(tx, entry, answers) };
  });
}

/** Deletes an entry with its images, and releases its slot. Call it in a transaction. */
export async function removeEntry(ctx: Ctx, entry: EntryRow): Promise<void> {
  const form = await selectVersion(ctx.db, entry.formId, entry.version);
  const holder = form ? slotOf(form, entry) : null;
  if (holder) await freeSlot(ctx, holder);
  await releaseUploads(ctx, uploadsOf(entry));
  await deleteEntry(ctx.db, entry);
}
