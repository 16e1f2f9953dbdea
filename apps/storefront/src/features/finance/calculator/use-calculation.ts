import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FinanceInputData, FinancePlanData } from '@voltfront/contract';
import { FINANCE_LIMIT } from '@voltfront/contract/error-codes';
import { useMemo, useRef } from 'react';
import { apiQuery, hasCode, useDebounced } from '@/api';

/** Steps in quick succession are worked out together, after this time (ms). */
const CALCULATE_DELAY_MS = 160;

/** Where a limit of the product is broken; `null` when the fault belongs to no field. */
export type FaultField = 'method' | 'months' | 'downPercent' | 'balloonPercent' | 'loanFen' | 'tradeIn' | null;

/** Why there are no figures for a choice. */
export interface CalculationFault {
  field: FaultField;
  message: string;
}

const FIELDS: readonly FaultField[] = ['method', 'months', 'downPercent', 'balloonPercent', 'loanFen', 'tradeIn'];

function faultOf(error: Error | null): CalculationFault | null {
  if (!error) return null;
  const isLimit = hasCode(error, FINANCE_LIMIT);
  const named = isLimit ? (error.data as { field?: unknown } | null)?.field : null;
  return { field: FIELDS.find((field) => field === named) ?? null, message: error.message };
}

/**
 * The server's figures for a choice. A newer choice ends the question about the older one; until the answer the older
 * figures stay, marked by `isPending`. A refused choice leaves them too, with the `fault`.
 */
export function useCalculation(input: FinanceInputData | null) {
  const wanted = JSON.stringify(input);
  const asked = useDebounced(wanted, CALCULATE_DELAY_MS);
  const body = useMemo(() => JSON.parse(asked) as FinanceInputData | null, [asked]);
  const query = useQuery({
    ...apiQuery('POST /{product}-mp-order/v1/finance/detail', body ?? EMPTY),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
  const last = useRef<FinancePlanData>();
  if (query.data) last.current = query.data;
  const isAsking = query.isFetching || wanted !== asked;
  return {
    plan: query.data ?? last.current,
    isPending: isAsking || query.isPlaceholderData,
    fault: isAsking ? null : faultOf(query.error),
    retry: query.refetch,
  };
}

const EMPTY: FinanceInputData = {
  subject: { kind: 'version', versionId: '', subsidy: 'personal' },
  choice: { method: 'cash' },
  tradeIn: { kind: 'none' },
};
