import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { useServerNow } from '@/api';
import { Countdown, NoticeBar } from '@/ui';
import { HoldClock } from '../hold/hold-clock';
import { goneWords } from './next-step';
import styles from './state-notice.module.css';

export interface StateNoticeProps {
  car: StockDetailData;
  /** Time has decided something: ask again. */
  onTime: () => void;
}

/** What the customer should know before reading on: own hold with its clock, a sale's window, why the car is gone. */
export function StateNotice({ car, onTime }: StateNoticeProps) {
  const gone = goneWords(car);
  const { hold, sale } = car;
  if (hold && car.state === 'heldByMe') {
    const words = hold.orderNo ? t`订单待支付，为您保留至` : undefined;
    return (
      <HoldClock className={styles.notice} endsAt={hold.heldUntil} onEnd={onTime}>
        {words}
      </HoldClock>
    );
  }
  if (gone) {
    return (
      <NoticeBar className={styles.notice} tone="warning">
        {gone}
      </NoticeBar>
    );
  }
  if (sale && sale.phase !== 'over') return <SaleClock sale={sale} onTime={onTime} />;
  return null;
}

/** Time until a sale begins or ends. */
function SaleClock({ sale, onTime }: { sale: NonNullable<StockDetailData['sale']>; onTime: () => void }) {
  const now = useServerNow();
  const isRunning = sale.phase === 'running';
  return (
    <div className={styles.sale}>
      <span className={styles.words}>{isRunning ? t`距特惠结束` : t`距特惠开始`}</span>
      <Countdown endAt={isRunning ? sale.endsAt : sale.startsAt} now={now} onEnd={onTime} />
    </div>
  );
}
