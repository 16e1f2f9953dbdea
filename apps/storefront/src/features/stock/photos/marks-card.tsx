import { t } from '@lingui/core/macro';
import type { StockMarkData } from '@voltfront/contract';
import { Card, Fill, pressable, Text } from '@/ui';
import styles from './marks-card.module.css';
import { StockPhoto } from './stock-photo';

export interface MarksCardProps {
  marks: readonly StockMarkData[];
  /** Opens the photo of a mark. */
  onPhoto?: (mark: StockMarkData) => void;
}

/** Scratches, dents and stains disclosed to the buyer; says so when there are none. */
export function MarksCard({ marks, onPhoto }: MarksCardProps) {
  const count = marks.length;
  return (
    <Card title={t`已知痕迹`} extra={count > 0 ? t`${count} 处` : undefined} className={styles.card}>
      {count === 0 && <div className={styles.none}>{t`经检查，外观与内饰无可见痕迹`}</div>}
      {marks.map((mark) => (
        <div key={mark.markId} className={styles.mark}>
          {mark.photo && (
            <div className={styles.photo} {...pressable(onPhoto && (() => onPhoto(mark)))}>
              <StockPhoto photo={mark.photo} width={96} alt={mark.part} />
            </div>
          )}
          <Fill>
            <Text size="label" weight="medium" leading="normal">
              {mark.part}
            </Text>
            <div className={styles.text}>{mark.description}</div>
          </Fill>
        </div>
      ))}
    </Card>
  );
}
