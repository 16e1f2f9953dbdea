import { useQuery } from '@tanstack/react-query';
import type { ConfigurationData, DraftData, OrderDetailData } from '@voltfront/contract';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { configurationOf } from '@/features/vehicle/configurator/configuration-link';
import type { ParamsOf } from '@/navigation';
import type { PageQuery } from '@/page';

type ConfirmParams = Readonly<Partial<ParamsOf<'/pagesOrder/confirm/index'>>>;

/** Initial data of the screen. */
export interface ConfirmStart {
  configuration: ConfigurationData;
  /** The draft of before a reload. */
  kept: DraftData | null;
  /** The intention order that is converted; null for a new order. */
  from: OrderDetailData | null;
  /** The stock car that is ordered; its configuration, price and location are fixed. */
  stockCarId: string | undefined;
  params: ConfirmParams;
}

/** A kept draft that is gone is no reason to fail: a new one is made. */
const forgiving = (query: PageQuery): PageQuery =>
  query.error ? { ...query, data: null, error: null, keepsOnReturn: true } : { ...query, keepsOnReturn: true };

/**
 * Works out once, from the parameters of the address, what is to be ordered. `start` is null while the queries run, and
 * for good when the address names nothing.
 */
export function useConfirmStart(params: ConfirmParams): { start: ConfirmStart | null; queries: PageQuery[] } {
  const [first] = useState(params);
  const { draftId = '' } = first;
  const fromOrderNo = first.fromOrderNo ?? first.orderNo ?? '';
  const kept = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/draft/detail', { draftId }),
    enabled: draftId !== '',
    retry: false,
  });
  const from = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo: fromOrderNo }),
    enabled: fromOrderNo !== '',
  });
  const { stockCarId = '' } = first;
  const car = useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/car', { stockCarId }),
    enabled: stockCarId !== '',
  });
  const entry = stockCarId ? null : configurationOf(first);
  const needsCodes = entry !== null && entry.codes === null;
  const config = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config', { versionId: entry?.versionId ?? '' }),
    enabled: needsCodes,
  });

  const codes = entry?.codes ?? (needsCodes && config.data ? [...defaultSelection(config.data)] : null);
  const named = entry && codes ? { modelId: entry.modelId, versionId: entry.versionId, productCodes: codes } : null;
  const configuration =
    car.data?.configuration ?? named ?? kept.data?.quote.configuration ?? from.data?.configuration ?? null;

  const queries: PageQuery[] = [];
  if (draftId) queries.push(forgiving(kept));
  if (fromOrderNo) queries.push({ ...from, keepsOnReturn: true });
  if (stockCarId) queries.push({ ...car, keepsOnReturn: true });
  if (needsCodes) queries.push({ ...config, keepsOnReturn: true });
  const start =
    configuration && (car.data || !stockCarId)
      ? {
          configuration,
          kept: kept.data ?? null,
          from: from.data?.state === 'intentionPaid' ? from.data : null,
          stockCarId: first.stockCarId,
          params: first,
        }
      : null;
  return { start, queries };
}
