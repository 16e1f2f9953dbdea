import type { FinanceCarData, FinanceSubjectData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { orderForFinance } from '../order';
import { arePricesOut, defaultConfiguration, quoteConfiguration, sayLines } from '../vehicle';
import { financeTexts } from './finance.texts';

type Subject<K extends FinanceSubjectData['kind']> = Extract<FinanceSubjectData, { kind: K }>;

/** The caller's account id. @throws LOGIN_EXPIRED for visitors */
export function accountOf(ctx: Ctx): string {
  if (!ctx.actor) throw refuse('LOGIN_EXPIRED');
  return ctx.actor.accountId;
}

/** Fields of a car without an order. */
const FREE = { stockCarId: null, orderNo: null, paidFen: 0 };

async function assertPriced(ctx: Ctx, modelId: string): Promise<void> {
  if (await arePricesOut(ctx, modelId)) return;
  throw refuse('FINANCE_NOT_OFFERED', { message: financeTexts.noPrice, data: { reason: 'price' } });
}

async function fromConfiguration(
  ctx: Ctx,
  { configuration, subsidy }: Omit<Subject<'configuration'>, 'kind'>,
  source: 'configuration' | 'version',
): Promise<FinanceCarData> {
  const quote = await quoteConfiguration(ctx, { ...configuration, subsidy });
  await assertPriced(ctx, quote.configuration.modelId);
  return {
    ...FREE,
    modelId: quote.configuration.modelId,
    modelName: quote.modelName,
    versionId: quote.configuration.versionId,
    versionName: quote.versionName,
    cutout: quote.cutout,
    priceFen: quote.totalFen,
    lines: quote.lines,
    configuration: quote.configuration,
    subsidy,
    source,
  };
}

async function fromStock(ctx: Ctx, { stockCarId }: Subject<'stockCar'>): Promise<FinanceCarData> {
  const answers = await ctx.app.hooks.ask(ctx, 'stockCarForFinance', { stockCarId });
  const car = answers.find((answer) => answer !== null);
  if (!car) throw refuse('NOT_FOUND', { message: financeTexts.carGone });
  const { modelId, versionId } = car.configuration;
  return { ...FREE, ...car, modelId, versionId, source: 'stockCar', stockCarId };
}

async function fromOrder(ctx: Ctx, { orderNo }: Subject<'order'>): Promise<FinanceCarData> {
  const order = await orderForFinance(ctx, { userId: accountOf(ctx), orderNo });
  const { quote } = order;
  if (order.kind === 'blind') await assertPriced(ctx, quote.configuration.modelId);
  return {
    modelId: quote.configuration.modelId,
    modelName: quote.modelName,
    versionId: quote.configuration.versionId,
    versionName: quote.versionName,
    cutout: quote.cutout,
    priceFen: order.totalFen,
    lines: sayLines(quote.lines),
    configuration: quote.configuration,
    subsidy: order.subsidy,
    source: 'order',
    stockCarId: null,
    orderNo,
    paidFen: Math.min(order.paidFen, order.totalFen),
  };
}

/**
 * The car of a calculation with its price: that of a new quote, the stock car's own, or the order's
 * frozen one.
 * @throws LOGIN_EXPIRED for an order without a login; NOT_FOUND for an unknown or sold car, or
 * somebody else's order
 * @throws FINANCE_NOT_OFFERED before the model's prices are published; the errors of the quote
 */
export async function findCar(ctx: Ctx, subject: FinanceSubjectData): Promise<FinanceCarData> {
  if (subject.kind === 'stockCar') return fromStock(ctx, subject);
  if (subject.kind === 'order') return fromOrder(ctx, subject);
  if (subject.kind === 'configuration') return fromConfiguration(ctx, subject, 'configuration');
  const configuration = await defaultConfiguration(ctx, subject.versionId);
  return fromConfiguration(ctx, { configuration, subsidy: subject.subsidy }, 'version');
}

/** A city by its code; null when none is given or it is unknown. */
export async function findCity(
  ctx: Ctx,
  cityCode: string | undefined,
): Promise<{ cityCode: string; cityName: string } | null> {
  if (!cityCode) return null;
  const answers = await ctx.app.hooks.ask(ctx, 'deliveryCity', { cityCode });
  const city = answers.find((answer) => answer !== null);
  return city ? { cityCode, cityName: city.cityName } : null;
}
