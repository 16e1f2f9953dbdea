import type { ConfigurationData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import type { ChosenRight } from '../change/change.types';
import { type RightOptionRow, selectRightOptions } from './right.repository';

type ModelVersion = Pick<ConfigurationData, 'modelId' | 'versionId'>;

/** Whether a benefit is available for a version. */
export const isRightFor = ({ modelId, versionIds }: RightOptionRow, modelVersion: ModelVersion): boolean =>
  (modelId === null || modelId === modelVersion.modelId) &&
  (versionIds === null || versionIds.includes(modelVersion.versionId));

/**
 * Splits chosen benefits into those that another version or model offers and those that it does
 * not. Consumed ones stay with the order.
 */
export async function splitRights(
  ctx: Ctx,
  rights: readonly ChosenRight[],
  modelVersion: ModelVersion,
): Promise<{ kept: ChosenRight[]; gone: ChosenRight[] }> {
  if (rights.length === 0) return { kept: [], gone: [] };
  const options = await selectRightOptions(ctx.db, modelVersion.modelId);
  const fitting = new Set(
    options.filter((option) => isRightFor(option, modelVersion)).map(({ rightCode }) => rightCode),
  );
  const stays = ({ rightCode, usedAt }: ChosenRight) => usedAt !== null || fitting.has(rightCode);
  return { kept: rights.filter(stays), gone: rights.filter((right) => !stays(right)) };
}
