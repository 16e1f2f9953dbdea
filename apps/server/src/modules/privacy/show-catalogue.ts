import { collectedItems, privacyListedOn, privacyListVersion } from '@voltfront/brand/privacy';
import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { refuse } from '../../kernel/errors';

/**
 * The collection list in force. An older build of the app requests its own version, which may not
 * be published here: then it shows the list it includes. @throws NOT_FOUND
 */
export function showCatalogue(
  query: QueryOf<'GET /api/mpmkt/v1/privacy/catalogue'>,
): ReplyOf<'GET /api/mpmkt/v1/privacy/catalogue'> {
  if (query.version && query.version !== privacyListVersion) throw refuse('NOT_FOUND');
  return { version: privacyListVersion, listedOn: privacyListedOn, items: [...collectedItems] };
}
