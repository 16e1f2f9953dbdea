import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { RewardData } from '@voltfront/contract';
import { apiKey, everyInputOf, useApiMutation } from '@/api';
import { chooseAddress } from '@/features/address/choose-address';
import { navigate } from '@/navigation';
import { modal, toast } from '@/ui';

const doneText = (kind: RewardData['kind']): string => {
  if (kind === 'points') return t`积分已到账`;
  return kind === 'coupon' ? t`卡券已放入卡包` : t`已登记，礼品将寄往所选地址`;
};

/** Claims a reward of an order; goods ask for an address first. Everything that shows points and coupons is asked for again. */
export function useClaimReward(orderNo: string) {
  const client = useQueryClient();
  const run = useApiMutation('POST /api/mporder/v1/order/rewards/claim', {
    onSuccess: ({ kind }) => toast(doneText(kind)),
    onSettled: () => {
      client.invalidateQueries({ queryKey: everyInputOf('GET /api/mporder/v1/order/rewards') });
      client.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
      client.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
    },
  });
  const claim = async ({ rewardId, kind, title }: RewardData) => {
    if (kind !== 'goods') return run.mutate({ orderNo, rewardId });
    const address = await chooseAddress();
    if (!address) return;
    const { receiver, street } = address;
    const content = t`“${title}”将寄给 ${receiver}，${street}。确认后地址不可更改。`;
    if (await modal({ title: t`确认收货地址`, content }))
      run.mutate({ orderNo, rewardId, addressId: address.addressId });
  };
  return { claim, claiming: run.isPending ? (run.variables?.rewardId ?? null) : null };
}

/** Opens the page that shows what a claimed reward has become; undefined where there is none. */
export function wayOfReward({ kind, state }: Pick<RewardData, 'kind' | 'state'>): (() => void) | undefined {
  if (state !== 'claimed' || kind === 'goods') return undefined;
  return () => navigate(kind === 'points' ? '/pagesMine/integral' : '/pagesMine/cardBag/index', {});
}
