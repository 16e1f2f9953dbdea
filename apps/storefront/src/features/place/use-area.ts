import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@voltfront/rules/time';
import { apiQuery } from '@/api';

/** The area of an address changes rarely: it is asked for once an hour (ms). */
const AREA_FRESH_MS = HOUR_MS;

/** City guessed from the caller's address; undefined until it is known, and for good when it cannot be. */
export function useArea(): { cityCode: string; cityName: string } | undefined {
  const { data } = useQuery({
    ...apiQuery('GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp'),
    staleTime: AREA_FRESH_MS,
  });
  return data;
}
