import type { ReactNode } from 'react';
import { cx, linked } from '@/ui';
import styles from './coupon.module.css';
import { type CouponValue, conditionText, kindName, valueParts } from './coupon-words';

export interface CouponFaceProps {
  value: CouponValue;
  /** Beside the title: a state. */
  tag?: ReactNode;
  /** Lines under the title: the end, where it comes from. */
  children?: ReactNode;
  /** At the right: an action. */
  action?: ReactNode;
  /** It can no longer be used. */
  isFaded?: boolean;
  onClick?: (() => void) | undefined;
}

/** A coupon: what it gives on the left, a perforation, its words on the right. */
export function CouponFace({ value, tag, children, action, isFaded, onClick }: CouponFaceProps) {
  const [sign, figure, unit] = valueParts(value);
  return (
    <div className={cx(styles.coupon, isFaded && styles.faded)} {...linked(onClick)}>
      <div className={styles.stub}>
        <div className={cx(styles.value, figure.length > 4 && styles.valueLong)}>
          {sign && <span className={styles.sign}>{sign}</span>}
          {figure}
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
        <div className={styles.condition}>{conditionText(value)}</div>
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.title}>{value.title}</div>
          {tag}
        </div>
        <div className={styles.kind}>{kindName(value.kind)}</div>
        <div className={styles.foot}>
          <div className={styles.lines}>{children}</div>
          {action}
        </div>
      </div>
    </div>
  );
}
