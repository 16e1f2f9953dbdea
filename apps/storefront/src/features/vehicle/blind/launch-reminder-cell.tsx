import { t } from '@lingui/core/macro';
import type { BlindBookingData } from '@voltfront/contract';
import { useApiMutation } from '@/api';
import { Cell, Switch, toast } from '@/ui';

export interface LaunchReminderCellProps {
  booking: BlindBookingData;
  onChange: () => void;
}

/** Sets or drops the reminder of the launch; nothing once prices are out. */
export function LaunchReminderCell({ booking, onChange }: LaunchReminderCellProps) {
  const { modelId, isReminderSet, state } = booking;
  const remind = useApiMutation('POST /api/mporder/v1/vehicle/reminder', {
    onSuccess: ({ isSet }) => {
      toast(isSet ? t`已设置提醒，上市时通知您` : t`已取消提醒`);
      onChange();
    },
  });
  if (state === 'launched') return null;
  return (
    <Cell
      icon="bell"
      title={t`上市提醒`}
      note={t`价格公布时第一时间通知您`}
      value={
        <Switch
          label={t`上市提醒`}
          checked={isReminderSet}
          disabled={remind.isPending}
          onChange={(isSet) => remind.mutate({ modelId, isSet })}
        />
      }
    />
  );
}
