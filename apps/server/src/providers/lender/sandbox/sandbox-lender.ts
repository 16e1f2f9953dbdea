import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { newNumber, randomToken } from '../../../kernel/ids';
import { forNobody } from '../../../kernel/transaction-scope';
import { sandboxSecret } from '../../payment/sandbox/sandbox-signature';
import { readSignedNotice } from '../notice';
import type { LenderCase, LenderPage, LenderProvider, LenderReport } from '../types';
import { reportOf, withdrawCase } from './lender-desk';
import { type CaseRow, findCase, openCase } from './lender-desk.repository';

/** URL of the lender's page. Only the customer who was sent there knows the key. */
const deskPath = ({ applicationNo, accessKey }: Pick<CaseRow, 'applicationNo' | 'accessKey'>) =>
  `/sandbox/lender/${applicationNo}?key=${accessKey}`;

async function open(ctx: Ctx, lenderCase: LenderCase): Promise<LenderPage> {
  const { applicationNo, buyer, loanFen, ...rest } = lenderCase;
  const { orderNo, lenderName, productName, carName, downPaymentFen, months, rateBp } = rest;
  const { monthlyFen, finalPaymentFen, returnPath } = rest;
  const figures = { downPaymentFen, months, rateBp, monthlyFen, finalPaymentFen };
  const shown = { orderNo, lenderName, productName, carName, buyerName: buyer.name, ...figures, returnPath };
  await openCase(ctx.db, {
    applicationNo,
    providerNo: newNumber('SL', ctx.now()),
    state: 'opened',
    shown,
    loanFen,
    accessKey: randomToken(16),
    createdAt: ctx.now(),
  });
  const stored = await findCase(ctx.db, applicationNo);
  if (!stored) throw refuse('PROVIDER_DOWN');
  return { url: deskPath(stored), providerNo: stored.providerNo };
}

async function report(row: Promise<CaseRow | undefined>): Promise<LenderReport> {
  const found = await row;
  if (!found) throw refuse('NOT_FOUND');
  return reportOf(found);
}

/**
 * A simulated lender inside the shop's database, with a page of its own. It lends nothing, works
 * offline, and behaves like real lenders: the customer submits the application there, and signed
 * notices are repeated until accepted. Its data is its own, so it writes without locking the
 * caller's account.
 */
export const createSandboxLender = (): LenderProvider => ({
  key: 'sandbox',
  isAvailable: () => true,
  open,
  query: (ctx, applicationNo) => report(findCase(ctx.db, applicationNo)),
  withdraw: (ctx, applicationNo) => report(forNobody(() => withdrawCase(ctx, applicationNo))),
  parseNotice: async (ctx, notice) => readSignedNotice(await sandboxSecret(ctx), notice, ctx.now()),
});
