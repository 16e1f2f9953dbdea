import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import type { ReplyOf } from '@/api';
import { navigate } from '@/navigation';
import { cx, Icon, linked, longDate, Picture, Text } from '@/ui';
import styles from './points.module.css';

/** From this balance on its figures would reach the coin. */
const LONG_BALANCE = 10_000_000;

type Points = ReplyOf<'GET /api/mpintegral/v1/points'>;

/** The balance, and what of it expires soon with its last day. */
export function PointsHead({ points }: { points: Points }) {
  const { balance, expiring } = points;
  return (
    <div className={styles.head}>
      <div className={styles.balanceWords}>
        <Text size="small" tone="secondary">{t`可用积分`}</Text>
        <div className={cx(styles.balance, balance >= LONG_BALANCE && styles.balanceLong)}>{withCommas(balance)}</div>
        {expiring ? (
          <Text size="small" tone="warning">
            {t`${withCommas(expiring.points)} 积分将于 ${longDate(expiring.at - 1)}到期`}
          </Text>
        ) : (
          <Text size="small" tone="secondary">{t`30 天内没有到期的积分`}</Text>
        )}
        <div className={styles.rules} {...linked(() => navigate('/pagesMine/integralExplanation'))}>
          {t`积分说明`}
          <Icon name="chevron-right" size={16} />
        </div>
      </div>
      <div className={styles.coinPicture}>
        <Picture src="/assets/coupons/points.webp" width={112} aspect={1} alt="" clear fit="contain" eager />
      </div>
    </div>
  );
}
