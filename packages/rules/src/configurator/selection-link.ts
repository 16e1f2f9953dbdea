import type { Selection } from './types';

/** What a shared link says about a configuration. */
export interface LinkedSelection {
  modelId: string;
  versionId: string;
  codes: Selection;
}

/** Longest link text that is read, in characters. */
export const MAX_LINK_LENGTH = 4000;

const ENCODED = /^(?:[A-Za-z0-9_-]|~[0-9a-f]{4})+$/;

function encodePart(part: string): string {
  return part.replace(/[^A-Za-z0-9_-]/g, (unit) => `~${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function decodePart(part: string): string {
  return part.replace(/~([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Writes a configuration as text for a link: model, version and codes joined by dots, for example `YL01.V2.BAT100.WHEEL21`.
 * Other characters than letters, digits, `_` and `-` become `~` and four hex digits, so the text needs no URL encoding,
 * not even as a mini-program scene value.
 */
export function selectionToLink({ modelId, versionId, codes }: LinkedSelection): string {
  return [modelId, versionId, ...codes].map(encodePart).join('.');
}

/** Reads `selectionToLink` text; null when it is damaged. Pass the codes to `normaliseSelection` before use. */
export function linkToSelection(link: string): LinkedSelection | null {
  if (link.length > MAX_LINK_LENGTH) return null;
  const parts = link.split('.');
  if (parts.length < 2 || !parts.every((part) => ENCODED.test(part))) return null;
  const [modelId = '', versionId = '', ...codes] = parts.map(decodePart);
  return { modelId, versionId, codes };
}
