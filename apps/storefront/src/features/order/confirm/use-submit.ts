import type { AgreementSummaryData, DraftData } from '@voltfront/contract';
import { AGREEMENT_OUTDATED, AGREEMENT_UNSIGNED, NOT_FOUND } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { ApiError, api, isRefusal, useApiMutation } from '@/api';
import { AGREEMENTS_ID } from '@/features/agreement/agreement-section';
import { needsSigning } from '@/features/agreement/agreement-words';
import { CITY_FIELD_ID } from '@/features/delivery/delivery-fields';
import { redirect } from '@/navigation';
import { track } from '@/platform/analytics';
import { showInMiddle } from '@/platform/scroll';
import { toast } from '@/ui';
import type { ConfirmForm } from './use-confirm-form';
import type { DraftState } from './use-draft';

/** Id of the first thing that is missing below the buyer; undefined when nothing is. */
function missingPart(isPlaceGood: boolean, areAgreementsTicked: boolean): string | undefined {
  if (!isPlaceGood) return CITY_FIELD_ID;
  return areAgreementsTicked ? undefined : AGREEMENTS_ID;
}

/** Signs what was ticked. The purchase agreement has been signed on its own page. */
async function signTicked({ draftId, agreements }: DraftData): Promise<void> {
  const waiting: AgreementSummaryData[] = agreements.filter((each) => each.kind !== 'purchase' && needsSigning(each));
  for (const { agreementId, version } of waiting) {
    await api('POST /api/mporder/v1/special/sign/agreement', { body: { agreementId, version, draftId } });
  }
}

export interface SubmitState {
  submit: () => Promise<void>;
  isBusy: boolean;
  /** A try failed by what is missing: missing parts are marked. */
  isTried: boolean;
}

/** Submits the draft: checks, saves, signs, confirms, and replaces this page with the cashier. */
export function useSubmit(form: ConfirmForm, state: DraftState, areAgreementsTicked: boolean): SubmitState {
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const confirm = useApiMutation('POST /api/mporder/v1/order/confirm');

  const send = async () => {
    const draft = await state.save();
    if (!draft || !state.draft || draft.quote.totalFen !== state.draft.quote.totalFen) return;
    await signTicked(draft);
    const { draftId, quote, dueFen } = draft;
    const { orderNo } = await confirm.mutateAsync({ draftId, totalFen: quote.totalFen, dueFen });
    redirect('/pagesOrder/pay/index', { orderNo });
  };

  const handle = async (error: ApiError) => {
    const isAboutAgreements = isRefusal(error, AGREEMENT_UNSIGNED, AGREEMENT_OUTDATED);
    // Other errors show at their field once the draft is saved again, or were shown by the call.
    if (isAboutAgreements || isRefusal(error, NOT_FOUND)) toast(error.message);
    await state.save();
    if (!isAboutAgreements) return;
    setTried(true);
    showInMiddle(AGREEMENTS_ID);
  };

  const submit = async () => {
    if (isBusy || state.change) return;
    const isBuyerGood = form.isBuyerKept || form.buyer.validate() !== null;
    const missing = missingPart(form.isPlaceGood, areAgreementsTicked);
    setTried(!isBuyerGood || missing !== undefined);
    if (!isBuyerGood) return;
    if (missing) return showInMiddle(missing);
    setBusy(true);
    track('click', { action: 'submit-order' });
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await handle(error);
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, isTried };
}
