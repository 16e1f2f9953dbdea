import type { ConfigurationData } from '@voltfront/contract';
import { linkToSelection, selectionToLink } from '@voltfront/rules/configurator/selection-link';

/** Query of a page that names a configuration. */
export interface ConfigurationAddress {
  modelId?: string;
  versionId?: string;
  /** Text of `selectionToLink`. */
  c?: string;
}

/** A version, with saved codes when the source names any. */
export interface ConfigurationEntry {
  modelId: string;
  versionId: string;
  /** Null: the standard options. */
  codes: string[] | null;
}

/** The `c` parameter of a configuration. */
export const configurationLink = ({ modelId, versionId, productCodes }: ConfigurationData): string =>
  selectionToLink({ modelId, versionId, codes: productCodes });

/** The configuration that an address names; null when it names no version, or a damaged one. */
export function configurationOf({ modelId, versionId, c }: ConfigurationAddress): ConfigurationEntry | null {
  const linked = c ? linkToSelection(c) : null;
  if (linked) return { modelId: linked.modelId, versionId: linked.versionId, codes: [...linked.codes] };
  return modelId && versionId ? { modelId, versionId, codes: null } : null;
}
