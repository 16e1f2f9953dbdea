import { formatFen, formatPriceShort } from '@voltfront/rules/money';
import { cx } from '../cx';
import styles from './price.module.css';

export interface PriceProps {
  /** Amount in fen. */
  fen: number;
  /** 13, 15, 22 or 28 px. */
  size?: 'small' | 'medium' | 'large' | 'display';
  /** Always two decimals, as on receipts; default: decimals only when there are any. */
  exact?: boolean;
  /** Struck through: the price before a discount. */
  struck?: boolean;
  /** Words after the amount, such as `起`. */
  suffix?: string;
  /** Puts a minus before the amount: a discount. */
  minus?: boolean;
  tone?: 'text' | 'accent' | 'danger' | 'secondary';
  className?: string;
}

/** An amount of money with figures of equal width, so that columns line up. */
export function Price({ fen, size = 'medium', exact, struck, suffix, minus, tone = 'text', className }: PriceProps) {
  const amount = exact ? formatFen(fen, { hasThousands: true }) : formatPriceShort(fen);
  return (
    <span className={cx(styles.price, styles[size], styles[tone], struck && styles.struck, className)}>
      <span className={styles.sign}>{minus ? '-¥' : '¥'}</span>
      <span className={styles.amount}>{amount}</span>
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
}
