import { t } from '@lingui/core/macro';
import type { BlindBookingData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import type { ReactNode } from 'react';
import { useApiMutation } from '@/api';
import { ensureLogin, navigate } from '@/navigation';
import { BottomBar, Button, Text, toast } from '@/ui';
import { bookingStateName, closedWords } from './blind-words';
import styles from './new-car-bar.module.css';

export interface NewCarBarProps {
  booking: BlindBookingData;
  onChange: () => void;
}

/** The one thing to do: book, look at the own booking, or be reminded. */
export function NewCarBar({ booking, onChange }: NewCarBarProps) {
  const { modelId, windowId, state, ownBooking, depositFen } = booking;
  const deposit = formatYuan(depositFen);
  if (ownBooking) {
    const { orderNo, isPaid } = ownBooking;
    return (
      <Bar title={isPaid ? t`您已盲订` : t`您的盲订待支付`} note={t`订单号 ${orderNo}`}>
        <Button block onClick={() => navigate('/pagesOrder/confirm/cs1eResult', { orderNo })}>
          {isPaid ? t`查看凭证` : t`去支付`}
        </Button>
      </Bar>
    );
  }
  if (state === 'open') {
    return (
      <Bar title={t`盲订 ${deposit}`} note={t`随时可退`}>
        <Button block onClick={() => navigate('/pagesOrder/confirm/cs1e', { modelId, windowId })}>{t`立即盲订`}</Button>
      </Bar>
    );
  }
  return (
    <Bar title={bookingStateName(state)} note={closedWords(booking)}>
      {state === 'paused' ? (
        <Button block disabled>{t`立即盲订`}</Button>
      ) : (
        <Reminder booking={booking} onChange={onChange} />
      )}
    </Bar>
  );
}

function Bar({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <BottomBar
      lead={
        <div className={styles.lead}>
          <Text size="body" weight="bold" oneLine>
            {title}
          </Text>
          <div className={styles.note}>{note}</div>
        </div>
      }
    >
      {children}
    </BottomBar>
  );
}

function Reminder({ booking, onChange }: NewCarBarProps) {
  const { modelId, isReminderSet, state } = booking;
  const remind = useApiMutation('POST /api/mporder/v1/vehicle/reminder', {
    onSuccess: ({ isSet }) => {
      toast(isSet ? t`已设置提醒，届时通知您` : t`已取消提醒`);
      onChange();
    },
  });
  const handleClick = () => {
    if (ensureLogin()) remind.mutate({ modelId, isSet: !isReminderSet });
  };
  const words = state === 'notStarted' ? t`开启提醒我` : t`上市提醒我`;
  return (
    <Button
      block
      variant={isReminderSet ? 'secondary' : 'primary'}
      icon="bell"
      loading={remind.isPending}
      onClick={handleClick}
    >
      {isReminderSet ? t`已设提醒` : words}
    </Button>
  );
}
