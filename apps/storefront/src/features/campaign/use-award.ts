import { t } from '@lingui/core/macro';
import type { AwardData } from '@voltfront/contract';
import { everyInputOf, queryClient, useApiMutation } from '@/api';
import { chooseAddress } from '@/features/address/choose-address';
import { copyText } from '@/platform/clipboard';
import { modal, toast } from '@/ui';

const LISTS = [
  'GET /api/mpmkt/v1/campaign/prizes',
  'GET /api/mpmkt/v1/campaign/invite/gifts',
  'GET /api/mpmkt/v1/campaign/exchange/records',
] as const;

/** Everything that shows prizes is read again. */
function readAgain(): void {
  for (const key of LISTS) queryClient.invalidateQueries({ queryKey: ['list', key] });
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes/detail') });
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/draw/collection') });
}

/** Copies the number of a parcel. */
export async function copyParcelNo(parcelNo: string): Promise<void> {
  if (await copyText(parcelNo)) toast(t`运单号已复制`);
}

/** What a person can do with goods: give an address, change it until they are sent, and confirm that they came. */
export function useAward({ awardId, title, postage }: Pick<AwardData, 'awardId' | 'title' | 'postage'>) {
  const sending = useApiMutation('POST /api/mpmkt/v1/campaign/prizes/order', {
    onSuccess: () => toast(t`已登记，奖品将寄往所选地址`),
    onSettled: readAgain,
  });
  const redirecting = useApiMutation('POST /api/mpmkt/v1/campaign/prizes/address', {
    onSuccess: () => toast(t`收货地址已修改`),
    onSettled: readAgain,
  });
  const receiving = useApiMutation('POST /api/mpmkt/v1/campaign/prizes/receive', {
    onSuccess: () => toast(t`已确认签收`),
    onSettled: readAgain,
  });
  const collecting = useApiMutation('POST /api/mpmkt/v1/campaign/prizes/collect', {
    onSuccess: () => toast(t`已登记，请凭领取码到自提点领取`),
    onSettled: readAgain,
  });
  const collect = async ({ placeId, name }: { placeId: string; name: string }) => {
    if (await modal({ title: t`确认自提`, content: t`“${title}”将在 ${name} 为您保留，领取前可修改。` }))
      collecting.mutate({ awardId, placeId });
  };
  const order = async () => {
    const address = await chooseAddress();
    if (!address) return;
    const { receiver, street, addressId } = address;
    const where = t`“${title}”将寄给 ${receiver}，${street}。寄出前可修改地址。`;
    const content = postage > 0 ? t`${where}单独寄出需支付 ${postage} 积分邮费。` : where;
    if (await modal({ title: t`确认收货地址`, content })) sending.mutate({ awardId, addressId });
  };
  const redirect = async () => {
    const address = await chooseAddress();
    if (address) redirecting.mutate({ awardId, addressId: address.addressId });
  };
  const receive = async () => {
    if (await modal({ content: t`确认已收到“${title}”吗？同一包裹内的奖品将一并签收。` }))
      receiving.mutate({ awardId });
  };
  const isBusy = [sending, redirecting, receiving, collecting].some(({ isPending }) => isPending);
  return { order, redirect, receive, collect, isBusy };
}
