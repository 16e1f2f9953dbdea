import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '@/api';
import { openApp, openScheme } from '@/platform/open-app';
import { formatAddress } from '@/platform/router/address';
import { toast } from '@/ui';
import type { OpenLink } from './use-short-link';

/** Apps in which a link can be opened from a browser. */
export type Way = 'app' | 'mini';

/** Ways to where a link opens, by the platforms that do. */
export function waysOf({ platforms }: Pick<OpenLink, 'platforms'>): Way[] {
  const isInApp = platforms.includes('APP') || platforms.includes('HarmonyOS');
  return [...(isInApp ? (['app'] as const) : []), ...(platforms.includes('MINI') ? (['mini'] as const) : [])];
}

/** The address of the mini-program at the link's target, with the code of who shared it. */
async function schemeOf({ route, query, shareCode }: OpenLink): Promise<string> {
  const fields = formatAddress('', { ...query, share_code: shareCode ?? undefined }).slice(1);
  const input = { path: route, query: fields };
  return (await api('GET /api/mpaccount/v1/platform/getUrlscheme', { query: input })).scheme;
}

/** Opens a link in the app, which takes the short link itself, or in the mini-program. */
export function useWays(token: string, link: OpenLink) {
  const [busy, setBusy] = useState<Way | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = async (way: Way) => {
    setBusy(way);
    try {
      const outcome = way === 'app' ? await openApp(`/${token}`) : await openScheme(await schemeOf(link));
      setFailed(outcome === 'failed');
      if (outcome === 'failed' && way === 'mini') toast(t`未能打开微信，请确认已安装`);
    } catch {
      setFailed(true);
      toast(t`暂时无法打开，请稍后再试`);
    } finally {
      setBusy(null);
    }
  };
  return { ways: waysOf(link), busy, hasFailed, open };
}
