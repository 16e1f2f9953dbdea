import { t } from '@lingui/core/macro';
import { MOST_DRIVE_MOVES } from '@voltfront/rules/test-drive/test-drive-moves';
import { useState } from 'react';
import { serverNow } from '@/api';
import { Button, LoadingView, NoticeBar, Popup, SlotPicker } from '@/ui';
import { useDriveSlots } from './use-drive-offers';

export interface MoveSheetProps {
  placeId: string;
  /** Whose slots are offered. */
  channelCode: string;
  startsAt: number | null;
  /** How often the drive was moved. */
  moves: number;
  isOpen: boolean;
  onClose: () => void;
  onMove: (to: { placeId: string; startsAt: number }) => void;
  isMoving: boolean;
}

/** 改期: another slot at the same store. */
export function MoveSheet({
  placeId,
  channelCode,
  startsAt,
  moves,
  isOpen,
  onClose,
  onMove,
  isMoving,
}: MoveSheetProps) {
  const slots = useDriveSlots(isOpen ? placeId : undefined, channelCode);
  const [draft, setDraft] = useState<string | null>(null);
  const booked = startsAt === null ? null : String(startsAt);
  const left = MOST_DRIVE_MOVES - moves;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`选择新的时间`}
      footer={
        <Button
          block
          disabled={draft === null || draft === booked}
          loading={isMoving}
          onClick={() => draft && onMove({ placeId, startsAt: Number(draft) })}
        >
          {t`确认改期`}
        </Button>
      }
    >
      <NoticeBar icon="calendar">{t`试驾开始 24 小时前可改期，还可改 ${left} 次`}</NoticeBar>
      {slots.isError && !slots.data && (
        <NoticeBar tone="warning" onClick={() => void slots.refetch()}>
          {t`时段加载失败，点此重试`}
        </NoticeBar>
      )}
      {slots.isLoading && <LoadingView />}
      {slots.data && (
        <SlotPicker
          label={t`试驾时间`}
          now={serverNow}
          value={draft ?? booked}
          onChange={setDraft}
          slots={slots.data.map((slot) => ({
            key: String(slot.startsAt),
            startAt: slot.startsAt,
            endAt: slot.endsAt,
            remaining: slot.left,
          }))}
        />
      )}
    </Popup>
  );
}
