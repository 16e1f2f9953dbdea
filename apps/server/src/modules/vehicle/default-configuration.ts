import type { ConfigurationData } from '@voltfront/contract';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import type { Ctx } from '../../kernel/context';
import { loadVersion } from './find-version';

/**
 * The standard configuration of a version: the configurator's initial one.
 * @throws NOT_FOUND when there is no such version
 */
export async function defaultConfiguration(ctx: Ctx, versionId: string): Promise<ConfigurationData> {
  const version = await loadVersion(ctx, versionId);
  return { modelId: version.modelId, versionId, productCodes: [...defaultSelection(version)] };
}
