import type { AgreementSummaryData, BodyOf } from '@voltfront/contract';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { useSignCode } from '../account';
import {
  draftSignatureWriter,
  insertNewSignature,
  type SignatureHead,
  type SignatureRow,
  type SignedThing,
} from './agreement.repository';
import { type AgreementSubject, findSubject, subjectOfDraft, subjectOfOrder } from './agreement-subject';
import { fillClauses, shanghaiTime } from './agreement-values';
import { isUnchanged, selectOrderForUpdate, selectSignedDraft, selectSignedDraftForUpdate } from './order.repository';
import { orderTexts } from './order.texts';
import { type AgreementStatus, statusesOf } from './show-agreements';
import { applyHeldYear } from './year/hold-year';

const insertDraftSignature = draftSignatureWriter(isUnchanged);

type SignInput = BodyOf<'POST /api/mporder/v1/special/sign/agreement'>;

interface Found {
  subject: AgreementSubject;
  thing: SignedThing;
  status: AgreementStatus;
  isDone: boolean;
}

/** The agreement to sign. @throws NOT_FOUND, STATE_CHANGED, AGREEMENT_OUTDATED */
async function findSignable(
  ctx: Ctx,
  subject: AgreementSubject,
  input: SignInput,
  copies?: readonly SignatureHead[],
): Promise<Found> {
  const status = (await statusesOf(ctx, subject, copies)).find(
    ({ summary }) => summary.agreementId === input.agreementId,
  );
  if (!status || !subject.thing) throw refuse('NOT_FOUND');
  const { summary, current } = status;
  const isDone = summary.state === 'signed' && !summary.isOutdated;
  if (!isDone && subject.phase !== 'open') throw refuse('STATE_CHANGED');
  if (!isDone && input.version !== current.version)
    throw refuse('AGREEMENT_OUTDATED', { data: { agreements: [summary] } });
  return { subject, thing: subject.thing, status, isDone };
}

/**
 * The same with the order or draft locked: nobody else can sign, change or submit it until the
 * transaction ends.
 */
async function lockSignable(ctx: Ctx, userId: string, input: SignInput): Promise<Found> {
  if (input.orderNo) {
    const row = await selectOrderForUpdate(ctx.db, { userId, orderNo: input.orderNo });
    if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
    return findSignable(ctx, subjectOfOrder(row), input);
  }
  const signed = await selectSignedDraftForUpdate(ctx.db, userId, input.draftId ?? '');
  if (!signed) throw refuse('NOT_FOUND');
  return findSignable(ctx, subjectOfDraft(signed.draft), input, signed.copies);
}

type Signable = Pick<Found, 'subject' | 'thing' | 'status'>;

/** The signed copy of an agreement in the version in force. */
function copyOf(ctx: Ctx, { subject, thing, status: { current } }: Signable): SignatureRow {
  const signedAt = ctx.now();
  const clauses = current.clauses.map((clause) => ({ ...clause, isChanged: false }));
  return {
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
  };
}

const summaryOf = ({ status }: Signable, { version, signedAt }: SignatureRow): AgreementSummaryData => ({
  ...status.summary,
  version,
  state: 'signed',
  signedAt,
  isOutdated: false,
});

/**
 * Inserts the signed copy of an agreement. `thing` must be locked or created by this transaction.
 * @returns null when the same was signed while this transaction waited for the lock
 */
export async function writeSignature(ctx: Ctx, signable: Signable): Promise<AgreementSummaryData | null> {
  const copy = copyOf(ctx, signable);
  return (await insertNewSignature(ctx.db, copy)) ? summaryOf(signable, copy) : null;
}

/**
 * Signs for a draft without a transaction: reads it, and inserts the copy in one statement if the
 * draft is still unchanged.
 * @returns null when it has changed, or the same was signed meanwhile
 */
async function signDraftAtOnce(ctx: Ctx, userId: string, input: SignInput): Promise<AgreementSummaryData | null> {
  const signed = await selectSignedDraft(ctx.db, userId, input.draftId ?? '');
  if (!signed) throw refuse('NOT_FOUND');
  const found = await findSignable(ctx, subjectOfDraft(signed.draft), input, signed.copies);
  if (found.isDone) return found.status.summary;
  const copy = copyOf(ctx, found);
  const { revision } = signed;
  return (await insertDraftSignature(ctx, { ...copy, revision })) ? summaryOf(found, copy) : null;
}

async function useCode(ctx: Ctx, userId: string, code: string | undefined): Promise<void> {
  if (!code) throw refuse('BAD_INPUT', { message: orderTexts.enterCode, data: { fields: ['body.code'] } });
  await useSignCode(ctx, userId, code);
}

/**
 * Signs an agreement in the version in force and stores its text. Signing again returns the first
 * copy. The purchase agreement of an order requires an SMS code sent to the customer's phone (scene
 * `sign`). Signing the protocol of a pending year change applies that change. Call it outside a
 * transaction: a failed code attempt must stay counted.
 * @throws AGREEMENT_OUTDATED for another version, BAD_INPUT without a required code, the code's
 * errors, NOT_FOUND, STATE_CHANGED, PRICE_CHANGED with the new preview when the price of a pending
 * year change has changed
 */
export async function signAgreement(ctx: Ctx, userId: string, input: SignInput): Promise<AgreementSummaryData> {
  if (!input.orderNo && !input.draftId)
    throw refuse('BAD_INPUT', { data: { fields: ['body.orderNo', 'body.draftId'] } });
  if (input.orderNo) {
    const { isDone, status } = await findSignable(ctx, await findSubject(ctx, userId, input), input);
    if (isDone) return status.summary;
    if (status.current.kind === 'purchase') await useCode(ctx, userId, input.code);
  } else {
    const signed = await signDraftAtOnce(ctx, userId, input);
    if (signed) return signed;
  }
  return withTransaction(ctx, async (tx) => {
    const found = await lockSignable(tx, userId, input);
    if (found.isDone) return found.status.summary;
    if (found.status.current.kind === 'yearChange' && 'orderNo' in found.thing) await applyHeldYear(tx, found.thing);
    const signed = await writeSignature(tx, found);
    return signed ?? (await lockSignable(tx, userId, input)).status.summary;
  });
}
