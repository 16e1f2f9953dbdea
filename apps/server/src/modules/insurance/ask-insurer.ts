import { QUOTE_TRIES, QUOTE_VALID_MS } from '@voltfront/rules/insurance/insurance-moves';
import { formatYuan } from '@voltfront/rules/money';
import { SECOND_MS } from '@voltfront/rules/time';
import { guardOf } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import { type JobMap, schedule } from '../../kernel/jobs';
import type { InsurerQuote } from '../../providers/insurer';
import { buyerForLender, findHandover } from '../order';
import { type InsuranceRow, selectInsurance, updateInsurance } from './insurance.repository';
import { insuranceTexts } from './insurance.texts';
import { type Insurance, lockInsurance, moveInsurance } from './move-insurance';
import { insurersIn } from './show-insurance';

type Job = JobMap['askInsurer'];

/** Wait before the next try, in ms, by how often the insurer was asked. */
const PAUSES_MS = [0, 10 * SECOND_MS, 30 * SECOND_MS];

const isWaiting = (row: InsuranceRow | undefined, { requestNo }: Job): row is InsuranceRow =>
  row?.state === 'quoting' && row.requestNo === requestNo;

/** Works on an insurance that still waits for this answer. */
function whileWaiting(ctx: Ctx, job: Job, work: (ctx: Ctx, insurance: Insurance) => Promise<unknown>): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    if (!(await guardOf(tx).holdAccount(tx.db, job.userId))) return;
    const insurance = await lockInsurance(tx, job);
    if (isWaiting(insurance.row, job)) await work(tx, insurance);
  });
}

async function askFor(ctx: Ctx, row: InsuranceRow): Promise<(InsurerQuote & { insurerPhone: string }) | null> {
  const { request, requestNo, authorisedVersion, authorisedAt, orderNo } = row;
  if (!request || requestNo === null || authorisedVersion === null || authorisedAt === null) return null;
  const order = await findHandover(ctx, row);
  try {
    const quote = await ctx.app.insurer.quote(ctx, {
      requestNo,
      orderNo,
      insurerId: request.insurerId,
      cityCode: order.cityCode,
      carName: `${order.modelName} ${order.versionName}`,
      carPriceFen: order.totalFen,
      choice: request.choice,
      buyer: await buyerForLender(ctx, row),
      authorisation: { version: authorisedVersion, at: authorisedAt },
    });
    const insurers = await insurersIn(ctx, order.cityCode);
    const insurer = insurers?.find(({ insurerId }) => insurerId === request.insurerId);
    return { ...quote, insurerPhone: insurer?.phone ?? '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ requestNo, refusal: error.rowName }, 'the insurer gave no quote');
    return null;
  }
}

/** Notes that the insurer did not answer: asks again, or gives up and tells the customer. */
async function noteSilence(ctx: Ctx, insurance: Insurance, job: Job): Promise<void> {
  const tries = insurance.row.tries + 1;
  const pause = PAUSES_MS[tries];
  if (tries < QUOTE_TRIES && pause !== undefined) {
    await updateInsurance(ctx.db, insurance.row, { tries });
    await schedule(ctx, 'askInsurer', job, ctx.now() + pause);
    return;
  }
  await moveInsurance(ctx, insurance, 'loseQuote', {
    who: 'system',
    note: insuranceTexts.unanswered,
    changes: { tries, unansweredAt: ctx.now() },
  });
}

/** Asks an insurer for the quote of a request, which may have been replaced meanwhile. Runs outside a transaction. */
export async function askInsurer(ctx: Ctx, job: Job): Promise<void> {
  const row = await selectInsurance(ctx.db, job);
  if (!isWaiting(row, job) || !row.request) return;
  const { request } = row;
  const answer = await askFor(ctx, row);
  await whileWaiting(ctx, job, async (tx, insurance) => {
    if (!answer) return noteSilence(tx, insurance, job);
    const { totalFen } = answer;
    return moveInsurance(tx, insurance, 'takeQuote', {
      who: 'system',
      note: insuranceTexts.quoted({ insurer: request.insurerName, yuan: formatYuan(totalFen) }),
      changes: { quote: { ...request, ...answer, endsAt: tx.now() + QUOTE_VALID_MS } },
    });
  });
}
