import { t } from '@lingui/core/macro';
import { CouponFace } from '@/features/coupon/coupon-face';
import { navigate } from '@/navigation';
import { Button, cx, Icon, longDate, Price, pressable, Text } from '@/ui';
import styles from './choice-card.module.css';
import { type JudgedCoupon, reasonText } from './coupon-choice';

/** Props of a whole card that is a box to tick. */
const tickable = (title: string, isTicked: boolean, onTick: () => void) => ({
  ...pressable(onTick),
  role: 'checkbox',
  'aria-checked': isTicked,
  'aria-label': title,
});

const Mark = ({ isTicked }: { isTicked: boolean }) => (
  <span className={cx(styles.mark, isTicked && styles.ticked)}>{isTicked && <Icon name="check" size={14} />}</span>
);

export interface UsableCardProps {
  judged: JudgedCoupon;
  isTicked: boolean;
  onTick: () => void;
}

/** A coupon that can be ticked, and what it takes off once it is. */
export function UsableCard({ judged: { coupon, verdict }, isTicked, onTick }: UsableCardProps) {
  return (
    <div role="listitem">
      <div {...tickable(coupon.title, isTicked, onTick)}>
        <CouponFace value={coupon} action={<Mark isTicked={isTicked} />}>
          <div>{t`有效期至 ${longDate(coupon.expiresAt - 1)}`}</div>
          {isTicked && verdict.reductionFen > 0 && (
            <div>
              {t`本单抵扣`} <Price fen={verdict.reductionFen} size="small" minus tone="accent" />
            </div>
          )}
        </CouponFace>
      </div>
    </div>
  );
}

export interface UnusableCardProps {
  judged: JudgedCoupon;
  /** Takes this coupon instead of those that exclude it. */
  onReplace: () => void;
}

/** A coupon that cannot be used on this order, and why. */
export function UnusableCard({ judged, onReplace }: UnusableCardProps) {
  const { coupon, verdict } = judged;
  const { orderNo } = coupon;
  const isFree = verdict.reason === 'notCombinable';
  return (
    <div role="listitem">
      <CouponFace
        value={coupon}
        isFaded={!isFree}
        action={
          isFree ? (
            <Button size="small" variant="secondary" onClick={onReplace}>{t`改用`}</Button>
          ) : verdict.reason === 'lockedOnOrder' && orderNo ? (
            <Button size="small" variant="secondary" onClick={() => navigate('/pagesOrder/car/detail', { orderNo })}>
              {t`查看订单`}
            </Button>
          ) : null
        }
      >
        <div>{t`有效期至 ${longDate(coupon.expiresAt - 1)}`}</div>
        <Text size="caption" tone="warning">
          {reasonText(judged)}
        </Text>
      </CouponFace>
    </div>
  );
}
