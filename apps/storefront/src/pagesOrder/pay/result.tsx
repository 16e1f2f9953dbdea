import { t } from '@lingui/core/macro';
import { SubscribeCell } from '@/features/message/subscribe-cell';
import { orderSubject } from '@/features/order/order-subject';
import { FinalResultActions } from '@/features/payment/final-result-actions';
import { NextSteps } from '@/features/payment/next-steps';
import { readPart } from '@/features/payment/part-in-address';
import { ResultActions } from '@/features/payment/result-actions';
import { ResultView } from '@/features/payment/result-view';
import { useOtherResult } from '@/features/payment/show-result';
import { useOutcome } from '@/features/payment/use-outcome';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesOrder/pay/result';

/** 支付结果 */
export default function PaymentResultPage() {
  const { orderNo = '', part: partText } = useParams(ROUTE);
  const part = readPart(partText);
  const { data, state, isPaused, askAgain, query } = useOutcome(orderNo, part);
  // Addresses that a provider was given before blind bookings had a result of their own.
  const isElsewhere = useOtherResult(data, 'other');

  return (
    <Page route={ROUTE} subject={orderSubject} isMissing={orderNo === ''} queries={[query]}>
      {() =>
        data &&
        state &&
        !isElsewhere && (
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
