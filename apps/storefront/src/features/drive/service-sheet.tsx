import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OwnedCarData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery, serverNow, useApiMutation } from '@/api';
import { Button, LoadingView, modal, NoticeBar, Popup, Select, SlotPicker, Stack, toast } from '@/ui';

export interface ServiceSheetProps {
  car: OwnedCarData;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (car: OwnedCarData) => void;
}

/** 预约保养: a store of the car's city and a time there. */
export function ServiceSheet({ car, isOpen, onClose, onSaved }: ServiceSheetProps) {
  const { orderNo, cityCode, service } = car;
  const { appointment } = service;
  const stores = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/stores', { cityCode, purpose: 'service' as const }),
    enabled: isOpen,
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const storeId = wanted ?? appointment?.storeId ?? stores.data?.[0]?.storeId ?? null;
  const slots = useQuery({
    ...apiQuery('GET /api/mporder/v1/ownedCar/service/slots', { storeId: storeId ?? '' }),
    enabled: isOpen && storeId !== null,
    staleTime: 0,
  });
  const saved = (text: string) => (changed: OwnedCarData) => {
    toast(text);
    setDraft(null);
    onSaved(changed);
    onClose();
  };
  const book = useApiMutation('POST /api/mporder/v1/ownedCar/service/book', {
    onSuccess: saved(appointment ? t`已改约` : t`预约成功`),
    onError: () => {
      setDraft(null);
      void slots.refetch();
    },
  });
  const cancel = useApiMutation('POST /api/mporder/v1/ownedCar/service/cancel', { onSuccess: saved(t`已取消预约`) });
  const booked = appointment && appointment.storeId === storeId ? String(appointment.startsAt) : null;
  const askCancel = async () => {
    if (await modal({ content: t`确定取消保养预约吗？` })) cancel.mutate({ orderNo });
  };
  const items = (slots.data?.items ?? []).map(({ startsAt, endsAt, left }) => ({
    key: String(startsAt),
    startAt: startsAt,
    endAt: endsAt,
    remaining: left,
  }));
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`预约保养`}
      footer={
        <Stack row gap={3}>
          {appointment && (
            <Button block variant="secondary" loading={cancel.isPending} onClick={() => void askCancel()}>
              {t`取消预约`}
            </Button>
          )}
          <Button
            block
            disabled={draft === null || storeId === null}
            loading={book.isPending}
            onClick={() => draft && storeId && book.mutate({ orderNo, storeId, startsAt: Number(draft) })}
          >
            {appointment ? t`改约到所选时段` : t`确认预约`}
          </Button>
        </Stack>
      }
    >
      <Select
        label={t`服务门店`}
        options={(stores.data ?? []).map(({ storeId: key, name, address }) => ({ key, text: name, note: address }))}
        value={storeId}
        onChange={(key) => {
          setWanted(key);
          setDraft(null);
        }}
      />
      {slots.data ? (
        <SlotPicker slots={items} value={draft ?? booked} onChange={setDraft} label={t`保养时间`} now={serverNow} />
      ) : slots.isError ? (
        <NoticeBar tone="warning" onClick={() => slots.refetch()}>{t`时段加载失败，点此重试`}</NoticeBar>
      ) : (
        <LoadingView />
      )}
    </Popup>
  );
}
