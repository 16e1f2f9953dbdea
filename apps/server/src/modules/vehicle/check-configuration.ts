import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { loadVersion } from './find-version';
import { type QuoteInput, repairConfiguration } from './quote-configuration';

/**
 * Repairs a saved configuration for the configurator.
 * @throws VERSION_WITHDRAWN when its version was withdrawn, NOT_FOUND when there is no such version
 */
export async function checkConfiguration(ctx: Ctx, input: QuoteInput): Promise<QuoteData> {
  const version = await loadVersion(ctx, input.versionId);
  if (version.isWithdrawn) throw refuse('VERSION_WITHDRAWN');
  return repairConfiguration(ctx, input);
}
