import type { Ctx } from '../../kernel/context';
import type { HookMap } from '../../kernel/hooks';
import { sayLines } from '../vehicle';
import { phaseOf } from './stock.states';
import { selectCar } from './stock-car.repository';
import { stockQuote } from './stock-quote';

/**
 * A stock car with its price, for the finance calculator; held cars too, because they may become
 * available. Null when it is unknown, sold, withdrawn, or its official sale is not running.
 */
export async function carForFinance(
  ctx: Ctx,
  { stockCarId }: HookMap['stockCarForFinance']['input'],
): Promise<HookMap['stockCarForFinance']['answer']> {
  const row = await selectCar(ctx.db, stockCarId);
  const phase = row && phaseOf(row, ctx.now());
  if (row?.status !== 'onSale' || (phase !== null && phase !== 'running')) return null;
  const { configuration, modelName, versionName, cutout, lines, totalFen } = await stockQuote(ctx, row);
  return { configuration, modelName, versionName, cutout, subsidy: 'none', lines: sayLines(lines), priceFen: totalFen };
}
