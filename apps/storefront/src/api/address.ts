import { brand } from '@voltfront/brand';
import { serverOrigin } from '@/platform/environment';
import { formatAddress } from '@/platform/router/address';
import type { EndpointKey } from './api-types';

/**
 * Method and full address of an endpoint. `{product}` becomes the brand's product code here and nowhere else.
 * @param base base address of the server; the first one when left out
 */
export function endpointAddress(
  key: EndpointKey,
  query: object = {},
  base: string = serverOrigin,
): { method: 'GET' | 'POST'; url: string } {
  const at = key.indexOf(' ');
  const path = key.slice(at + 1).replace('{product}', brand.product);
  return { method: key.slice(0, at) as 'GET' | 'POST', url: base + formatAddress(path, { ...query }) };
}
