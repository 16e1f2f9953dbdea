import type { AgreementSummaryData, BlindBookingData } from '@voltfront/contract';
import { AGREEMENT_OUTDATED, AGREEMENT_UNSIGNED, CITY_NOT_SERVED, NOT_FOUND } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { isRefusal, useApiMutation } from '@/api';
import { AGREEMENTS_ID, isTicked, type Ticks } from '@/features/agreement/agreement-section';
import { redirect } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import { type FormState, toast } from '@/ui';
import type { BlindForm } from './blind-form';
import { BLIND_CITY_ID } from './city-field';

export interface BlindSubmission {
  booking: BlindBookingData;
  form: FormState<BlindForm>;
  cityCode: string | undefined;
  isCityGood: boolean;
  agreements: readonly AgreementSummaryData[];
  ticks: Ticks;
  /** Reloads booking and agreements after an error. */
  reload: () => void;
}

/** Books and replaces the page with the cashier; an existing booking opens its certificate. */
export function useBlindSubmit(submission: BlindSubmission) {
  const { booking, form, cityCode, isCityGood, agreements, ticks, reload } = submission;
  const [isTried, setTried] = useState(false);
  const create = useApiMutation('POST /api/mporder/v1/order/blind/create', {
    onSuccess: ({ orderNo, state }) => {
      if (state === 'created') redirect('/pagesOrder/pay/index', { orderNo });
      else redirect('/pagesOrder/confirm/cs1eResult', { orderNo });
    },
    onError: (error) => {
      if (isRefusal(error, CITY_NOT_SERVED, AGREEMENT_UNSIGNED, AGREEMENT_OUTDATED, NOT_FOUND)) toast(error.message);
      if (error.kind === 'refused') reload();
    },
  });

  const submit = () => {
    const entered = form.validate();
    const areTicked = agreements.every((agreement) => isTicked(agreement, ticks));
    setTried(!entered || !isCityGood || !areTicked);
    if (!entered) return;
    if (!isCityGood || !cityCode) return showInMiddle(BLIND_CITY_ID);
    if (!areTicked) return showInMiddle(AGREEMENTS_ID);
    const { modelId, windowId } = booking;
    create.mutate({
      modelId,
      windowId,
      cityCode,
      name: entered.name.trim(),
      mobile: entered.mobile,
      agreements: agreements.map(({ agreementId, version }) => ({ agreementId, version })),
    });
  };
  return { submit, isTried, isBusy: create.isPending };
}
