import type { ConfigurationData } from '@voltfront/contract';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import type { Ctx } from '../../kernel/context';
import { loadVersion } from './find-version';

/**
 * The standard configuration of a version: what a customer sees first.
 * @throws NOT_FOUND when there is no such version
 */
export async function defaultConfiguration(ctx: Ctx, versionId: string): Promise<ConfigurationData> {
  const version = await loadVersion(ctx, versionId);
  return { modelId: version.modelId, versionId, productCodes: [...defaultSelection(version)] };
}
