import type { ConfigurationData, OrderKindData } from '@voltfront/contract';
import { conversionDueFen } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { arePricesOut } from '../vehicle';
import { type BenefitRow, selectBenefitsOf } from './equity/benefit.repository';
import { type OrderRow, selectOrder, selectOrdersIn } from './order.repository';
import { canConvert, isHoldOver } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey } from './order.types';

/** An intention or blind order of the customer as another product would take it over. */
export interface ConvertibleOrderFacts {
  orderNo: string;
  kind: OrderKindData;
  modelId: string;
  modelName: string;
  versionName: string;
  cutout: string;
  createdAt: number;
  paidFen: number;
  /** Deposit minus the paid amount, in fen. */
  dueFen: number;
  /** Null: it can be converted. */
  reason: string | null;
  /** Its early-bird benefits. */
  benefits: Pick<BenefitRow, 'kind' | 'name' | 'text' | 'endsAt' | 'isReleased'>[];
}

const MOST = 50;

async function reasonAgainst(ctx: Ctx, row: OrderRow): Promise<string | null> {
  if (row.state === 'refunding') return orderTexts.inRefund;
  if (row.conversion && !isHoldOver(row, ctx.now())) return orderTexts.conversionWaits;
  return canConvert(row, await arePricesOut(ctx, row.modelId)) ? null : orderTexts.afterPrices;
}

/** Paid intention and blind orders of a customer, newest first, each with the reason why it cannot be converted now. */
export async function convertibleOrders(ctx: Ctx, userId: string): Promise<ConvertibleOrderFacts[]> {
  const rows = await selectOrdersIn(ctx.db, userId, ['intentionPaid', 'refunding'], MOST);
  const early = rows.filter(({ kind }) => kind === 'blind' || kind === 'intention');
  const orderNos = early.map(({ orderNo }) => orderNo);
  const held = await selectBenefitsOf(ctx.db, userId, orderNos);
  return Promise.all(
    early.map(async (row) => {
      const { orderNo, kind, modelId, createdAt, paidFen, quote } = row;
      const { modelName, versionName, cutout } = quote;
      const reason = await reasonAgainst(ctx, row);
      const dueFen = conversionDueFen(paidFen);
      const benefits = held.filter((benefit) => benefit.orderNo === orderNo);
      return { orderNo, kind, modelId, modelName, versionName, cutout, createdAt, paidFen, dueFen, reason, benefits };
    }),
  );
}

/**
 * The configuration of an order; that of its conversion when one is in progress. @throws NOT_FOUND
 */
export async function configurationOfOrder(ctx: Ctx, key: OrderKey): Promise<ConfigurationData> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return (row.conversion ?? row).quote.configuration;
}
