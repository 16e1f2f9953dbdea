import type { StockMatchData } from '@voltfront/contract';
import { linkToSelection } from '@voltfront/rules/configurator/selection-link';
import type { MatchConfiguration } from '@voltfront/rules/stock/match';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import { configurationOfOrder } from '../order';
import { type CatalogueVersion, loadVersion, modelName, repairConfiguration } from '../vehicle';

/** What stock cars are matched against. */
export interface Wish {
  configuration: MatchConfiguration;
  against: StockMatchData['against'];
  /** Model and version in words. */
  name: string;
}

/** What a call names: a configuration's link text, or an own order. */
export interface WishInput {
  c?: string | undefined;
  orderNo?: string | undefined;
}

interface Chosen {
  modelId: string;
  versionId: string;
  productCodes: string[];
}

/** Products by what they are compared as. */
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

/** A link may be old or damaged: then there is nothing to match against, and the rest of the page is still right. */
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
 * The wish that a call names, or null without one. An order counts before a link; visitors have no orders.
 * @throws NOT_FOUND for an order that is not the caller's
 */
export async function findWish(ctx: Ctx, { c, orderNo }: WishInput): Promise<Wish | null> {
  if (orderNo && ctx.actor) {
    const chosen = await configurationOfOrder(ctx, { userId: ctx.actor.accountId, orderNo });
    return toWish(ctx, chosen, 'order');
  }
  return c ? wishOfLink(ctx, c) : null;
}
