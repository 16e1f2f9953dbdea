import type { AgreementSummaryData, BodyOf } from '@voltfront/contract';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { useSignCode } from '../account';
import { insertSignature, type SignedThing } from './agreement.repository';
import { type AgreementSubject, findSubject } from './agreement-subject';
import { fillClauses, shanghaiTime } from './agreement-values';
import { selectDraftForUpdate, selectOrderForUpdate } from './order.repository';
import { type AgreementStatus, statusesOf } from './show-agreements';
import { applyHeldYear } from './year/hold-year';

type SignInput = BodyOf<'POST /api/mporder/v1/special/sign/agreement'>;

interface Found {
  subject: AgreementSubject;
  thing: SignedThing;
  status: AgreementStatus;
  isDone: boolean;
}

/** The agreement to sign. @throws NOT_FOUND, STATE_CHANGED, AGREEMENT_OUTDATED */
async function findSignable(ctx: Ctx, userId: string, input: SignInput): Promise<Found> {
  const subject = await findSubject(ctx, userId, input);
  const status = (await statusesOf(ctx, subject)).find(({ summary }) => summary.agreementId === input.agreementId);
  if (!status || !subject.thing) throw refuse('NOT_FOUND');
  const { summary, current } = status;
  const isDone = summary.state === 'signed' && !summary.isOutdated;
  if (!isDone && subject.phase !== 'open') throw refuse('STATE_CHANGED');
  if (!isDone && input.version !== current.version)
    throw refuse('AGREEMENT_OUTDATED', { data: { agreements: [summary] } });
  return { subject, thing: subject.thing, status, isDone };
}

/** Keeps everybody else from signing, changing or submitting until the transaction ends. */
async function lockThing(ctx: Ctx, thing: SignedThing): Promise<void> {
  if ('orderNo' in thing) await selectOrderForUpdate(ctx.db, thing);
  else await selectDraftForUpdate(ctx.db, thing.userId, thing.draftId);
}

/** Writes the signed copy of an agreement in its version in force. `thing` must be locked or made by this transaction. */
export async function writeSignature(
  ctx: Ctx,
  { subject, thing, status }: Pick<Found, 'subject' | 'thing' | 'status'>,
): Promise<AgreementSummaryData> {
  const { current, summary } = status;
  const signedAt = ctx.now();
  const clauses = current.clauses.map((clause) => ({ ...clause, isChanged: false }));
  await insertSignature(ctx.db, {
    userId: thing.userId,
    copyNo: newNumber('VA', signedAt),
    agreementId: current.agreementId,
    version: current.version,
    draftId: 'draftId' in thing ? thing.draftId : null,
    orderNo: 'orderNo' in thing ? thing.orderNo : null,
    clauses: fillClauses(clauses, { ...subject.values, signedAt: shanghaiTime(signedAt) }),
    basis: subject.basisOf(current.kind),
    signedAt,
    voidedAt: null,
  });
  return { ...summary, version: current.version, state: 'signed', signedAt, isOutdated: false };
}

/**
 * Signs an agreement in its version in force and keeps the text as it was. Signing again returns the first copy.
 * The purchase agreement of an order wants an SMS code sent to the customer's phone (scene `sign`).
 * Signing the protocol of a held change to a new model year makes that change.
 * Call it outside a transaction: a wrong code must stay counted.
 * @throws AGREEMENT_OUTDATED for another version, BAD_INPUT without a needed code, the code's own refusals, NOT_FOUND, STATE_CHANGED,
 * PRICE_CHANGED with the new preview when a held change costs another amount by now.
 */
export async function signAgreement(ctx: Ctx, userId: string, input: SignInput): Promise<AgreementSummaryData> {
  if (!input.orderNo && !input.draftId)
    throw refuse('BAD_INPUT', { data: { fields: ['body.orderNo', 'body.draftId'] } });
  const found = await findSignable(ctx, userId, input);
  if (found.isDone) return found.status.summary;
  if (input.orderNo && found.status.current.kind === 'purchase') {
    if (!input.code) throw refuse('BAD_INPUT', { message: '请输入短信验证码', data: { fields: ['body.code'] } });
    await useSignCode(ctx, userId, input.code);
  }
  return withTransaction(ctx, async (tx) => {
    await lockThing(tx, found.thing);
    const again = await findSignable(tx, userId, input);
    if (again.isDone) return again.status.summary;
    if (again.status.current.kind === 'yearChange' && 'orderNo' in again.thing) await applyHeldYear(tx, again.thing);
    return writeSignature(tx, again);
  });
}
