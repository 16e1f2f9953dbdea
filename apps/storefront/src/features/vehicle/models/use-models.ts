import { useQuery } from '@tanstack/react-query';
import type { ModelSummaryData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { storage } from '@/platform/storage';
import { useSession } from '@/session';

const CACHE_NAME = 'MALL_CAR_MODELS';

function cachedModels(): ModelSummaryData[] | undefined {
  const value = storage.get(CACHE_NAME);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isWhole = (value as Partial<ModelSummaryData>[]).every((model) => model?.modelId && model.name && model.hero);
  return isWhole ? (value as ModelSummaryData[]) : undefined;
}

/** What every visitor sees alike is kept for the next start; orders belong to the person and are not. */
const withoutOrders = (models: readonly ModelSummaryData[]): ModelSummaryData[] =>
  models.map((model) => ({ ...model, openOrderNo: null }));

/**
 * All models. The last answer is kept on the device: while offline, or until the server has answered, the customer sees
 * it; `error` tells that it may be old.
 */
export function useModels() {
  const { isLoggedIn } = useSession();
  // What the server wrote into the page is what visitors see: a customer's own orders are asked for.
  const refetchOnMount = isLoggedIn ? 'always' : true;
  const query = useQuery({ ...apiQuery('GET /api/mporder/v1/vehicle/models', {}), refetchOnMount });
  const { data } = query;
  const [cached] = useState(cachedModels);
  useEffect(() => {
    if (data) storage.set(CACHE_NAME, withoutOrders(data));
  }, [data]);
  return { ...query, data: data ?? cached, keepsOnReturn: false as boolean };
}
