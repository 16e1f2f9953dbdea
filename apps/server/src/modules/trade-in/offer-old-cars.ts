import { shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { type EstimateRange, estimateTradeIn, monthsSince } from '@voltfront/rules/trade-in/estimate';
import type { Ctx } from '../../kernel/context';
import { selectBrands, selectNewPrice, selectRule, selectSeries, selectSeriesOf } from './trade-in.repository';

/** Options for forms: `tradeBrands` are the brands that are taken, `tradeSeries` the series within the field before. */
export async function offerOldCars(ctx: Ctx, { list, values }: { list: string; values: readonly string[] }) {
  if (list === 'tradeBrands')
    return (await selectBrands(ctx.db)).map(({ brandId, name }) => ({ key: brandId, text: name, note: null }));
  if (list !== 'tradeSeries') return null;
  const brandId = values.at(-1);
  const series = brandId === undefined ? [] : await selectSeriesOf(ctx.db, brandId);
  return series.map(({ seriesId, name }) => ({ key: seriesId, text: name, note: null }));
}

/** What a car in good condition may be worth, by its series, the year of its registration and its kilometres; null for an unknown series. */
export async function roughEstimate(
  ctx: Ctx,
  { seriesId, year, mileageKm }: { seriesId: string; year: number; mileageKm: number },
): Promise<EstimateRange | null> {
  const found = await selectSeries(ctx.db, seriesId);
  const newPriceFen = found && (await selectNewPrice(ctx.db, seriesId, year));
  const rule = found && (await selectRule(ctx.db, found.series.energy));
  if (newPriceFen === undefined || !rule) return null;
  // The middle of the year: which month it was is not asked.
  const ageMonths = Math.max(0, monthsSince(`${year}-07`, shanghaiParts(ctx.now())));
  return estimateTradeIn({ newPriceFen, ageMonths, mileageKm, condition: 'good' }, rule);
}
