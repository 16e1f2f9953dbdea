import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { BlindBookingData } from '@voltfront/contract';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { BlindConfirmScreen } from '@/features/vehicle/blind/blind-confirm-screen';
import { bookingStateName, closedWords } from '@/features/vehicle/blind/blind-words';
import { useBlindBooking } from '@/features/vehicle/blind/use-blind-booking';
import { redirect, useParams } from '@/navigation';
import { EmptyState, Page, PageLoading } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/confirm/cs1e';

/** Where nothing can be booked any more the page gives way to the new car. */
function useWayOn(booking: BlindBookingData | undefined, isNone: boolean, modelId: string | undefined): boolean {
  const isOver =
    isNone || (booking?.ownBooking === null && (booking.state === 'ended' || booking.state === 'launched'));
  const windowId = booking?.windowId;
  useEffect(() => {
    if (isOver)
      redirect('/pagesDetail/carModelNew', { ...(modelId ? { modelId } : {}), ...(windowId ? { windowId } : {}) });
  }, [isOver, modelId, windowId]);
  return isOver;
}

/** 盲订确认: books a car before its prices are out. */
export default function BlindConfirmPage() {
  const params = useParams(ROUTE);
  const { modelId, booking, isNone, queries } = useBlindBooking(params);
  const agreements = useQuery(apiQuery('GET /api/mporder/v1/order/agreements', { kind: 'intention' }));
  const { data } = booking;
  const isLeaving = useWayOn(data, isNone, modelId);
  const reload = () => {
    booking.refetch();
    agreements.refetch();
  };
  return (
    <Page
      route={ROUTE}
      queries={isLeaving ? [] : [...queries, agreements]}
      skeleton={<Skeleton variant="detail" count={2} />}
    >
      {() => {
        if (isLeaving || !data) return <PageLoading />;
        if (data.ownBooking) return <Booked booking={data} {...data.ownBooking} />;
        if (data.state !== 'open') return <Closed booking={data} />;
        return <BlindConfirmScreen booking={data} agreements={agreements.data ?? []} reload={reload} />;
      }}
    </Page>
  );
}

interface BookedProps {
  booking: BlindBookingData;
  orderNo: string;
  isPaid: boolean;
}

function Booked({ booking: { modelName }, orderNo, isPaid }: BookedProps) {
  return (
    <EmptyState
      type="order"
      title={t`您已盲订 ${modelName}`}
      desc={t`每人每款车型限一单，订单号 ${orderNo}`}
      btnText={isPaid ? t`查看盲订凭证` : t`去支付`}
      onAction={() => redirect('/pagesOrder/confirm/cs1eResult', { orderNo })}
    />
  );
}

function Closed({ booking }: { booking: BlindBookingData }) {
  const { state, modelId, windowId } = booking;
  return (
    <EmptyState
      type="order"
      title={bookingStateName(state)}
      desc={closedWords(booking)}
      btnText={t`返回新车`}
      onAction={() => redirect('/pagesDetail/carModelNew', { modelId, windowId })}
    />
  );
}
