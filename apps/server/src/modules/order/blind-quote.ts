import type { QuoteData } from '@voltfront/contract';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { defaultConfiguration, keepLine, loadModel } from '../vehicle';
import { orderTexts } from './order.texts';

/**
 * The quote frozen in a blind order: version, options and prices are not public yet, so its only
 * line is the refundable 2000 yuan. The configuration is the configurator's initial one when the
 * order is converted.
 * @throws NOT_FOUND for an unknown model, VERSION_WITHDRAWN for one without versions
 */
export async function blindQuote(
  ctx: Ctx,
  modelId: string,
  place: { cityName: string; extraWeeks: number },
  versionId?: string,
): Promise<QuoteData> {
  const model = await loadModel(ctx, modelId);
  const offered = model.versions.filter((version) => !version.isWithdrawn);
  const version = offered.find((each) => each.versionId === versionId) ?? offered[0];
  if (!version) throw refuse('VERSION_WITHDRAWN');
  const { from, to } = version.deliveryWeeks;
  const amountFen = DEPOSIT_FEN.blind;
  return {
    configuration: await defaultConfiguration(ctx, version.versionId),
    modelName: model.name,
    versionName: '',
    cutout: model.cutout,
    lines: [keepLine({ kind: 'version', code: 'blind', name: orderTexts.blindLine, amountFen })],
    totalFen: amountFen,
    monthly: null,
    delivery: { fromWeeks: from + place.extraWeeks, toWeeks: to + place.extraWeeks, cityName: place.cityName },
    subsidies: { personalFen: 0, enterpriseFen: 0 },
    removed: [],
  };
}
