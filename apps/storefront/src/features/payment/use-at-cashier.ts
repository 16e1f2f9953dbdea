import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery, useServerNow } from '@/api';
import { back } from '@/navigation';
import { usePageVisible } from '@/platform/page-events';
import type { PartRef } from './part-in-address';
import { ASK_EVERY_MS, type ResultState, resultState } from './result-state';
import { isBlindOutcome, showResult } from './show-result';

/** Nothing is known of the payment yet, or the customer gave up before it began. */
const OPEN: readonly ResultState[] = ['processing', 'unpaid'];

/**
 * While the customer is at a cashier's page on top of this one: asks how the payment went. As soon as that is decided the
 * cashier's page is closed, and the result stands in place of this one.
 *
 * @param leftAt when the customer left for the cashier, in milliseconds of the device; null: has not left
 */
export function useAtCashier({ orderNo, part }: { orderNo: string } & PartRef, leftAt: number | null): void {
  const isAway = leftAt !== null;
  const now = useServerNow();
  const isVisible = usePageVisible();
  const { data, dataUpdatedAt } = useQuery({
    ...apiQuery('GET /api/mporder/v1/pay/state', { orderNo, ...(part !== undefined && { part }) }),
    enabled: isAway,
    refetchInterval: ASK_EVERY_MS,
  });
  // Cached data belongs to an earlier payment.
  const isFresh = isAway && dataUpdatedAt > leftAt;
  const isDecided = isFresh && data !== undefined && !OPEN.includes(resultState(data, now()));
  const isBlind = data !== undefined && isBlindOutcome(data);
  useEffect(() => {
    if (!isDecided) return;
    if (isVisible) showResult({ orderNo, isBlind, ...(part !== undefined && { part }) });
    else back();
  }, [isDecided, isVisible, isBlind, orderNo, part]);
}
