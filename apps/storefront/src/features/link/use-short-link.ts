import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@voltfront/contract';
import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { tokenOfPath } from '@voltfront/rules/short-link';
import { useCallback, useEffect } from 'react';
import { api, hasCode } from '@/api';
import { isGuarded, isRoutePath, openInPlace, replaceByLogin, routeKnown } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import { keepPageQuery } from '@/session';

const VERIFY = 'POST /{product}-mp-integral/v1/recommend/toc/open/token/verify';

/** Target of a short link. */
export type OpenLink = ReplyOf<typeof VERIFY>;

/**
 * The token of a page's query: its own field, or the whole scene of a printed code. Undefined for what is not shaped
 * like one.
 */
export function linkToken(query: Readonly<Record<string, string>>): string | undefined {
  const bare = Object.keys(query).find((name) => query[name] === '' && tokenOfPath(`/${name}`) !== undefined);
  return tokenOfPath(`/${query.token ?? bare ?? ''}`);
}

/** Asks where a token leads; null for links that have ended. */
async function verify(token: string, signal: AbortSignal): Promise<OpenLink | null> {
  try {
    const link = await api(VERIFY, { body: { token }, silent: true, signal });
    await routeKnown(link.route);
    return link;
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return null;
    throw error;
  }
}

/** This build has the page, and the link may be opened on this platform. */
export const canOpenHere = ({ isPermitted, route }: OpenLink): boolean => isPermitted && isRoutePath(route);

/** Keeps who sent the customer, and by which way; the proof of the way follows by itself. */
function keepOrigin(token: string, { shareCode, channel }: OpenLink): void {
  keepPageQuery({ ...(shareCode && { share_code: shareCode }), ...(channel && { channel }) });
  if (!channel) return;
  api('POST /{product}-mp-integral/v1/recommend/channelToken', { body: { token }, silent: true }).then(
    ({ channelToken }) => keepPageQuery({ channel_token: channelToken }),
    // Forms without a channel count the customer as organic.
    () => undefined,
  );
}

/** Resolves a token; `openHere` replaces the page with its target, after login where the target requires one. */
export function useKnownLink(token: string) {
  const link = useQuery({
    queryKey: [VERIFY, token],
    queryFn: ({ signal }) => verify(token, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = link;
  const openHere = useCallback(() => {
    if (!data || !canOpenHere(data)) return;
    keepOrigin(token, data);
    const address = formatAddress(data.route, data.query);
    if (isGuarded(address)) replaceByLogin(address);
    else openInPlace(address);
  }, [data, token]);
  return { link, openHere };
}

/** Resolves a token and replaces the page with its target at once. */
export function useShortLink(token: string) {
  const { link, openHere } = useKnownLink(token);
  useEffect(openHere, [openHere]);
  return link;
}
