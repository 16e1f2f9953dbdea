import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { repairConfiguration, withLines } from '../vehicle';
import type { StockCarRow } from './stock-car.repository';

/**
 * The quote of a stock car: its own fixed lines, without further subsidy or production time. Weeks
 * are the days until pickup, rounded up to whole weeks.
 */
export async function stockQuote(ctx: Ctx, row: StockCarRow): Promise<QuoteData> {
  const { modelId, versionId, productCodes, cityCode } = row;
  const configuration = { modelId, versionId, productCodes };
  const listed = await repairConfiguration(ctx, { ...configuration, subsidy: 'none', cityCode });
  const weeks = Math.ceil(row.readyInDays / 7);
  return {
    ...(await withLines(ctx, listed, row.lines)),
    configuration,
    cutout: row.cutout,
    delivery: { fromWeeks: weeks, toWeeks: weeks, cityName: listed.delivery.cityName },
    subsidies: { personalFen: 0, enterpriseFen: 0 },
    removed: [],
  };
}
