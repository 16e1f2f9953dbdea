import { t } from '@lingui/core/macro';
import type { DraftData, QuoteData } from '@voltfront/contract';
import { Card, Picture, shortDate } from '@/ui';
import styles from './confirm.module.css';

const OPTION_KINDS: readonly string[] = ['option', 'package', 'cascade'];

/** The car to be ordered: picture, version, chosen options, delivery estimate; of a stock car its own day and number. */
export function CarCard({ quote, stockCar }: { quote: QuoteData; stockCar: DraftData['stockCar'] }) {
  const { modelName, versionName, cutout, lines, delivery } = quote;
  const options = lines.filter(({ kind }) => OPTION_KINDS.includes(kind)).map(({ name }) => name);
  const { fromWeeks, toWeeks } = delivery;
  return (
    <Card className={styles.card}>
      <Picture src={cutout} width={326} aspect={2} alt={`${modelName} ${versionName}`} eager clear fit="contain" />
      <div className={styles.model} role="heading" aria-level={2}>
        {modelName} {versionName}
      </div>
      {options.length > 0 && (
        <div className={styles.options}>
          {options.map((name, index) => (
            <span key={name} className={styles.optionName}>
              {name}
              {index < options.length - 1 && ' · '}
            </span>
          ))}
        </div>
      )}
      <div className={styles.delivery}>
        {stockCar
          ? t`现车 · VIN 尾号 ${stockCar.vinTail} · 最早 ${shortDate(stockCar.readyAt)} 提车`
          : t`锁单后预计 ${fromWeeks}–${toWeeks} 周交付`}
      </div>
    </Card>
  );
}
