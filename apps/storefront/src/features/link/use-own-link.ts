import { useQuery } from '@tanstack/react-query';
import { api } from '@/api';
import { parseAddress } from '@/platform/router/address';
import { webLink } from '@/platform/share';
import { useSession } from '@/session';

const MAKE = 'POST /{product}-mp-integral/v1/recommend/token';

/**
 * The short link of the person logged in for a page that they share, which makes codes easier to scan. The page's own
 * address until it is there, for visitors, and where there are no links to copy.
 *
 * @param address of the page that is shared; null while nothing is
 */
export function useOwnLink<A extends string | null>(address: A): A | string {
  const { token } = useSession();
  const link = useQuery({
    queryKey: [MAKE, address],
    queryFn: ({ signal }) => {
      const { path, query } = parseAddress(address ?? '');
      return api(MAKE, { body: { route: path, query }, silent: true, signal });
    },
    enabled: Boolean(token) && address !== null && webLink('/') !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return link.data?.path ?? address;
}
