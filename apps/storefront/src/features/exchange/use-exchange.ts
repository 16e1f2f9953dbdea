import { t } from '@lingui/core/macro';
import type { ExchangeRewardData } from '@voltfront/contract';
import { isTold, useApiMutation } from '@/api';
import { chooseAddress } from '@/features/address/choose-address';
import { modal, toast } from '@/ui';
import { readExchangeAgain } from './exchange-keys';

function doneWords(kind: ExchangeRewardData['kind']): string {
  if (kind === 'goods') return t`兑换成功，将尽快为您寄出`;
  return kind === 'coupon' ? t`兑换成功，已放入卡包` : t`兑换成功，积分已到账`;
}

/** Exchanges tickets for a reward, after asking; goods ask for an address first. */
export function useExchange(slug: string, onDone: () => void) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/exchange', {
    onError: (error) => {
      if (!isTold(error)) toast(error.message);
    },
    onSettled: readExchangeAgain,
  });
  const exchange = async ({ prizeId, kind, title, tickets }: ExchangeRewardData) => {
    const address = kind === 'goods' ? await chooseAddress() : null;
    if (kind === 'goods' && !address) return;
    const price = t`使用 ${tickets} 张奖励券兑换“${title}”，兑换后不可退还。`;
    const where = address ? t`将寄给 ${address.receiver}，${address.street}。` : '';
    if (!(await modal({ title: t`确认兑换`, content: `${price}${where}` }))) return;
    const input = { slug, prizeId, ...(address && { addressId: address.addressId }) };
    run.mutate(input, {
      onSuccess: () => {
        toast(doneWords(kind));
        onDone();
      },
    });
  };
  return { exchange, isBusy: run.isPending };
}
