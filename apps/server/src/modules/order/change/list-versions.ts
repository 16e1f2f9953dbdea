import type { ReplyOf, SwitchableVersionData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { type CatalogueVersion, loadVersion, loadVersionsOfYear, presentVersion } from '../../vehicle';
import type { OrderRow } from '../order.repository';
import type { OrderKey } from '../order.types';
import { changeRefusal, refusalOf } from './change-refusal';
import { findOwnOrder, presentChanged } from './own-order';
import { proposeChange } from './propose-change';
import { carryOver } from './quote-for-order';

function soldOutVersion(ctx: Ctx, row: OrderRow, version: CatalogueVersion): SwitchableVersionData {
  const { from, to } = version.deliveryWeeks;
  return {
    ...presentVersion(version, ctx.now()),
    isCurrent: false,
    refusal: refusalOf('soldOut'),
    totalFen: null,
    differenceFen: null,
    delivery: { fromWeeks: from, toWeeks: to, cityName: row.quote.delivery.cityName },
    keptCount: 0,
    lostCount: 0,
    addedCount: 0,
  };
}

async function switchable(ctx: Ctx, row: OrderRow, version: CatalogueVersion): Promise<SwitchableVersionData> {
  const held = row.quote.configuration;
  const isCurrent = version.versionId === held.versionId;
  if (version.isSoldOut && !isCurrent) return soldOutVersion(ctx, row, version);
  const target = { modelId: version.modelId, versionId: version.versionId };
  const { configuration } = isCurrent ? { configuration: held } : await carryOver(ctx, target, held.productCodes);
  const shown = { ...presentVersion(version, ctx.now()), isCurrent, refusal: null };
  const { delivery, totalFen } = row.quote;
  const keptCount = held.productCodes.length;
  if (isCurrent) return { ...shown, totalFen, differenceFen: 0, delivery, keptCount, lostCount: 0, addedCount: 0 };
  const { preview } = await proposeChange(ctx, row, 'version', configuration);
  return {
    ...shown,
    totalFen: preview.after.totalFen,
    differenceFen: preview.differenceFen,
    delivery: preview.after.delivery,
    keptCount: preview.rows.filter(({ mark, groupCode }) => mark === 'same' && groupCode !== 'version').length,
    lostCount: preview.lost.length,
    addedCount: preview.gained.length,
  };
}

/** Versions of the order's model and year, each with its price for this order. @throws NOT_FOUND */
export async function listSwitchable(
  ctx: Ctx,
  key: OrderKey,
): Promise<ReplyOf<'GET /api/mporder/v1/order/configuration/versions'>> {
  const row = await findOwnOrder(ctx, key);
  const { modelYear } = await loadVersion(ctx, row.quote.configuration.versionId);
  const versions: SwitchableVersionData[] = [];
  for (const version of await loadVersionsOfYear(ctx, row.modelId, modelYear))
    versions.push(await switchable(ctx, row, version));
  return { order: presentChanged(row), refusal: changeRefusal('version', row, ctx.now()), versions };
}
