import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { TradeInDetailData } from '@voltfront/contract';
import { apiKey, useApiMutation } from '@/api';
import { modal, toast } from '@/ui';
import { inWan } from './trade-in-words';

const DETAIL = 'GET /api/mporder/v1/tradeIn/detail';
const LIST = 'GET /api/mporder/v1/tradeIn/list';

/** Actions on a request. Each response replaces the cached request; the call has shown errors. */
export function useTradeIn() {
  const client = useQueryClient();
  const keep = async (request: TradeInDetailData) => {
    client.setQueryData(apiKey(DETAIL, { requestId: request.requestId }), request);
    await client.invalidateQueries({ queryKey: ['list', LIST] });
  };
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [DETAIL] }),
      client.invalidateQueries({ queryKey: ['list', LIST] }),
    ]);
  const options = { onSuccess: keep, onError: () => void reload() };
  const estimate = useApiMutation('POST /api/mporder/v1/tradeIn/estimate', { onSuccess: keep });
  const appoint = useApiMutation('POST /api/mporder/v1/tradeIn/appoint', { onSuccess: keep });
  const cancel = useApiMutation('POST /api/mporder/v1/tradeIn/appointment/cancel', options);
  const answer = useApiMutation('POST /api/mporder/v1/tradeIn/offer/answer', options);
  const bind = useApiMutation('POST /api/mporder/v1/tradeIn/bind', options);

  const callOff = async ({ requestId }: TradeInDetailData) => {
    if (!(await modal({ content: t`取消后可以重新预约，确定取消检测吗？`, cancelText: t`再想想` }))) return;
    cancel.mutate({ requestId });
  };
  const answerOffer = async ({ requestId, offerFen }: TradeInDetailData, isAccepted: boolean) => {
    if (offerFen === null) return;
    const content = isAccepted
      ? t`确认以 ${inWan(offerFen)} 万元的价格置换？确认后不能更改`
      : t`谢绝后本次报价失效，如需置换要重新评估`;
    if (!(await modal({ content, confirmText: isAccepted ? t`确认接受` : t`确认谢绝` }))) return;
    answer.mutate(
      { requestId, isAccepted, amountFen: offerFen },
      { onSuccess: () => isAccepted && toast(t`已接受报价`) },
    );
  };
  const isBusy = cancel.isPending || answer.isPending || bind.isPending;
  return { estimate, appoint, bind, callOff, answerOffer, reload, isBusy };
}

/** Everything that can be done with a request. */
export type TradeInActions = ReturnType<typeof useTradeIn>;
