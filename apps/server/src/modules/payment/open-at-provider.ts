import { brand } from '@voltfront/brand';
import type { Ctx } from '../../kernel/context';
import { render } from '../../kernel/texts';
import type { PaymentCall, PaymentOrder, PaymentProvider } from '../../providers/payment';
import type { PayableOrder } from '../order';
import type { PaymentRow } from './payment.repository';
import { paymentTexts } from './payment.texts';

function requestOf(ctx: Ctx, row: PaymentRow, order: PayableOrder): PaymentOrder {
  const { paymentNo, orderNo, amountFen, expiresAt, payerOpenId } = row;
  const name = `${order.modelName.startsWith(brand.name) ? '' : brand.name}${order.modelName}`;
  const part = row.part === null ? '' : `&part=${row.part}`;
  const page = order.purpose === 'blind' ? '/pagesOrder/pay/blindBookingResult' : '/pagesOrder/pay/result';
  const returnPath = `${page}?orderNo=${orderNo}${part}`;
  return {
    paymentNo,
    orderNo,
    amountFen,
    expiresAt,
    payerOpenId,
    scene: row.scene ?? 'mobileBrowser',
    payerIp: ctx.ip,
    // Printed on the provider's bills, which are Chinese.
    title: render(paymentTexts[order.purpose]({ name })),
    returnPath,
    returnUrl: `${ctx.request.origin}${returnPath}`,
  };
}

/**
 * Creates a payment at its provider, or gets a new call for one that exists there. Call it outside
 * a transaction.
 * @throws PROVIDER_DOWN; the payment stays stored, and the next attempt uses the same number
 */
export function openAtProvider(
  ctx: Ctx,
  provider: PaymentProvider,
  { row, order }: { row: PaymentRow; order: PayableOrder },
): Promise<PaymentCall> {
  return provider.create(ctx, requestOf(ctx, row, order));
}
