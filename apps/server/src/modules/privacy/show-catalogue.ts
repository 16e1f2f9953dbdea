import { collectedItems, privacyListedOn, privacyListVersion } from '@voltfront/brand/privacy';
import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { refuse } from '../../kernel/errors';

/**
 * The collection list as it is in force. A version that is not published here (an older build of the app asks for its
 * own) is unknown: that build shows the list it carries. @throws NOT_FOUND
 */
export function showCatalogue(
  query: QueryOf<'GET /api/mpmkt/v1/privacy/catalogue'>,
): ReplyOf<'GET /api/mpmkt/v1/privacy/catalogue'> {
  if (query.version && query.version !== privacyListVersion) throw refuse('NOT_FOUND');
  return { version: privacyListVersion, listedOn: privacyListedOn, items: [...collectedItems] };
}
