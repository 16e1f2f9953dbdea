import { useMemo } from 'react';
import { useCurrentPage } from '@/platform/page-events';
import { readPageQuery } from '@/session';
import type { ParamsOf, RoutePath } from './route-table';

/**
 * Parameters of the page that the component belongs to, fields of a `scene` included. Addresses are written by people
 * too: any of them may be missing.
 */
export function useParams<P extends RoutePath>(_path: P): Readonly<Partial<ParamsOf<P>>> {
  const { query } = useCurrentPage();
  return useMemo(() => readPageQuery(query) as Partial<ParamsOf<P>>, [query]);
}
