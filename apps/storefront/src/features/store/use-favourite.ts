import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api, apiKey, apiQuery, queryClient } from '@/api';
import { ensureLogin } from '@/navigation';
import { useSession } from '@/session';
import { toast } from '@/ui';

const KEY = 'GET /api/mporder/v1/store/favourite';

/** Whether a store is a favourite of the customer, and the way to change that; visitors log in first. */
export function useFavourite(storeId: string): { isFavourite: boolean; toggle: () => void } {
  const { isLoggedIn } = useSession();
  const { data } = useQuery({ ...apiQuery(KEY, { storeId }), enabled: isLoggedIn });
  const isFavourite = isLoggedIn && data?.isFavourite === true;
  const mark = async (next: boolean): Promise<void> => {
    if (!ensureLogin(() => void mark(next))) return;
    try {
      await api('POST /api/mporder/v1/store/favourite', { body: { storeId, isFavourite: next } });
      queryClient.setQueryData(apiKey(KEY, { storeId }), { isFavourite: next });
      toast(next ? t`已收藏` : t`已取消收藏`);
    } catch {
      // The call has told why.
    }
  };
  return { isFavourite, toggle: () => void mark(!isFavourite) };
}
