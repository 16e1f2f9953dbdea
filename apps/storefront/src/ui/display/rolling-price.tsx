import { formatFen, formatPriceShort, formatYuan } from '@voltfront/rules/money';
import { cx } from '../cx';
import styles from './rolling-price.module.css';

export interface RollingPriceProps {
  /** Amount in fen. */
  fen: number;
  /** 24 px, or the main figure of a page: 40 px, smaller the longer it is. */
  size?: 'normal' | 'display';
  /** Always two decimals; default: decimals only when there are any. */
  exact?: boolean;
}

/** An amount whose changed digits roll in. Screen readers read it as one text. */
export function RollingPrice({ fen, size = 'normal', exact }: RollingPriceProps) {
  const text = exact ? formatFen(fen, { hasThousands: true }) : formatPriceShort(fen);
  const isLong = text.length > 10;
  return (
    <span className={cx(styles.price, styles[size], size === 'display' && isLong && styles.long)}>
      <span className={styles.hidden}>{exact ? `¥${text}` : formatYuan(fen)}</span>
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

/** A digit keeps its key while it is the same at the same position from the right, so only changed digits render again. */
const keyedDigits = (text: string) =>
  [...text].map((digit, place) => ({ digit, key: `${text.length - place}.${digit}` }));
