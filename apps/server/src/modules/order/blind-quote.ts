import type { QuoteData } from '@voltfront/contract';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { defaultConfiguration, loadModel } from '../vehicle';

/**
 * What a blind order is frozen with: no version, option or price of the car is told before they are out, so its only line
 * is the refundable 2000 yuan. The configuration is what the configurator starts with when the order converts.
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
    lines: [{ kind: 'version', code: 'blind', name: '盲订意向金（可退）', amountFen }],
    totalFen: amountFen,
    monthly: null,
    delivery: { fromWeeks: from + place.extraWeeks, toWeeks: to + place.extraWeeks, cityName: place.cityName },
    subsidies: { personalFen: 0, enterpriseFen: 0 },
    removed: [],
  };
}
