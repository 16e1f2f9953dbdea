import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConfigurationData } from '@voltfront/contract';
import { apiQuery, useApiMutation } from '@/api';
import { useSession } from '@/session';
import { toast } from '@/ui';
import { tellApp } from '../app-service';

const LIST = 'GET /api/mporder/v1/vehicle/wishlist';

/** Most configurations on a wish list: all of them come at once. */
const WISHES_AT_MOST = 20;

/** The same text for the same configuration, in whatever order its codes are. */
const keyOf = ({ versionId, productCodes }: ConfigurationData): string =>
  [versionId, ...[...productCodes].sort()].join();

/** Whether a configuration is on the customer's wish list, how many are, and a tap on its heart. */
export function useWish(configuration: ConfigurationData | undefined) {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const list = useQuery({ ...apiQuery(LIST, { size: WISHES_AT_MOST }), enabled: isLoggedIn });
  const items = (isLoggedIn && list.data?.items) || [];
  const kept = configuration && items.find(({ quote }) => keyOf(quote.configuration) === keyOf(configuration));
  const renew = () => {
    client.invalidateQueries({ queryKey: ['list', LIST] });
    return list.refetch();
  };
  const save = useApiMutation('POST /api/mporder/v1/vehicle/wishlist/add', {
    onSuccess: ({ count, wishId }) => {
      void tellApp('service.addToWishlist', wishId);
      toast(t`已加入心愿单（${count}/${WISHES_AT_MOST}）`);
      return renew();
    },
  });
  const drop = useApiMutation('POST /api/mporder/v1/vehicle/wishlist/delete', {
    onSuccess: (_, { wishId }) => {
      void tellApp('service.deleteFromWishlist', wishId);
      toast(t`已移出心愿单`);
      return renew();
    },
  });
  const toggle = () => {
    if (!configuration || save.isPending || drop.isPending) return;
    if (kept) drop.mutate({ wishId: kept.wishId });
    else save.mutate(configuration);
  };
  return { isWished: kept !== undefined, count: items.length, toggle, renew };
}
