import type { BodyOf, FinanceApplicationData, FinanceConsentData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import type { LenderCase } from '../../providers/lender';
import { buyerForLender, type FinancedOrder, orderForFinance } from '../order';
import { presentApplication } from './application.presenter';
import { type ApplicationRow, insertApplication, openApplication } from './application.repository';
import { planToday } from './compare-plans';
import type { LenderRow } from './finance.repository';
import { financeTexts } from './finance.texts';
import type { FinancePlan, FinanceProduct } from './finance.types';
import { noteOpened } from './move-application';
import { type Book, openBook } from './offers';
import { isLenderOpen, orderStanding } from './order-part';
import { selectWish, type WishRow } from './plan.repository';
import { consentFor } from './show-consent';

type StartBody = BodyOf<'POST /api/mporder/v1/finance/application/start'>;

/** The validated data of an application. */
interface Ready {
  order: FinancedOrder;
  plan: FinancePlan;
  product: FinanceProduct;
  lender: LenderRow;
  consent: FinanceConsentData;
}

const noPlan = (message: string) => refuse('ORDER_NOT_READY', { message, data: { reason: 'noPlan' } });

async function liveWish(ctx: ActorCtx, order: FinancedOrder): Promise<WishRow & { product: FinanceProduct }> {
  const wish = await selectWish(ctx.db, order);
  if (!wish) throw noPlan(financeTexts.chooseForOrder);
  const { product } = wish.plan;
  if (!product) throw noPlan(financeTexts.fullPayment);
  if (ctx.now() >= wish.validUntil) throw refuse('PLAN_EXPIRED');
  const today = await planToday(ctx, wish);
  if (today.unavailable) throw refuse('FINANCE_NOT_OFFERED', { message: today.unavailable });
  if (today.current) throw refuse('PLAN_EXPIRED', { message: financeTexts.planChanged });
  return { ...wish, product };
}

async function lenderOf(ctx: ActorCtx, book: Book, wish: WishRow & { product: FinanceProduct }): Promise<LenderRow> {
  const lender = book.lenderById.get(wish.product.lenderId);
  if (!lender || !isLenderOpen(ctx, book, wish)) throw refuse('PROVIDER_DOWN', { message: financeTexts.notOnline });
  return lender;
}

async function getReady(ctx: ActorCtx, order: FinancedOrder, consentVersion: string): Promise<Ready> {
  const { canApply, message } = orderStanding(order);
  if (!canApply) throw refuse('ORDER_NOT_READY', { message: message ?? undefined, data: { reason: 'order' } });
  const wish = await liveWish(ctx, order);
  const lender = await lenderOf(ctx, await openBook(ctx), wish);
  const consent = await consentFor(ctx, lender.licenceName);
  if (consent.version !== consentVersion) throw refuse('CONSENT_OUTDATED', { data: { version: consent.version } });
  return { order, plan: wish.plan, product: wish.product, lender, consent };
}

async function insertOpened(ctx: ActorCtx, ready: Ready): Promise<ApplicationRow> {
  const { order, plan, lender, consent } = ready;
  const now = ctx.now();
  const row = await insertApplication(ctx.db, {
    userId: order.userId,
    applicationNo: newNumber('VF', now),
    orderNo: order.orderNo,
    state: 'opened',
    provider: ctx.app.lender.key,
    lenderId: lender.lenderId,
    lenderName: lender.name,
    hotline: lender.hotline,
    plan,
    loanFen: plan.figures.loanFen,
    consentVersion: consent.version,
    consentItems: consent.items,
    consentAt: now,
    appliedAt: now,
    updatedAt: now,
  });
  if (!row) throw refuse('STATE_CHANGED');
  return row;
}

async function caseFor(
  ctx: ActorCtx,
  row: ApplicationRow,
  { order, plan, product, consent }: Ready,
): Promise<LenderCase> {
  const { car, figures } = plan;
  return {
    applicationNo: row.applicationNo,
    orderNo: order.orderNo,
    lenderId: row.lenderId,
    lenderName: row.lenderName,
    productId: product.productId,
    productName: product.name,
    carName: `${car.modelName} ${car.versionName}`,
    priceFen: figures.priceFen,
    downPaymentFen: figures.downPaymentFen,
    loanFen: figures.loanFen,
    months: figures.months,
    rateBp: figures.rateBp,
    monthlyFen: figures.monthlyFen,
    finalPaymentFen: figures.finalPaymentFen,
    buyer: await buyerForLender(ctx, order),
    consent: { version: consent.version, at: row.consentAt },
    returnPath: `/pagesDetail/financialCalculatorJump?orderNo=${order.orderNo}`,
  };
}

/**
 * Sends an order's chosen plan to its lender; call it in a transaction. An open application is
 * returned as it is, so that repeated or concurrent calls create only one.
 * @throws NOT_FOUND for somebody else's order; ORDER_NOT_READY with `data.reason` `order` or
 * `noPlan`
 * @throws PLAN_EXPIRED after 7 days, or when price or rate have changed; CONSENT_OUTDATED;
 * PROVIDER_DOWN
 */
export async function startApplication(
  ctx: ActorCtx,
  { orderNo, consentVersion }: StartBody,
): Promise<FinanceApplicationData> {
  const key = { userId: ctx.actor.accountId, orderNo };
  const order = await orderForFinance(ctx, key, { lock: true });
  const running = await openApplication(ctx.db, key);
  if (running) return presentApplication(ctx, running);
  const ready = await getReady(ctx, order, consentVersion);
  const row = await insertOpened(ctx, ready);
  const page = await ctx.app.lender.open(ctx, await caseFor(ctx, row, ready));
  const opened = await noteOpened(ctx, row, page);
  return presentApplication(ctx, opened);
}
