import type { ConfigurationData, QuoteData } from '@voltfront/contract';
import { adjustLines } from '@voltfront/rules/order/price-adjustments';
import type { Ctx } from '../../../kernel/context';
import { loadVersion, quoteConfiguration, quoteHeldVersion, repairConfiguration, withLines } from '../../vehicle';
import type { OrderRow } from '../order.repository';
import type { PriceAdjustment } from './change.types';

/** A price for an order, and which of its own adjustments count in it. */
export interface OrderQuote {
  quote: QuoteData;
  kept: PriceAdjustment[];
  released: PriceAdjustment[];
}

/** What an order's price depends on besides the configuration. */
export type PricedOrder = Pick<OrderRow, 'subsidy' | 'cityCode' | 'quote'>;

/** Adds an order's adjustments to a quote of the catalogue. */
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
 * What an order would cost in a configuration at this moment: catalogue, its subsidy and city, its own adjustments.
 * The version that it already has stays possible when it is sold out.
 * @throws the quote's refusals
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

/** A configuration carried over to another version, with the reasons for what did not fit. */
export interface CarriedOver {
  configuration: ConfigurationData;
  /** Product code → why it went. */
  reasons: ReadonlyMap<string, string>;
}

/**
 * Takes chosen options over to another version as far as they fit; what the new version includes for nothing comes with it.
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
