import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, useServerNow } from '@/api';
import { SubscribeCell } from '@/features/message/subscribe-cell';
import { orderSubject } from '@/features/order/order-subject';
import { FinalResultActions } from '@/features/payment/final-result-actions';
import { NextSteps } from '@/features/payment/next-steps';
import { readPart } from '@/features/payment/part-in-address';
import { ResultActions } from '@/features/payment/result-actions';
import { ASK_EVERY_MS, ASK_FOR_MS, resultState } from '@/features/payment/result-state';
import { ResultView } from '@/features/payment/result-view';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesOrder/pay/result';

/** 支付结果 */
export default function PaymentResultPage() {
  const { orderNo = '', part: partText } = useParams(ROUTE);
  const part = readPart(partText);
  const now = useServerNow();
  const [isPaused, setPaused] = useState(false);
  const outcome = useQuery({
    ...apiQuery('GET /api/mporder/v1/pay/state', { orderNo, ...part }),
    enabled: orderNo !== '',
    refetchInterval: ({ state: { data } }) =>
      data && resultState(data, now()) === 'processing' && !isPaused ? ASK_EVERY_MS : false,
  });
  const { data } = outcome;
  const state = data ? resultState(data, now()) : null;
  usePause(state === 'processing' && !isPaused, () => setPaused(true));
  const askAgain = () => {
    setPaused(false);
    outcome.refetch();
  };
  // Responses of polling must not restart the page's loading state.
  const query = { ...outcome, isFetching: outcome.isFetching && !data };

  return (
    <Page route={ROUTE} subject={orderSubject} isMissing={orderNo === ''} queries={[query]}>
      {() =>
        data &&
        state && (
          <ResultView
            state={state}
            payment={data.payment}
            order={data.order}
            isFinal={part.part !== undefined}
            isPaused={isPaused}
          >
            {state === 'success' && <NextSteps order={data.order} isFinal={part.part !== undefined} />}
            {state === 'success' && (
              <SubscribeCell topic="order" title={t`订单进度通知`} note={t`锁单、生产、物流与提车时通知您`} />
            )}
            {part.part === undefined ? (
              <ResultActions state={state} order={data.order} isPaused={isPaused} onAskAgain={askAgain} />
            ) : (
              <FinalResultActions
                state={state}
                order={data.order}
                part={part.part}
                isPaused={isPaused}
                onAskAgain={askAgain}
              />
            )}
          </ResultView>
        )
      }
    </Page>
  );
}

/** Ends the asking after half a minute. */
function usePause(isAsking: boolean, onPause: () => void): void {
  const latest = useRef(onPause);
  latest.current = onPause;
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setTimeout(() => latest.current(), ASK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
}
