import type { VersionConfigData } from '@voltfront/contract';
import { choose } from '@voltfront/rules/configurator/choose';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import type { Selection } from '@voltfront/rules/configurator/types';

/** The standard options in another paint; null where the version does not come in it alone. */
export function paintedCodes(config: VersionConfigData, paintCode: string | undefined): Selection | null {
  if (!paintCode) return null;
  const change = choose(config, defaultSelection(config), paintCode);
  return change.kind === 'applied' ? change.selection : null;
}
