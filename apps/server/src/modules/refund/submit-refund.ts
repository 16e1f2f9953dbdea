import type { BodyOf, RefundDetailData } from '@voltfront/contract';
import { areWordsGood, wantsWords } from '@voltfront/rules/refund/refund-reasons';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { checkSmsCode, findMobile, type SmsProof, spendSmsCode } from '../account';
import { beginRefund, lockOwnOrder, type OrderRow, settleOverdue } from '../order';
import { type RefundablePayment, refundablePayments } from '../payment';
import { attachUploads, uploadPath } from '../upload';
import { toStoredAccount } from './bank-account';
import { tellMove } from './move-refund';
import { insertRefundRequest, type RefundRow } from './refund.repository';
import { refundTexts } from './refund.texts';
import { showRefund } from './show-refund';

type Input = BodyOf<'POST /api/mporder/v1/refund/submit'>;

/** Uploads of a refund. */
const uploadsOf = ({ userId, refundNo }: { userId: string; refundNo: string }) => ({
  userId,
  owner: `refund:${refundNo}`,
});

const badField = (field: string, message: string) =>
  refuse('BAD_INPUT', { message, data: { fields: [`body.${field}`] } });

/** The code that was sent to the caller's own phone. @throws CODE_WRONG, CODE_VOID, CODE_EXPIRED */
async function proofOf(ctx: ActorCtx, code: string): Promise<SmsProof> {
  const mobile = await findMobile(ctx.db, ctx.actor.accountId);
  if (!mobile) throw refuse('CODE_WRONG', { data: { triesLeft: 0 } });
  return checkSmsCode(ctx, mobile, 'refund', code);
}

/** @throws AMOUNT_DIFFERS when the customer saw another amount, BAD_INPUT without the account that is needed */
async function paymentsFor(ctx: Ctx, order: OrderRow, input: Input): Promise<RefundablePayment[]> {
  const payments = await refundablePayments(ctx, order);
  const amountFen = payments.reduce((sum, payment) => sum + payment.amountFen, 0);
  if (amountFen <= 0) throw refuse('STATE_CHANGED', { message: refundTexts.nothingPaid });
  if (amountFen !== input.amountFen) throw refuse('AMOUNT_DIFFERS', { message: refundTexts.amountMoved });
  if (payments.some(({ isClosed }) => isClosed) && !input.account) throw badField('account', refundTexts.accountWanted);
  return payments;
}

async function attachPictures(ctx: Ctx, row: { userId: string; refundNo: string }, pictures: readonly string[]) {
  const paths = pictures.map(uploadPath);
  const isOnce = new Set(paths).size === paths.length;
  if (!isOnce || !(await attachUploads(ctx, uploadsOf(row), paths)))
    throw badField('pictures', refundTexts.picturesGone);
  return paths;
}

/** Writes the request and moves its order, both or none; the order's row must be locked. */
async function writeRequest(ctx: Ctx, order: OrderRow, input: Input): Promise<RefundRow> {
  const now = ctx.now();
  const { userId, orderNo, kind, quote, buyer } = order;
  await beginRefund(ctx, order, refundTexts.inReview);
  const payments = await paymentsFor(ctx, order, input);
  const key = { userId, refundNo: newNumber('VB', now) };
  const pictures = input.pictures.length === 0 ? [] : await attachPictures(ctx, key, input.pictures);
  const { modelName, versionName, cutout } = quote;
  const row = await insertRefundRequest(
    ctx.db,
    {
      ...key,
      orderNo,
      state: 'inReview',
      amountFen: input.amountFen,
      parts: payments.map(({ isClosed, ...payment }) => ({
        ...payment,
        channel: isClosed ? 'bank' : 'original',
        state: 'waiting',
        doneAt: null,
      })),
      order: {
        kind,
        modelName,
        versionName,
        cutout,
        buyerName: buyer.name,
        maskedMobile: buyer.maskedMobile,
        maskedNumber: buyer.maskedNumber,
      },
      reason: input.reason,
      words: wantsWords(input.reason) ? input.words : '',
      explanation: input.explanation,
      pictures,
      account: input.account ? toStoredAccount(ctx, input.account) : null,
      historyCount: 1,
      createdAt: now,
      updatedAt: now,
    },
    {
      ...key,
      sequence: 1,
      state: 'inReview',
      title: refundTexts.submitted,
      note: refundTexts.inReview,
      who: 'customer',
      at: now,
    },
  );
  await tellMove(ctx, null, row);
  return row;
}

/**
 * Asks for the refund of an order of the caller, which becomes `refunding` in the same transaction. The code is checked
 * outside of it, so that a wrong one counts, and used up inside, so that a refusal for another reason does not cost it.
 * @throws CODE_WRONG, CODE_VOID, CODE_EXPIRED, BAD_INPUT, ORDER_LOCKED, STATE_CHANGED, also while a refund runs,
 * AMOUNT_DIFFERS, NOT_FOUND
 */
export async function submitRefund(ctx: ActorCtx, input: Input): Promise<RefundDetailData> {
  if (!areWordsGood(input.reason, input.words)) throw badField('words', refundTexts.wordsWanted);
  const userId = ctx.actor.accountId;
  await settleOverdue(ctx, userId);
  const proof = await proofOf(ctx, input.code);
  const row = await withTransaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, { userId, orderNo: input.orderNo });
    const written = await writeRequest(tx, order, input);
    await spendSmsCode(tx, proof);
    return written;
  });
  return showRefund(ctx, { userId, refundNo: row.refundNo });
}
