import { createHmac } from 'node:crypto';
import type { BindingData, BodyOf, ReplyOf } from '@voltfront/contract';
import { unbindFrom } from '@voltfront/rules/association/binding';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { deletePicturesAt, findForm, refuseAnswers, submitEntry } from '../form';
import {
  type BindingRow,
  findBinding,
  findNewest,
  hasHolding,
  insertBinding,
  lastUnbound,
  listAssociations,
  updateBinding,
} from './association.repository';
import { associationTexts } from './association.texts';
import { presentAssociation, presentBinding } from './present-binding';

/** The form that binds a member. */
export const BIND_FORM = 'association-bind';
/** Most associations with a contract at the same time. */
const MOST = 50;
/** Digits of a member number that stay readable. */
const READABLE = 4;
/** Photos of cards are kept for so long after the decision or the end of a binding. */
export const PHOTO_MS = 30 * DAY_MS;

/** What is kept of a member number: its end, and what tells two of them apart; letters count alike in both cases. */
export const numberOf = (ctx: Ctx, associationId: string, memberNo: string) => ({
  numberHash: createHmac('sha256', ctx.app.config.dataSecret)
    .update(`member:${associationId}:${memberNo.toUpperCase()}`)
    .digest('base64url'),
  maskedNumber: `${'*'.repeat(memberNo.length - READABLE)}${memberNo.slice(-READABLE)}`,
});

/** Associations with a contract, and the caller's newest binding. */
export async function showBinding(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpmkt/v1/association/binding'>> {
  const rows = await listAssociations(ctx.db, ctx.now(), MOST);
  const newest = await findNewest(ctx.db, ctx.actor.accountId);
  return {
    formId: BIND_FORM,
    associations: rows.map(presentAssociation),
    own: newest ? await presentBinding(ctx, newest) : null,
  };
}

/** Associations that the form offers. */
export async function offerAssociations(ctx: Ctx, { list }: { list: string }) {
  if (list !== 'associations') return null;
  const rows = await listAssociations(ctx.db, ctx.now(), MOST);
  return rows.map(({ id: key, name: text }) => ({ key, text, note: null }));
}

/**
 * Asks to be bound; needs a transaction, of which the form's entry with the photo of the card is a part. Of two people with the same
 * number, and of two requests of a person, the first one has it.
 * @throws BAD_INPUT by field, also for a number that is bound; LIMIT_REACHED for a second binding, STATE_CHANGED for an old form
 */
export async function bindMember(
  ctx: ActorCtx,
  { version, answers: given }: BodyOf<'POST /api/mpmkt/v1/association/bind'>,
): Promise<BindingData> {
  const { accountId } = ctx.actor;
  const submission = { formId: BIND_FORM, version, answers: given, once: newId(ctx.now()) };
  const { result } = await submitEntry(ctx, submission, async (tx, { entryId }, answers) => {
    const [now, associationId, memberNo] = [tx.now(), String(answers.association), String(answers.memberNo)];
    const row: BindingRow = {
      ...{ accountId, id: entryId, associationId, state: 'inReview', reason: '' },
      ...numberOf(tx, associationId, memberNo),
      ...{ decidedAt: null, decidedBy: null, unboundAt: null, createdAt: now, updatedAt: now },
    };
    if (await insertBinding(tx.db, row)) return row;
    if (await hasHolding(tx.db, accountId)) throw refuse('LIMIT_REACHED', { message: associationTexts.once });
    throw refuseAnswers(await findForm(tx, BIND_FORM), { memberNo: { key: 'notOffered' } });
  });
  if (!result) throw new InternalError('a request under a new id was there already');
  const found = await findBinding(ctx.db, result.id);
  const shown = found && (await presentBinding(ctx, found));
  if (!shown) throw new InternalError(`binding ${result.id} is gone`);
  return shown;
}

/**
 * Ends the caller's binding, or takes a request back, which counts for nothing; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED for one that holds nothing, LIMIT_REACHED within 90 days of the last time
 */
export async function unbindMember(
  ctx: ActorCtx,
  { bindingId }: BodyOf<'POST /api/mpmkt/v1/association/unbind'>,
): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  const found = await findBinding(ctx.db, bindingId);
  if (found?.binding.accountId !== accountId) throw refuse('NOT_FOUND', { message: associationTexts.missing });
  const now = ctx.now();
  const isBound = found.binding.state === 'bound';
  const from = unbindFrom(await lastUnbound(ctx.db, accountId));
  if (isBound && now < from)
    throw refuse('LIMIT_REACHED', { message: associationTexts.unboundLately({ at: formatDate(from) }) });
  const changes = { state: 'unbound' as const, unboundAt: isBound ? now : null, updatedAt: now };
  if (!(await updateBinding(ctx.db, bindingId, [isBound ? 'bound' : 'inReview'], changes)))
    throw refuse('STATE_CHANGED', { message: associationTexts.notBound });
  await deletePicturesAt(ctx, { userId: accountId, entryId: bindingId }, now + PHOTO_MS);
  return { ok: true };
}
