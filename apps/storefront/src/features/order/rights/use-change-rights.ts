import { t } from '@lingui/core/macro';
import type { AgreementSummaryData, RightsPreviewData } from '@voltfront/contract';
import { PRICE_CHANGED } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { isRefusal, isTold, useApiMutation } from '@/api';
import { toast } from '@/ui';
import { forgetOrders, reopenOrder } from '../change/reopen-order';
import type { RightsChoices } from './rights-choice';

/**
 * Takes other benefits, then asks for the signature that confirms them. A benefit that ran out meanwhile, or a price that
 * moved, is shown, and the benefits reload.
 */
export function useChangeRights(orderNo: string, reload: () => Promise<unknown>) {
  const [toSign, setToSign] = useState<AgreementSummaryData | null>(null);
  const finish = async () => {
    await forgetOrders();
    reopenOrder(orderNo);
  };
  const change = useApiMutation('POST /api/mporder/v1/order/rights/change', {
    onSuccess: async ({ toSign: agreements }) => {
      const confirmation = agreements.find(({ kind }) => kind === 'rights');
      if (confirmation) return setToSign(confirmation);
      toast(t`权益已变更`);
      await finish();
    },
    onError: async (error) => {
      if (isRefusal(error, PRICE_CHANGED)) toast(t`权益价格有更新，请确认后重新提交`);
      else if (error.kind === 'refused' && !isTold(error)) toast(error.message);
      if (error.kind === 'refused') await reload();
    },
  });
  return {
    confirm: (choices: RightsChoices, { totalFen }: RightsPreviewData) => change.mutate({ orderNo, choices, totalFen }),
    isBusy: change.isPending,
    /** The confirmation of the benefits, changed and waiting for its signature. */
    toSign,
    signed: async () => {
      setToSign(null);
      toast(t`权益已变更并签署`);
      await finish();
    },
    /** Put off: it waits among the order's agreements. */
    signLater: async () => {
      setToSign(null);
      toast(t`权益已变更，请在锁单前签署确认书`);
      await finish();
    },
  };
}
