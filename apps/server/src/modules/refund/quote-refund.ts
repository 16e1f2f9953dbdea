import type { RefundLossData, RefundQuoteData } from '@voltfront/contract';
import { REFUND_DAYS, REFUND_GROUPS, REFUND_REASONS, wantsWords } from '@voltfront/rules/refund/refund-reasons';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { couponsOfOrder } from '../coupon';
import { orderForRefund, type RefundOrder } from '../order';
import { refundablePayments } from '../payment';
import { blindBookingOfOrder } from '../vehicle';
import { selectNewestOf } from './refund.repository';
import { groupTitles, reasonTitles, refundTexts } from './refund.texts';

type OrderKey = { userId: string; orderNo: string };

const RULES = [refundTexts.ruleWho, refundTexts.ruleWay, refundTexts.ruleTime, refundTexts.ruleEnd];

const REASONS: RefundQuoteData['reasons'] = REFUND_GROUPS.map((group) => ({
  group,
  title: groupTitles[group],
  reasons: REFUND_REASONS[group].map((code) => ({ code, title: reasonTitles[code], wantsWords: wantsWords(code) })),
}));

async function placeOf(ctx: Ctx, { userId, orderNo }: OrderKey, kind: string): Promise<string | null> {
  if (kind !== 'blind') return kind === 'intention' ? null : refundTexts.queue;
  const no = (await blindBookingOfOrder(ctx, userId, orderNo))?.bookingNo ?? null;
  return no === null ? null : refundTexts.place({ no });
}

/** What a customer gives up with an order. */
async function lossesOf(ctx: Ctx, { row, benefits }: RefundOrder): Promise<RefundLossData[]> {
  const { userId, orderNo, kind } = row;
  const coupons = await couponsOfOrder(ctx, { accountId: userId, orderNo });
  const place = await placeOf(ctx, row, kind);
  const soon = ctx.now() + REFUND_DAYS.to * DAY_MS;
  return [
    ...(place === null
      ? []
      : [{ kind: 'place' as const, title: place, note: refundTexts.placeLost, isGivenBack: false }]),
    ...benefits.map((title) => ({
      kind: 'benefit' as const,
      title,
      note: refundTexts.benefitLost,
      isGivenBack: false,
    })),
    ...coupons.map(({ title, isSpent, expiresAt }) => {
      const isOver = expiresAt <= soon;
      const note = isSpent ? refundTexts.couponLost : isOver ? refundTexts.couponOver : refundTexts.couponBack;
      return { kind: 'coupon' as const, title, note, isGivenBack: !isSpent && !isOver };
    }),
  ];
}

/** The order in the form in which refunds show it. */
export const presentOrderOf = ({ row: { orderNo, kind, state, quote } }: Pick<RefundOrder, 'row'>) => {
  const { modelName, versionName, cutout } = quote;
  return { orderNo, kind, state, modelName, versionName, cutout };
};

/**
 * Whether an order of the caller can be refunded, what goes back by which way, what is lost, and the reasons to choose
 * from. @throws NOT_FOUND
 */
export async function quoteRefund(ctx: Ctx, key: OrderKey): Promise<RefundQuoteData> {
  const found = await orderForRefund(ctx, key);
  const payments = await refundablePayments(ctx, key);
  const newest = await selectNewestOf(ctx.db, key);
  const code = found.refusal ?? (payments.length === 0 ? 'nothingPaid' : null);
  const refundNo = code === 'running' ? (newest?.refundNo ?? null) : null;
  return {
    order: presentOrderOf(found),
    refusal: code === null ? null : { code, message: refundTexts[code], refundNo },
    amountFen: payments.reduce((sum, { amountFen }) => sum + amountFen, 0),
    payments,
    losses: await lossesOf(ctx, found),
    reasons: REASONS,
    buyer: found.buyer,
    adviser: found.adviser,
    days: REFUND_DAYS,
    rules: RULES,
  };
}
