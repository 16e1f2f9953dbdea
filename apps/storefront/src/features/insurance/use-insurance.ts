import { t } from '@lingui/core/macro';
import { PRICE_CHANGED } from '@voltfront/contract/error-codes';
import { apiKey, hasCode, queryClient, useApiMutation } from '@/api';
import { forgetOrders } from '@/features/order/change/reopen-order';
import { modal, toast } from '@/ui';
import type { InsuranceData } from './insurance-words';
import type { PlanChoice } from './plan-choice';

const VIEW = 'GET /api/mporder/v1/insurance';

/** Asks for quotes, confirms them and sends own policies. What was refused shows its reason, and the page loads anew. */
export function useInsurance(orderNo: string, onDone: () => void) {
  const keep = (insurance: InsuranceData) => {
    queryClient.setQueryData(apiKey(VIEW, { orderNo }), insurance);
    void forgetOrders();
    onDone();
  };
  const reload = () => void queryClient.invalidateQueries({ queryKey: [VIEW] });
  const options = { onSuccess: keep, onError: reload };
  const quote = useApiMutation('POST /api/mporder/v1/insurance/quote', options);
  const own = useApiMutation('POST /api/mporder/v1/insurance/ownPolicy', { onSuccess: keep });
  const confirm = useApiMutation('POST /api/mporder/v1/insurance/confirm', {
    onSuccess: (insurance) => {
      keep(insurance);
      toast(t`已出单`);
    },
    onError: (error) => {
      if (hasCode(error, PRICE_CHANGED)) toast(t`报价已更新，请重新确认`);
      reload();
    },
  });
  return {
    isAsking: quote.isPending,
    isConfirming: confirm.isPending,
    isSending: own.isPending,
    ask: ({ insurerId, ...choice }: PlanChoice, authorisationVersion: string) =>
      quote.mutate({ orderNo, insurerId, choice, authorisationVersion }),
    sendOwn: (policy: { insurerName: string; policyNo: string; startsOn: string; endsOn: string; picture: string }) =>
      own.mutate({ orderNo, ...policy }),
    confirm: async ({ quoteNo, totalFen }: NonNullable<InsuranceData['quote']>) => {
      const content = t`确认后由保险公司出具保单，不能再更换方案`;
      if (await modal({ content, confirmText: t`确认出单` })) confirm.mutate({ orderNo, quoteNo, totalFen });
    },
  };
}
