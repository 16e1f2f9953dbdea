import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { RestaurantData, TableBookingData } from '@voltfront/contract';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useState } from 'react';
import { apiQuery, isTold, serverNow, useApiMutation } from '@/api';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { Button, Field, LoadingView, NoticeBar, PhoneField, Popup, SlotPicker, Stepper, toast } from '@/ui';

const MOST_PERSONS = 8;

export interface BookingSheetProps {
  restaurant: RestaurantData;
  /** The booking that is changed; null to make the first. */
  booking: TableBookingData | null;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** 订座: a time within 14 days, how many persons, and a phone. */
export function BookingSheet({ restaurant, booking, isOpen, onClose, onSaved }: BookingSheetProps) {
  const { restaurantId } = restaurant;
  const [draft, setDraft] = useState<string | null>(booking ? String(booking.startsAt) : null);
  const [persons, setPersons] = useState(booking?.persons ?? 2);
  const [phone, setPhone] = useState(booking?.phone ?? '');
  useOwnMobile(phone, setPhone, isOpen);
  const tables = useQuery({
    ...apiQuery('GET /api/mporder/v1/restaurant/tables', { restaurantId }),
    enabled: isOpen,
    staleTime: 0,
  });
  const book = useApiMutation('POST /api/mporder/v1/restaurant/book', {
    onSuccess: () => {
      toast(booking ? t`已更改订座` : t`订座成功`);
      onSaved();
      onClose();
    },
    onError: (error) => {
      // A full time comes with the next one that is free.
      if (!isTold(error)) toast(error.message);
      setDraft(null);
      void tables.refetch();
    },
  });
  const slots = (tables.data?.items ?? []).map(({ startsAt, endsAt, left }) => ({
    key: String(startsAt),
    startAt: startsAt,
    endAt: endsAt,
    // The own table is free for its owner.
    remaining: startsAt === booking?.startsAt ? Math.max(1, left) : left,
  }));
  const isReady = draft !== null && isMainlandPhone(phone);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={booking ? t`更改订座` : t`预订座位`}
      tall
      footer={
        <Button
          block
          disabled={!isReady}
          loading={book.isPending}
          onClick={() => book.mutate({ restaurantId, startsAt: Number(draft), persons, phone })}
        >
          {booking ? t`确认更改` : t`确认预订`}
        </Button>
      }
    >
      {tables.data ? (
        <SlotPicker slots={slots} value={draft} onChange={setDraft} label={t`用餐时间`} now={serverNow} />
      ) : tables.isError ? (
        <NoticeBar tone="warning" onClick={() => tables.refetch()}>{t`时段加载失败，点此重试`}</NoticeBar>
      ) : (
        <LoadingView />
      )}
      <Field label={t`用餐人数`}>
        <Stepper label={t`用餐人数`} value={persons} min={1} max={MOST_PERSONS} onChange={setPersons} />
      </Field>
      <PhoneField label={t`联系电话`} value={phone} onChange={setPhone} />
    </Popup>
  );
}
