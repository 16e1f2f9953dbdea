import type { ConfigurationData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import type { ChosenRight } from '../change/change.types';
import { type RightOptionRow, selectRightOptions } from './right.repository';

type Place = Pick<ConfigurationData, 'modelId' | 'versionId'>;

/** Whether a benefit is available for a version. */
export const isRightFor = ({ modelId, versionIds }: RightOptionRow, place: Place): boolean =>
  (modelId === null || modelId === place.modelId) && (versionIds === null || versionIds.includes(place.versionId));

/**
 * Splits chosen benefits into those that another version or model offers and those that it does
 * not. Consumed ones stay with the order.
 */
export async function splitRights(
  ctx: Ctx,
  rights: readonly ChosenRight[],
  place: Place,
): Promise<{ kept: ChosenRight[]; gone: ChosenRight[] }> {
  if (rights.length === 0) return { kept: [], gone: [] };
  const options = await selectRightOptions(ctx.db, place.modelId);
  const fitting = new Set(options.filter((option) => isRightFor(option, place)).map(({ rightCode }) => rightCode));
  const stays = ({ rightCode, usedAt }: ChosenRight) => usedAt !== null || fitting.has(rightCode);
  return { kept: rights.filter(stays), gone: rights.filter((right) => !stays(right)) };
}
