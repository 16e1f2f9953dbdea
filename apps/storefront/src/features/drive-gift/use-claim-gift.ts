import { t } from '@lingui/core/macro';
import type { DriveGiftsData } from '@voltfront/contract';
import { apiKey, isTold, queryClient, useApiMutation } from '@/api';
import { chooseAddress } from '@/features/address/choose-address';
import { modal, toast } from '@/ui';

const GIFTS = 'GET /api/mpmkt/v1/testDrive/gifts';
type OwnGift = NonNullable<DriveGiftsData['mine']>;

const DONE: Record<OwnGift['kind'], () => string> = {
  goods: () => t`已登记，礼品将寄往所选地址`,
  points: () => t`积分已到账`,
  coupon: () => t`卡券已放入卡包`,
};

/** Claims the gift of a finished drive; goods ask for an address first. */
export function useClaimGift(code: string) {
  const run = useApiMutation('POST /api/mpmkt/v1/testDrive/gift/claim', {
    onSuccess: (gifts) => {
      queryClient.setQueryData(apiKey(GIFTS, { code }), gifts);
      if (gifts.mine) toast(DONE[gifts.mine.kind]());
    },
    onError: (error) => {
      if (!isTold(error)) toast(error.message);
      void queryClient.invalidateQueries({ queryKey: apiKey(GIFTS) });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
      void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
    },
  });
  const claim = async ({ kind, title }: OwnGift) => {
    if (kind !== 'goods') return run.mutate({ code });
    const address = await chooseAddress();
    if (!address) return;
    const { receiver, street, addressId } = address;
    const content = t`“${title}”将寄给 ${receiver}，${street}。确认后地址不可更改。`;
    if (await modal({ title: t`确认收货地址`, content })) run.mutate({ code, addressId });
  };
  return { claim, isClaiming: run.isPending };
}
