import { t } from '@lingui/core/macro';
import type { ReleasedData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Fill, Icon, type IconName, Text } from '@/ui';
import styles from './releases.module.css';

const ICONS: Record<ReleasedData['kind'], IconName> = {
  discount: 'percent',
  benefit: 'gift',
  right: 'shield',
  coupon: 'coupon',
};

export interface ReleasesProps {
  released: readonly ReleasedData[];
  title?: string;
}

/** Discounts, coupons and benefits that go with a change, to be read before it is confirmed; nothing when all stay. */
export function Releases({ released, title = t`不再适用的优惠与权益` }: ReleasesProps) {
  if (released.length === 0) return null;
  return (
    <Card className={styles.card} title={title}>
      {released.map(({ kind, code, name, reason, amountFen }) => (
        <div key={`${kind}-${code}`} className={styles.row}>
          <Icon name={ICONS[kind]} size={20} className={styles.icon} />
          <Fill>
            <Text size="label" weight="medium" leading="normal">
              {name}
            </Text>
            <Text size="caption" tone="secondary" leading="body">
              {reason}
            </Text>
          </Fill>
          <span className={styles.kind}>{releasedText(kind, amountFen)}</span>
        </div>
      ))}
    </Card>
  );
}

function releasedText(kind: ReleasedData['kind'], amountFen: number): string {
  const worth = formatYuan(amountFen);
  if (amountFen > 0) return t`价值 ${worth}`;
  return kind === 'coupon' ? t`退回卡包` : t`释放`;
}
