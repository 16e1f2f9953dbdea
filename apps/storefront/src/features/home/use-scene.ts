import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { useCurrentPage } from '@/platform/page-events';
import { keepPageQuery } from '@/session';

/** A scene that the server keeps fields for; others spell their fields themselves, and the page frame reads those. */
const SHORT_SCENE = /^[A-Za-z0-9_-]{1,32}$/;

/** Stores the parameters that belong to the short scene of a mini-program code, such as share_code. An unknown scene stores nothing. */
export function useScene(): void {
  const { scene = '' } = useCurrentPage().query;
  const { data } = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/clew/getParam/open', { scene: String(scene) }),
    enabled: SHORT_SCENE.test(String(scene)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data && Object.keys(data.query).length > 0) keepPageQuery(data.query);
  }, [data]);
}
