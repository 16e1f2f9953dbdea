import type { TradeInSummaryData } from '@voltfront/contract';

/** States by how urgently they need the customer. */
const WANTED: readonly string[] = ['offered', 'accepted', 'appointed', 'estimated'];

/** The request that needs the customer most: an offer first, then what is under way, then the newest. */
export function firstRequest(requests: readonly TradeInSummaryData[]): string | null {
  const byState = WANTED.map((state) => requests.find((request) => request.state === state));
  return (byState.find(Boolean) ?? requests[0])?.requestId ?? null;
}
