import { t } from '@lingui/core/macro';
import { useApiMutation } from '@/api';
import { modal, toast } from '@/ui';
import { useRenewal } from './use-renewal';

/** Takes a gift back after a question. */
export function useTakeBack() {
  const takeBack = useApiMutation('POST /api/mpintegral/v1/coupons/gift/takeBack', {
    onSuccess: () => toast(t`已收回，卡券可正常使用`),
    onSettled: useRenewal(),
  });
  const ask = async (giftCode: string) => {
    const isSure = await modal({ content: t`收回后赠送链接将失效，确定收回吗？`, confirmText: t`收回` });
    if (isSure) takeBack.mutate({ giftCode });
  };
  return { ask, isPending: takeBack.isPending };
}
