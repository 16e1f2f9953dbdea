import { t } from '@lingui/core/macro';
import type { DraftData } from '@voltfront/contract';
import { HoldClock } from '@/features/stock/hold/hold-clock';
import { Cell, Section } from '@/ui';
import styles from './confirm.module.css';

type StockCar = NonNullable<DraftData['stockCar']>;

/** Time left of the stock car's reservation. */
export function StockHold({ stockCar, onEnd }: { stockCar: StockCar; onEnd: () => void }) {
  return (
    <HoldClock className={styles.hold} endsAt={stockCar.heldUntil} onEnd={onEnd}>
      {t`车辆已为您保留，请尽快提交`}
    </HoldClock>
  );
}

/** Store of the hand-over, where the stock car stands, and the discounts that do not apply to it. */
export function StockPlace({ stockCar: { storeName, areCouponsAllowed } }: { stockCar: StockCar }) {
  return (
    <Section title={t`交付信息`} note={t`现车在所在门店交付，配置与门店不可更改`}>
      <Cell title={t`提车门店`} value={storeName} />
      {!areCouponsAllowed && <Cell title={t`优惠券`} value={t`特惠车不可叠加`} />}
    </Section>
  );
}
