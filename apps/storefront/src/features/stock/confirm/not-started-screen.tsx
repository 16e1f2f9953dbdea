import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { redirect } from '@/navigation';
import { EmptyState } from '@/ui';
import { StateNotice } from '../booking/state-notice';
import { CarRow } from '../car/car-row';
import styles from './instruction-screen.module.css';

export interface NotStartedScreenProps {
  car: StockDetailData;
  /** The sale has begun. */
  onStart: () => void;
}

/** A sale car before its time: how long it still takes. */
export function NotStartedScreen({ car, onStart }: NotStartedScreenProps) {
  return (
    <>
      <div className={styles.car}>
        <CarRow car={car} />
      </div>
      <StateNotice car={car} onTime={onStart} />
      <EmptyState
        type="soon"
        title={t`特惠尚未开始`}
        desc={t`开始后即可确认并预订`}
        top={8}
        btnText={t`查看车辆详情`}
        onAction={() => redirect('/pagesDetail/matchingDetail', { stockCarId: car.stockCarId })}
      />
    </>
  );
}
