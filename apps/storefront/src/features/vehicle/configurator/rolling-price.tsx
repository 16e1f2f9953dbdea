import { formatPriceShort, formatYuan } from '@voltfront/rules/money';
import styles from './rolling-price.module.css';

/** An amount whose changed digits roll in. Screen readers hear it as one text. */
export function RollingPrice({ fen }: { fen: number }) {
  const text = formatPriceShort(fen);
  return (
    <span className={styles.price}>
      <span className={styles.hidden}>{formatYuan(fen)}</span>
      <span className={styles.sign} aria-hidden>
        ¥
      </span>
      <span aria-hidden>
        {keyedDigits(text).map(({ key, digit }) => (
          <span key={key} className={styles.digit}>
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A digit keeps its key while it stays the same at the same place, counted from the right: only others are drawn anew. */
const keyedDigits = (text: string) =>
  [...text].map((digit, place) => ({ digit, key: `${text.length - place}.${digit}` }));
