import { t } from '@lingui/core/macro';
import type { AgreementSummaryData, SnapUpDetailData } from '@voltfront/contract';
import { CITY_NOT_SERVED, HOLD_MISSING, PRICE_CHANGED } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { isRefusal, useApiMutation } from '@/api';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { toBuyer } from '@/features/order/buyer/buyer-form';
import { useBuyerForm } from '@/features/order/buyer/use-buyer-form';
import { useArea } from '@/features/place/use-area';
import { redirect } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import { toast } from '@/ui';
import type { HeldChoice } from './held-delivery';
import { readSalesAgain } from './snap-up-cache';

/** Ids of what may be missing, for scrolling to it. */
export const CITY_ID = 'held-city';
export const CONSENT_ID = 'held-consent';

/** Everything that is entered about a held car, and its submission. */
export function useHeldOrder(
  { campaign: { slug }, cities, quote }: SnapUpDetailData,
  agreements: readonly AgreementSummaryData[],
  onOrdered: () => void,
) {
  const buyer = useBuyerForm();
  useOwnMobile(buyer.values.mobile, (mobile) => buyer.set({ mobile }));
  const area = useArea();
  const nearCode = cities.find(({ cityCode }) => cityCode === area?.cityCode)?.cityCode;
  const [chosen, setDelivery] = useState<HeldChoice>({ cityCode: undefined, storeId: undefined });
  const delivery = { ...chosen, cityCode: chosen.cityCode ?? nearCode };
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const order = useApiMutation('POST /api/mpmkt/v1/campaign/snapUp/order', {
    onSuccess: ({ orderNo }) => {
      onOrdered();
      readSalesAgain();
      redirect('/pagesOrder/pay/index', { orderNo });
    },
    onError: (error) => {
      if (isRefusal(error, PRICE_CHANGED)) toast(t`价格已更新，请核对后再次提交`);
      else if (isRefusal(error, HOLD_MISSING, CITY_NOT_SERVED)) toast(error.message);
      readSalesAgain();
    },
  });

  const submit = () => {
    const isBuyerGood = buyer.validate() !== null;
    const { cityCode, storeId } = delivery;
    const person = toBuyer(buyer.values);
    setTried(!isBuyerGood || !cityCode || !isAgreed);
    if (!isBuyerGood || !person) return;
    if (!cityCode) return showInMiddle(CITY_ID);
    if (!isAgreed) return showInMiddle(CONSENT_ID);
    order.mutate({
      slug,
      totalFen: quote.totalFen,
      cityCode,
      ...(storeId && { storeId }),
      buyer: person,
      agreements: agreements.map(({ agreementId, version }) => ({ agreementId, version })),
    });
  };
  return { buyer, delivery, setDelivery, isAgreed, setAgreed, isTried, isBusy: order.isPending, submit };
}
