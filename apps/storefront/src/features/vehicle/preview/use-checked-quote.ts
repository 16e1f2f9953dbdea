import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ConfigurationData, QuoteData, SubsidyKindData } from '@voltfront/contract';
import { useEffect, useRef, useState } from 'react';
import { apiQuery } from '@/api';

/** A price that differs from the one shown before for the same choice. */
export interface PriceChange {
  beforeFen: number;
  afterFen: number;
}

export interface CheckedQuoteInput {
  configuration: ConfigurationData | null;
  subsidy: SubsidyKindData;
  cityCode: string | undefined;
}

/**
 * The server's repaired and priced configuration. It is asked again whenever the customer returns; a price that has
 * changed meanwhile is shown.
 */
export function useCheckedQuote({ configuration, subsidy, cityCode }: CheckedQuoteInput) {
  const body = { ...(configuration ?? { modelId: '', versionId: '', productCodes: [] }), subsidy, cityCode };
  const query = useQuery({
    ...apiQuery('POST /api/mporder/v1/vehicle/config/check', body),
    enabled: configuration !== null,
    placeholderData: keepPreviousData,
  });
  const change = usePriceChange(
    `${configuration?.versionId}.${configuration?.productCodes.join('.')}.${subsidy}`,
    query.isPlaceholderData ? undefined : query.data,
  );
  return { query, change };
}

function usePriceChange(key: string, quote: QuoteData | undefined): PriceChange | null {
  const seen = useRef<Record<string, number>>({});
  const [change, setChange] = useState<PriceChange | null>(null);
  const totalFen = quote?.totalFen;
  useEffect(() => {
    if (totalFen === undefined) return;
    const beforeFen = seen.current[key];
    seen.current = { ...seen.current, [key]: totalFen };
    if (beforeFen !== undefined && beforeFen !== totalFen) setChange({ beforeFen, afterFen: totalFen });
  }, [key, totalFen]);
  return change;
}
