import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '@/api';
import { useSession } from '@/session';

/**
 * Fills the phone of the account into a form's field, once, while nothing was ever in it: what the person types or clears
 * stays. The number is asked for when the form shows, and forgotten with it.
 *
 * @param mobile what the field holds
 * @param isWanted whether the form shows
 */
export function useOwnMobile(mobile: string, fill: (mobile: string) => void, isWanted = true): void {
  const { isLoggedIn } = useSession();
  const isSettled = useRef(false);
  const { data } = useQuery({
    ...apiQuery('GET /api/appuser/v1/user/mobile'),
    enabled: isLoggedIn && isWanted,
    gcTime: 0,
  });
  const own = data?.mobile;
  useEffect(() => {
    if (isSettled.current || (mobile === '' && !own)) return;
    isSettled.current = true;
    if (mobile === '' && own) fill(own);
  }, [mobile, own, fill]);
}
