import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { destinationOf, type EntranceQuery } from './destination';

/** An entrance is given up after this time (ms). */
export const GIVE_UP_MS = 10 * SECOND_MS;

export interface EntranceParams extends EntranceQuery {
  modelId?: string;
  orderNo?: string;
}

/** What the server is asked: only what the address names. */
const askedOf = ({ modelId, versionId, orderNo, stockCarId, snapUpId }: EntranceParams) =>
  Object.fromEntries(
    Object.entries({ modelId, versionId, orderNo, stockCarId, snapUpId }).filter(([, value]) => Boolean(value)),
  );

/**
 * Works out where an entrance leads and goes there. `hasFailed` after a failure or 10 seconds without an answer;
 * `isEmpty` where the address names nothing to go to.
 */
export function useEntranceWay(params: EntranceParams, go: (address: string) => void) {
  const [isLate, setLate] = useState(false);
  const asked = askedOf(params);
  const isEmpty = Object.keys(asked).length === 0;
  const entrance = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/entrance', asked),
    retry: false,
    // The target is decided on every visit, because stages and orders change.
    staleTime: 0,
    gcTime: 0,
    enabled: !isLate && !isEmpty,
  });
  const address = entrance.data && !entrance.isFetching && !isLate ? destinationOf(entrance.data, params) : undefined;
  useEffect(() => {
    if (address) go(address);
  }, [address, go]);
  useEffect(() => {
    if (isLate || isEmpty) return undefined;
    const timer = setTimeout(() => setLate(true), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isLate, isEmpty]);
  const hasFailed = isLate || (entrance.isError && !entrance.isFetching);
  const retry = () => {
    setLate(false);
    entrance.refetch();
  };
  return { hasFailed, isEmpty, retry };
}
