import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { BlindResultActions } from '@/features/payment/blind-result-actions';
import { ResultView } from '@/features/payment/result-view';
import { useOtherResult } from '@/features/payment/show-result';
import { useOutcome } from '@/features/payment/use-outcome';
import { blindOrderSubject } from '@/features/vehicle/blind/blind-order-subject';
import { BlindSuccess } from '@/features/vehicle/blind/blind-success';
import { CertificateShare, certificateAddress } from '@/features/vehicle/blind/certificate-share';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesOrder/pay/blindBookingResult';

/** 盲订结果: how the payment of a blind booking went. */
export default function BlindBookingResultPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const { data, state, isPaused, askAgain, query } = useOutcome(orderNo);
  const isElsewhere = useOtherResult(data, 'blind');
  const { certificate, booking } = useBlindBookingOf(orderNo, state !== null && state !== 'processing' && !isElsewhere);
  const [isSharing, setSharing] = useState(false);
  const paper = certificate.data;

  return (
    <Page
      route={ROUTE}
      subject={blindOrderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      share={() => ({
        title: paper ? t`我已盲订 ${paper.modelName}` : t`新车盲订`,
        address: paper ? certificateAddress(paper.modelId) : '/pagesDetail/carModelNew',
      })}
    >
      {() =>
        data &&
        state &&
        !isElsewhere && (
          <ResultView state={state} payment={data.payment} order={data.order} isPaused={isPaused}>
            {state === 'success' && paper && (
              <BlindSuccess certificate={paper} booking={booking.data ?? null} onReminderChange={booking.refetch} />
            )}
            <BlindResultActions
              state={state}
              order={data.order}
              modelId={paper?.modelId ?? null}
              isPaused={isPaused}
              onAskAgain={askAgain}
              onShare={() => setSharing(true)}
            />
            {paper && <CertificateShare certificate={paper} isOpen={isSharing} onClose={() => setSharing(false)} />}
          </ResultView>
        )
      }
    </Page>
  );
}

/** The certificate of an order and the blind booking of its model, once the payment is decided. */
function useBlindBookingOf(orderNo: string, isDecided: boolean) {
  const certificate = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/blind/certificate', { orderNo }),
    enabled: isDecided,
  });
  const modelId = certificate.data?.modelId ?? '';
  const booking = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/blindBooking', { modelId }),
    enabled: modelId !== '',
  });
  return { certificate, booking };
}
