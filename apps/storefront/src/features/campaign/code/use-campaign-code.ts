import { useQuery } from '@tanstack/react-query';
import type { CampaignCodeData } from '@voltfront/contract';
import { NOT_FOUND } from '@voltfront/contract/error-codes';
import { useEffect } from 'react';
import { api, hasCode } from '@/api';
import { isGuarded, isRoutePath, openInPlace, replaceByLogin, routeKnown } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import { keepPageQuery } from '@/session';

const CODE = 'GET /api/mpmkt/v1/campaign/code';

/** The code of a page's query: its own field, or the only one without a value, as the scene of a printed code has it. */
export function codeOf(query: Readonly<Record<string, string | undefined>>): string {
  const bare = Object.keys(query).find((name) => query[name] === '' && /^[A-Za-z0-9]{4,16}$/.test(name));
  const code = query.code ?? bare ?? '';
  return /^[A-Za-z0-9]{4,16}$/.test(code) ? code : '';
}

/** The page of an open code; null where this release does not have it. */
function addressOf({ target }: CampaignCodeData): string | null {
  if (!target) return null;
  if ('url' in target) return formatAddress('/pagesActivity/webview', { src: target.url });
  return isRoutePath(target.route) ? formatAddress(target.route, target.query) : null;
}

async function read(code: string, signal: AbortSignal): Promise<CampaignCodeData | null> {
  try {
    const found = await api(CODE, { query: { code }, silent: true, signal });
    if (found.target && 'route' in found.target) await routeKnown(found.target.route);
    return found;
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return null;
    throw error;
  }
}

/**
 * Resolves a code and replaces the page with the campaign's, so that the way back skips it; after a login where that page wants
 * one. Null data: there is no such code.
 */
export function useCampaignCode(code: string) {
  const found = useQuery({
    queryKey: [CODE, code],
    queryFn: ({ signal }) => read(code, signal),
    enabled: code !== '',
    retry: false,
    gcTime: 0,
  });
  const { data } = found;
  const address = data ? addressOf(data) : null;
  useEffect(() => {
    if (!data || address === null) return;
    const { shareCode, channel } = data;
    keepPageQuery({ ...(shareCode && { share_code: shareCode }), ...(channel && { channel }) });
    if (isGuarded(address)) replaceByLogin(address);
    else openInPlace(address);
  }, [data, address]);
  return { found, isMoving: address !== null };
}
