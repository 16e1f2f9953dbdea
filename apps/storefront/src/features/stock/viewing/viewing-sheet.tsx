import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ViewingBookingData } from '@voltfront/contract';
import { SLOT_FULL } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { apiQuery, hasCode, serverNow, useApiMutation } from '@/api';
import { SubscribeCell } from '@/features/message/subscribe-cell';
import {
  Button,
  LoadingView,
  modal,
  NoticeBar,
  Popup,
  type Slot,
  SlotPicker,
  Stack,
  slotWords,
  Text,
  toast,
} from '@/ui';
import styles from './viewing-sheet.module.css';

export interface ViewingSheetProps {
  isOpen: boolean;
  onClose: () => void;
  stockCarId: string;
  /** After a booking was made, moved or cancelled. */
  onChange: () => void;
}

/** `11月21日 周六 10:00-11:00` of a booking. */
export const viewingWords = ({ slotId, startsAt, endsAt }: ViewingBookingData): string =>
  slotWords({ key: slotId, startAt: startsAt, endAt: endsAt }, serverNow());

/** 预约看车: a slot at the store of the car; an own booking can be moved or cancelled. */
export function ViewingSheet({ isOpen, onClose, stockCarId, onChange }: ViewingSheetProps) {
  const slots = useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/viewing/slots', { stockCarId }),
    enabled: isOpen,
    staleTime: 0,
  });
  const [slotId, setSlotId] = useState<string | null>(null);
  const done = (words: string) => {
    toast(words);
    setSlotId(null);
    slots.refetch();
    onChange();
    onClose();
  };
  const book = useApiMutation('POST /api/mporder/v1/stock/viewing', {
    onSuccess: () => done(booking ? t`已改约` : t`预约成功，门店会与您联系确认`),
    onError: (error) => {
      if (hasCode(error, SLOT_FULL)) toast(error.message);
      setSlotId(null);
      slots.refetch();
    },
  });
  const cancel = useApiMutation('POST /api/mporder/v1/stock/viewing/cancel', { onSuccess: () => done(t`已取消预约`) });
  const booking = slots.data?.booking?.state === 'booked' ? slots.data.booking : null;
  const ask = async () => {
    if (booking && (await modal({ content: t`确定取消这次看车预约吗？` })))
      cancel.mutate({ viewingId: booking.viewingId });
  };
  const store = slots.data?.store;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`预约看车`}
      footer={
        <Stack row gap={3}>
          {booking && (
            <Button variant="secondary" loading={cancel.isPending} onClick={() => void ask()}>
              {t`取消预约`}
            </Button>
          )}
          <Button
            block
            disabled={slotId === null || slotId === booking?.slotId}
            loading={book.isPending}
            onClick={() => slotId && book.mutate({ stockCarId, slotId })}
          >
            {booking ? t`改约到所选时段` : t`确认预约`}
          </Button>
        </Stack>
      }
    >
      {booking && <NoticeBar icon="calendar">{t`您已预约 ${viewingWords(booking)}`}</NoticeBar>}
      {store && (
        <div className={styles.store}>
          <div className={styles.name}>{store.name}</div>
          <Text size="small" tone="secondary" leading="small">
            {store.address}
          </Text>
          <Text size="small" tone="secondary" leading="small">{t`营业时间 ${store.hours}`}</Text>
        </div>
      )}
      {slots.isError && !slots.data && (
        <NoticeBar tone="warning" onClick={() => slots.refetch()}>
          {t`时段加载失败，点此重试`}
        </NoticeBar>
      )}
      {slots.isLoading && <LoadingView />}
      {slots.data && (
        <SlotPicker
          label={t`看车时间`}
          slots={toSlots(slots.data.days)}
          value={slotId ?? booking?.slotId ?? null}
          onChange={setSlotId}
          now={serverNow}
        />
      )}
      {booking && <SubscribeCell topic="viewing" title={t`看车提醒`} note={t`确认、改期与到店前通知您`} />}
    </Popup>
  );
}

interface Day {
  slots: readonly { slotId: string; startsAt: number; endsAt: number; left: number }[];
}

const toSlots = (days: readonly Day[]): Slot[] =>
  days.flatMap(({ slots }) =>
    slots.map(({ slotId, startsAt, endsAt, left }) => ({
      key: slotId,
      startAt: startsAt,
      endAt: endsAt,
      remaining: left,
    })),
  );
