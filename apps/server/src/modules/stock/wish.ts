import type { StockMatchData } from '@voltfront/contract';
import { linkToSelection } from '@voltfront/rules/configurator/selection-link';
import type { MatchConfiguration } from '@voltfront/rules/stock/match';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import { configurationOfOrder } from '../order';
import { type CatalogueVersion, loadVersion, modelName, repairConfiguration } from '../vehicle';

/** A configuration that stock cars are matched against. */
export interface Wish {
  configuration: MatchConfiguration;
  against: StockMatchData['against'];
  /** Text of model and version. */
  name: string;
}

/** Input of a wish: a configuration from a link, or an order of the caller. */
export interface WishInput {
  c?: string | undefined;
  orderNo?: string | undefined;
}

interface Chosen {
  modelId: string;
  versionId: string;
  productCodes: string[];
}

/** Products grouped by the attributes that are compared. */
export function toMatchConfiguration(version: CatalogueVersion, productCodes: readonly string[]): MatchConfiguration {
  const chosen = version.products.filter(({ productCode }) => productCodes.includes(productCode));
  const codeOf = (groupCode: string) => chosen.find((product) => product.groupCode === groupCode)?.productCode;
  return {
    modelId: version.modelId,
    versionId: version.versionId,
    batteryCode: codeOf('battery') ?? null,
    paintCode: codeOf('paint') ?? '',
    wheelCode: codeOf('wheel') ?? '',
    interiorCode: codeOf('interior') ?? '',
    packageCodes: chosen.filter(({ groupCode }) => groupCode === 'package').map(({ productCode }) => productCode),
  };
}

async function toWish(ctx: Ctx, chosen: Chosen, against: Wish['against']): Promise<Wish> {
  const { configuration } = await repairConfiguration(ctx, { ...chosen, subsidy: 'none' });
  const version = await loadVersion(ctx, configuration.versionId);
  return {
    configuration: toMatchConfiguration(version, configuration.productCodes),
    against,
    name: `${await modelName(ctx, version.modelId)} ${version.versionName}`,
  };
}

/** A link may be old or damaged: then there is no wish, and the rest of the page still works. */
async function wishOfLink(ctx: Ctx, link: string): Promise<Wish | null> {
  const linked = linkToSelection(link);
  if (!linked) return null;
  const { modelId, versionId, codes } = linked;
  try {
    return await toWish(ctx, { modelId, versionId, productCodes: [...codes] }, 'configuration');
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * The wish of a request, or null without one. An order takes precedence over a link; visitors have
 * no orders.
 * @throws NOT_FOUND for somebody else's order
 */
export async function findWish(ctx: Ctx, { c, orderNo }: WishInput): Promise<Wish | null> {
  if (orderNo && ctx.actor) {
    const chosen = await configurationOfOrder(ctx, { userId: ctx.actor.accountId, orderNo });
    return toWish(ctx, chosen, 'order');
  }
  return c ? wishOfLink(ctx, c) : null;
}
