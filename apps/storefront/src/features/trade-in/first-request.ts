import type { TradeInSummaryData } from '@voltfront/contract';

/** States in the order in which they want the customer. */
const WANTED: readonly string[] = ['offered', 'accepted', 'appointed', 'estimated'];

/** The request that wants the customer most: an offer first, then what is under way, then the newest. */
export function firstRequest(requests: readonly TradeInSummaryData[]): string | null {
  const byState = WANTED.map((state) => requests.find((request) => request.state === state));
  return (byState.find(Boolean) ?? requests[0])?.requestId ?? null;
}
