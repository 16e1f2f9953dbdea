import type { ChangeableModelData, ReplyOf } from '@voltfront/contract';
import { VEHICLE_CHANGE_LIMIT } from '@voltfront/rules/order/order-changes';
import type { Ctx } from '../../../kernel/context';
import {
  type CatalogueModel,
  defaultConfiguration,
  loadModels,
  presentVersion,
  quoteConfiguration,
} from '../../vehicle';
import type { OrderRow } from '../order.repository';
import type { OrderKey } from '../order.types';
import { changeRefusal, refusalOf } from './change-refusal';
import { findOwnOrder, presentChanged } from './own-order';

async function cheapestQuote(ctx: Ctx, row: OrderRow, model: CatalogueModel) {
  const { subsidy, cityCode } = row;
  const quotes = [];
  for (const { versionId } of model.versions.filter((version) => !version.isWithdrawn && !version.isSoldOut))
    quotes.push(await quoteConfiguration(ctx, { ...(await defaultConfiguration(ctx, versionId)), subsidy, cityCode }));
  return quotes.sort((a, b) => a.totalFen - b.totalFen)[0] ?? null;
}

async function changeable(ctx: Ctx, row: OrderRow, model: CatalogueModel): Promise<ChangeableModelData> {
  const { modelId, name, tagline, cutout, stage } = model;
  const quote = stage === 'onSale' ? await cheapestQuote(ctx, row, model) : null;
  const refused = stage === 'onSale' || stage === 'soldOut' ? 'soldOut' : 'notOnSale';
  return {
    modelId,
    name,
    tagline,
    cutout,
    isCurrent: modelId === row.modelId,
    refusal: quote ? null : refusalOf(refused),
    fromTotalFen: quote?.totalFen ?? null,
    differenceFen: quote ? quote.totalFen - row.totalFen : null,
    delivery: quote?.delivery ?? null,
    versions: quote
      ? model.versions.filter(({ isWithdrawn }) => !isWithdrawn).map((version) => presentVersion(version, ctx.now()))
      : [],
  };
}

/** Models that an order can be changed to, including its own. @throws NOT_FOUND */
export async function listChangeable(
  ctx: Ctx,
  key: OrderKey,
): Promise<ReplyOf<'GET /api/mporder/v1/order/vehicle/models'>> {
  const row = await findOwnOrder(ctx, key);
  const models: ChangeableModelData[] = [];
  for (const model of await loadModels(ctx)) models.push(await changeable(ctx, row, model));
  return {
    order: presentChanged(row),
    refusal: changeRefusal('vehicle', row, ctx.now()),
    changesUsed: row.vehicleChanges,
    changesLimit: VEHICLE_CHANGE_LIMIT,
    models,
  };
}
