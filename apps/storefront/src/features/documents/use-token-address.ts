import { useEffect, useState } from 'react';
import { api } from '@/api';
import { useSession } from '@/session';
import { addToQuery } from './web-address';

/** Name under which a web page finds its token. */
const TOKEN = 'web_token';

/**
 * The address of an own host with a token of the person who is logged in; visitors have none, and one that cannot be had is left
 * out. Null until it is known. After a login it is another address, so that the page loads anew.
 */
export function useTokenAddress(url: string, hasToken: boolean): string | null {
  const { isLoggedIn } = useSession();
  const isAsked = hasToken && isLoggedIn;
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    const show = (address: string) => {
      if (!isGone) setMade(address);
    };
    api('GET /api/appuser/v1/user/webToken', { query: { url }, silent: true }).then(
      ({ webToken }) => show(addToQuery(url, TOKEN, webToken)),
      () => show(url),
    );
    return () => {
      isGone = true;
    };
  }, [url, isAsked]);
  return isAsked ? made : url;
}
