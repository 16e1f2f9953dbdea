import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import { Picture, Text } from '@/ui';
import styles from './honour.module.css';

/** The KR balance, and what KR is not. */
export function KrHead({ balance, honourCount }: { balance: number; honourCount: number }) {
  return (
    <div className={styles.head}>
      <div className={styles.headWords}>
        <Text size="small" tone="secondary">{t`可用 KR`}</Text>
        <div className={styles.balance}>{withCommas(balance)}</div>
        <Text size="small" tone="secondary">{t`已获得 ${honourCount} 项荣誉 · 不可购买或转赠`}</Text>
      </div>
      <div className={styles.coin}>
        <Picture src="/assets/coupons/kr.webp" width={104} aspect={1} alt="" clear fit="contain" eager />
      </div>
    </div>
  );
}
