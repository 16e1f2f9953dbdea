import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Selection } from '@voltfront/rules/configurator/types';
import { useMemo } from 'react';
import { apiQuery, useDebounced } from '@/api';

/** Taps in quick succession are priced by the server together, after this time (ms). */
const PREVIEW_DELAY_MS = 300;

/**
 * An order as it would be with a new-year version and options chosen so far. `isFresh`: the preview is of exactly this
 * choice.
 */
export function useFreePreview(orderNo: string, versionId: string, selection: Selection) {
  const wanted = useMemo(
    () => ({ orderNo, way: 'free' as const, versionId, productCodes: [...selection] }),
    [orderNo, versionId, selection],
  );
  const asked = useDebounced(wanted, PREVIEW_DELAY_MS);
  const query = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/year/preview', asked),
    placeholderData: keepPreviousData,
  });
  const isFresh = asked === wanted && query.data !== undefined && !query.isPlaceholderData;
  return { preview: query.data, isFresh, error: query.error, refetch: query.refetch };
}
