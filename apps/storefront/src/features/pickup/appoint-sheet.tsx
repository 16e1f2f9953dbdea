import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { SLOT_FULL } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { apiQuery, hasCode, serverNow, useApiMutation } from '@/api';
import { Button, LoadingView, NoticeBar, Popup, SlotPicker, toast } from '@/ui';
import styles from './pickup.module.css';
import type { PickupData } from './pickup-words';

export interface AppointSheetProps {
  orderNo: string;
  /** Beginning of the appointment there is. */
  startsAt: number | null;
  isOpen: boolean;
  onClose: () => void;
  onDone: (pickup: PickupData) => void;
}

/** 预约提车: a time at the store. */
export function AppointSheet({ orderNo, startsAt, isOpen, onClose, onDone }: AppointSheetProps) {
  const slots = useQuery({
    ...apiQuery('GET /api/mporder/v1/pickup/slots', { orderNo }),
    enabled: isOpen,
    staleTime: 0,
  });
  const [draft, setDraft] = useState<string | null>(null);
  const booked = startsAt === null ? null : String(startsAt);
  const appoint = useApiMutation('POST /api/mporder/v1/pickup/appoint', {
    onSuccess: (pickup) => {
      toast(booked ? t`已改约` : t`预约成功`);
      setDraft(null);
      onDone(pickup);
      onClose();
    },
    onError: (error) => {
      if (hasCode(error, SLOT_FULL)) toast(error.message);
      setDraft(null);
      void slots.refetch();
    },
  });
  const items = (slots.data?.items ?? []).map((slot) => ({
    key: String(slot.startsAt),
    startAt: slot.startsAt,
    endAt: slot.endsAt,
    remaining: slot.left,
  }));
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`预约提车`}
      footer={
        <Button
          block
          disabled={draft === null || draft === booked}
          loading={appoint.isPending}
          onClick={() => draft && appoint.mutate({ orderNo, startsAt: Number(draft) })}
        >
          {booked ? t`改约到所选时段` : t`确认预约`}
        </Button>
      }
    >
      <div className={styles.slots}>
        {slots.data ? (
          <SlotPicker slots={items} value={draft ?? booked} onChange={setDraft} label={t`提车时间`} now={serverNow} />
        ) : slots.isError ? (
          <NoticeBar tone="warning" onClick={() => slots.refetch()}>{t`时段加载失败，点此重试`}</NoticeBar>
        ) : (
          <LoadingView />
        )}
      </div>
    </Popup>
  );
}
