import type { Ctx } from '../../kernel/context';
import type { HookMap } from '../../kernel/hooks';
import { phaseOf } from './stock.states';
import { selectCar } from './stock-car.repository';
import { stockQuote } from './stock-quote';

/**
 * A stock car at its own price, for the finance calculator; one that somebody holds too, because it may come free. Null when
 * it is unknown, sold, withdrawn, or its official sale does not run.
 */
export async function carForFinance(
  ctx: Ctx,
  { stockCarId }: HookMap['stockCarForFinance']['input'],
): Promise<HookMap['stockCarForFinance']['answer']> {
  const row = await selectCar(ctx.db, stockCarId);
  const phase = row && phaseOf(row, ctx.now());
  if (row?.status !== 'onSale' || (phase !== null && phase !== 'running')) return null;
  const { configuration, modelName, versionName, cutout, lines, totalFen } = await stockQuote(ctx, row);
  return { configuration, modelName, versionName, cutout, subsidy: 'none', lines, priceFen: totalFen };
}
