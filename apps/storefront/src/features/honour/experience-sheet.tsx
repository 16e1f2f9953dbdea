import { t } from '@lingui/core/macro';
import { formatClock, formatDate, formatDateTime } from '@voltfront/rules/format/date';
import { Button, Cell, CellGroup, Popup, QrCode, shortDate, Text } from '@/ui';
import { type Experience, placesText, stateName } from './experience-card';
import styles from './honour.module.css';
import { useCancellation, useExchange } from './use-exchange';

export interface ExperienceSheetProps {
  item: Experience | undefined;
  isOpen: boolean;
  onClose: () => void;
  balance: number;
  now: number;
}

/** All about an experience, with its exchange or the own booking. */
export function ExperienceSheet({ item, isOpen, onClose, balance, now }: ExperienceSheetProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={item?.title} footer={item && actionOf(item, balance, now)}>
      {item && (
        <div className={styles.sheet}>
          <Ticket item={item} now={now} />
          <Text>{item.text}</Text>
          <CellGroup className={styles.cells}>
            <Cell title={t`地点`} value={item.place} />
            <Cell title={t`时间`} value={spanText(item)} />
            {item.state === 'coming' && <Cell title={t`兑换开始`} value={formatDateTime(item.opensAt)} />}
            <Cell title={t`兑换截止`} value={formatDateTime(item.closesAt)} />
            <Cell title={t`取消截止`} value={formatDateTime(item.cancelUntil)} />
            <Cell title={t`名额`} value={placesText(item)} />
            <Cell title={t`所需`} value={`${item.krPrice} KR`} />
          </CellGroup>
          <Text size="small" tone="secondary">
            {t`每人限兑 1 次。截止前取消，KR 全额退回；KR 不可购买或转赠。`}
          </Text>
        </div>
      )}
    </Popup>
  );
}

/** `2026-12-10 14:00–18:00`, or the days where it lasts longer. */
function spanText({ startsAt, endsAt }: Experience): string {
  if (formatDate(startsAt) !== formatDate(endsAt)) return t`${shortDate(startsAt)}至 ${shortDate(endsAt)}`;
  return `${formatDateTime(startsAt)}–${formatClock(endsAt)}`;
}

/** The attendance code of the own booking, until the end. */
function Ticket({ item: { booking, endsAt }, now }: { item: Experience; now: number }) {
  if (booking?.state !== 'booked' || endsAt <= now) return null;
  return (
    <div className={styles.ticket}>
      <QrCode text={booking.code} size="small" label={t`签到码`} />
      <div className={styles.code}>{`${booking.code.slice(0, 4)} ${booking.code.slice(4)}`}</div>
      <Text size="small" tone="secondary">{t`到场时向工作人员出示签到码`}</Text>
    </div>
  );
}

function actionOf(item: Experience, balance: number, now: number) {
  const { state, booking, krPrice } = item;
  if (booking) return booking.canCancel ? <CancelButton item={item} bookingId={booking.bookingId} /> : null;
  if (state === 'open' && balance >= krPrice) return <ExchangeButton item={item} />;
  return (
    <Button block disabled>
      {state === 'open' ? t`还差 ${krPrice - balance} KR` : stateName(item, now)}
    </Button>
  );
}

function ExchangeButton({ item }: { item: Experience }) {
  const { ask, isPending } = useExchange(item);
  return (
    <Button block loading={isPending} onClick={ask}>
      {t`用 ${item.krPrice} KR 兑换`}
    </Button>
  );
}

function CancelButton({ item, bookingId }: { item: Experience; bookingId: string }) {
  const { ask, isPending } = useCancellation(item, bookingId);
  return (
    <Button block variant="secondary" loading={isPending} onClick={ask}>
      {t`取消预约`}
    </Button>
  );
}
