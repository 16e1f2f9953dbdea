import { t } from '@lingui/core/macro';
import { BottomBar, Button, cx, IconButton, RollingPrice } from '@/ui';
import { deltaText } from './explain';
import styles from './price-bar.module.css';

export interface PriceBarProps {
  totalFen: number;
  /** Difference made by the last step, in fen; null shows none. */
  deltaFen: number | null;
  /** The server has agreed to the price. */
  isConfirmed: boolean;
  delivery: { fromWeeks: number; toWeeks: number; cityName: string | null } | null;
  /** Why the choice cannot be ordered. */
  refusal: string | null;
  canUndo: boolean;
  onUndo: () => void;
  onNext: () => void;
}

function deliveryText({ fromWeeks, toWeeks, cityName }: NonNullable<PriceBarProps['delivery']>): string {
  return cityName ? t`${cityName} 预计 ${fromWeeks}-${toWeeks} 周交付` : t`预计 ${fromWeeks}-${toWeeks} 周交付`;
}

/** Total price and delivery at the left, undo and the way on at the right. */
export function PriceBar(props: PriceBarProps) {
  const { totalFen, deltaFen, isConfirmed, delivery, refusal, canUndo, onUndo, onNext } = props;
  return (
    <BottomBar
      lead={
        <div className={styles.lead} aria-busy={!isConfirmed && refusal === null}>
          <div className={styles.price}>
            <RollingPrice fen={totalFen} />
            {deltaFen !== null && deltaFen !== 0 && (
              <span key={totalFen} className={styles.delta}>
                {deltaText(deltaFen)}
              </span>
            )}
          </div>
          <div className={cx(styles.note, refusal !== null && styles.refusal)}>
            {refusal ?? (delivery ? deliveryText(delivery) : t`补贴后总价`)}
          </div>
        </div>
      }
    >
      {canUndo && <IconButton icon="undo" label={t`撤销上一步`} onClick={onUndo} />}
      <Button onClick={onNext} disabled={refusal !== null}>
        {t`下一步`}
      </Button>
    </BottomBar>
  );
}
