import { t } from '@lingui/core/macro';
import { type ApiError, isTold, queryClient, useApiMutation } from '@/api';
import { copyText } from '@/platform/clipboard';
import { toast } from '@/ui';
import { FRIENDS } from './invite-keys';

/** Copies the invitation for a friend once more; a friend is reminded once a day. */
export function useRemind(relationId: string, text = '') {
  const noting = useApiMutation('POST /api/mpmkt/v1/campaign/invite/remind', {
    onSuccess: async () => {
      toast((await copyText(text)) ? t`邀请文案已复制，快去发给好友` : t`复制失败，请稍后再试`);
    },
    onError: (error: ApiError) => {
      if (!isTold(error)) toast(error.message);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['list', FRIENDS] }),
  });
  return { remind: () => noting.mutate({ relationId }), isBusy: noting.isPending };
}
