import type { ConfigurationData, QuoteData } from '@voltfront/contract';
import { adjustLines } from '@voltfront/rules/order/price-adjustments';
import type { Ctx } from '../../../kernel/context';
import { loadVersion, quoteConfiguration, quoteHeldVersion, repairConfiguration, withLines } from '../../vehicle';
import type { OrderRow } from '../order.repository';
import type { PriceAdjustment } from './change.types';

/** A quote for an order, and which of its own adjustments apply to it. */
export interface OrderQuote {
  quote: QuoteData;
  kept: PriceAdjustment[];
  released: PriceAdjustment[];
}

/** The columns besides the configuration that determine an order's price. */
export type PricedOrder = Pick<OrderRow, 'subsidy' | 'cityCode' | 'quote'>;

/** Applies an order's adjustments to a catalogue quote. */
export async function adjustQuote(
  ctx: Ctx,
  quote: QuoteData,
  adjustments: readonly PriceAdjustment[],
): Promise<OrderQuote> {
  const { added, kept, released } = adjustLines(quote.lines, adjustments);
  const adjusted = added.length > 0 ? await withLines(ctx, quote, [...quote.lines, ...added]) : quote;
  return { quote: adjusted, kept, released };
}

/**
 * The current price of a configuration for an order: catalogue, the order's subsidy and city, its
 * own adjustments. The order's present version is allowed even when it is sold out.
 * @throws the quote's errors
 */
export async function quoteForOrder(
  ctx: Ctx,
  order: PricedOrder,
  configuration: ConfigurationData,
  adjustments: readonly PriceAdjustment[],
): Promise<OrderQuote> {
  const { subsidy, cityCode } = order;
  const isHeld = order.quote.configuration.versionId === configuration.versionId;
  const quoteOf = isHeld ? quoteHeldVersion : quoteConfiguration;
  return adjustQuote(ctx, await quoteOf(ctx, { ...configuration, subsidy, cityCode }), adjustments);
}

/** A configuration carried over to another version, with the reason for each dropped option. */
export interface CarriedOver {
  configuration: ConfigurationData;
  /** Product code → why it was dropped. */
  reasons: ReadonlyMap<string, string>;
}

/**
 * Carries chosen options over to another version where they fit, and adds the options that the new
 * version includes at no charge.
 * @throws NOT_FOUND for an unknown version
 */
export async function carryOver(
  ctx: Ctx,
  target: Pick<ConfigurationData, 'modelId' | 'versionId'>,
  productCodes: readonly string[],
): Promise<CarriedOver> {
  const version = await loadVersion(ctx, target.versionId);
  const many = new Set(version.groups.filter(({ choice }) => choice === 'many').map(({ groupCode }) => groupCode));
  const included = version.products
    .filter((product) => product.isDefaultSelected && product.priceFen === 0 && many.has(product.groupCode as never))
    .map(({ productCode }) => productCode);
  const wanted = [...new Set([...productCodes, ...included])];
  const { modelId, versionId } = target;
  const repaired = await repairConfiguration(ctx, { modelId, versionId, productCodes: wanted, subsidy: 'none' });
  return {
    configuration: repaired.configuration,
    reasons: new Map(repaired.removed.map(({ productCode, reason }) => [productCode, reason])),
  };
}
