import { t } from '@lingui/core/macro';
import { isTold, useApiMutation } from '@/api';
import { modal, toast } from '@/ui';
import { readInvitesAgain } from './invite-keys';

/** Chooses the gift of a step, after asking: a step gives one. */
export function useClaimStep(slug: string) {
  const claiming = useApiMutation('POST /api/mpmkt/v1/campaign/invite/steps/claim', {
    onSuccess: () => toast(t`领取成功`),
    onError: (error) => {
      if (!isTold(error)) toast(error.message);
    },
    onSettled: readInvitesAgain,
  });
  const claim = async ({ prizeId, title }: { prizeId: string; title: string }) => {
    const isSure = await modal({ title: t`确认领取`, content: t`确定领取“${title}”吗？该档位仅可领取一次。` });
    if (isSure) claiming.mutate({ slug, prizeId });
  };
  return { claim, isBusy: claiming.isPending };
}
