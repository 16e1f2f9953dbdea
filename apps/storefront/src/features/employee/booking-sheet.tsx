import { t } from '@lingui/core/macro';
import type { StaffDriveData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { driveStateName } from '@/features/test-drive/drive-words';
import { Button, Cell, Popup, TextArea, toast } from '@/ui';
import styles from './employee.module.css';
import { readCodeAgain } from './staff-keys';

const NOTE_MOST = 100;

export interface BookingSheetProps {
  slug: string;
  /** Null: closed. */
  booking: StaffDriveData | null;
  onClose: () => void;
}

/** A booking by the own code: model, store and time, and what the store is told. */
export function BookingSheet({ slug, booking, onClose }: BookingSheetProps) {
  return (
    <Popup isOpen={booking !== null} onClose={onClose} title={t`预约详情`}>
      {booking && <Booking key={booking.driveNo} slug={slug} booking={booking} onClose={onClose} />}
    </Popup>
  );
}

function Booking({ slug, booking, onClose }: BookingSheetProps & { booking: StaffDriveData }) {
  const [note, setNote] = useState(booking.note);
  const saving = useApiMutation('POST /api/mpmkt/v1/campaign/staff/note', {
    onSuccess: () => {
      toast(t`备注已保存，门店可见`);
      onClose();
      readCodeAgain();
    },
  });
  const { driveNo, modelName, storeName, startsAt, state } = booking;
  return (
    <>
      <Cell title={t`车型`} value={modelName} />
      <Cell title={t`门店`} value={storeName || t`待安排`} />
      <Cell title={t`时间`} value={startsAt === null ? t`待安排` : formatDateTime(startsAt)} />
      <Cell title={t`状态`} value={driveStateName(state)} />
      <TextArea
        label={t`给门店的备注`}
        value={note}
        onChange={setNote}
        maxLength={NOTE_MOST}
        placeholder={t`例如：客户关注后排空间`}
      />
      <div className={styles.sheet}>
        <Button
          block
          loading={saving.isPending}
          disabled={note.trim() === booking.note}
          onClick={() => saving.mutate({ slug, driveNo, note: note.trim() })}
        >
          {t`保存备注`}
        </Button>
      </div>
    </>
  );
}
