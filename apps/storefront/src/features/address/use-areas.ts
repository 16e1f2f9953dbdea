import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { failureTexts } from '@voltfront/contract/error-reactions';
import { type AreaList, type AreaProvince, areaTree } from '@voltfront/rules/area/area-tree';
import { SECOND_MS } from '@voltfront/rules/time';
import { serverOrigin } from '@/platform/environment';
import { sendRequest } from '@/platform/request';

const ADDRESS = '/static/area.json';
const TIMEOUT_MS = 10 * SECOND_MS;

async function fetchAreas(): Promise<AreaProvince[]> {
  const url = `${serverOrigin}${ADDRESS}`;
  const { status, data } = await sendRequest({ method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS });
  if (status !== 200) throw new TypeError(failureTexts.network);
  return areaTree(data as AreaList);
}

/** Provinces with their cities and districts; loaded once. */
export const useAreas = (): UseQueryResult<AreaProvince[]> =>
  useQuery({ queryKey: [ADDRESS], queryFn: fetchAreas, staleTime: Number.POSITIVE_INFINITY });
