import type { ConfigurationData, OrderChangePreviewData, QuoteData } from '@voltfront/contract';
import { VEHICLE_CHANGE_LIMIT } from '@voltfront/rules/order/order-changes';
import type { Ctx } from '../../../kernel/context';
import { couponsAtNewPrice } from '../coupons/order-coupons';
import type { OrderRow } from '../order.repository';
import type { ChangeKind, ChosenRight, PriceAdjustment } from './change.types';
import { sideOf } from './change-side';
import { gainedOf, lostOf, moneyOf, rowsOf, type SideHints } from './compare-sides';
import { adjustQuote, quoteForOrder } from './quote-for-order';
import { notCounted, partWith } from './released';

/** A prepared change: the preview, and the resulting columns of the order. */
export interface Proposal {
  kind: ChangeKind;
  preview: OrderChangePreviewData;
  quote: QuoteData;
  adjustments: PriceAdjustment[];
  rights: ChosenRight[];
  rightsGone: ChosenRight[];
}

const fingerprint = ({ modelId, versionId, productCodes }: ConfigurationData) =>
  [modelId, versionId, ...[...productCodes].sort()].join('.');

/** Removes duplicate discounts: an adjustment may also appear as a catalogue line. */
function onceEach<T extends { kind: string; code: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [`${item.kind}.${item.code}`, item])).values()];
}

/**
 * Computes an order in another configuration, of any version, model or year. All changes are priced
 * here, for the preview and for the change itself.
 * @throws the quote's errors
 */
export async function proposeChange(
  ctx: Ctx,
  row: OrderRow,
  kind: ChangeKind,
  configuration: ConfigurationData,
  hints: SideHints = {},
): Promise<Proposal> {
  const parting = await partWith(ctx, row, kind, configuration);
  const priced = await quoteForOrder(ctx, row, configuration, parting.adjustments);
  const coupons = kind === 'vehicle' ? [] : await couponsAtNewPrice(ctx, row, priced.quote);
  const { quote } = await adjustQuote(ctx, priced.quote, coupons);
  const { released } = priced;
  const kept = [...priced.kept, ...coupons];
  const [before, after] = [await sideOf(ctx, row.quote), await sideOf(ctx, quote)];
  const rows = rowsOf(before, after, hints);
  const boundCodes = parting.released.map(({ code }) => code);
  const uncounted = notCounted(row.quote, quote, released).filter(({ code }) => !boundCodes.includes(code));
  const preview: OrderChangePreviewData = {
    orderNo: row.orderNo,
    kind,
    before,
    after,
    rows,
    gained: gainedOf(rows),
    lost: lostOf(rows),
    differenceFen: quote.totalFen - row.totalFen,
    money: moneyOf(row.paidFen, row.totalFen, quote.totalFen),
    released: onceEach([...parting.released, ...uncounted]),
    isSame: fingerprint(before.configuration) === fingerprint(after.configuration),
    mustSignAgain: row.kind === 'deposit',
    locksAt: row.state === 'depositPaid' ? row.locksAt : null,
    changesLeft: kind === 'vehicle' ? Math.max(0, VEHICLE_CHANGE_LIMIT - row.vehicleChanges - 1) : null,
  };
  const { rights, rightsGone } = parting;
  return { kind, preview, quote, adjustments: kept, rights, rightsGone };
}
