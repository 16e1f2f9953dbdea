import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { navigate } from '@/navigation';
import { Card, Fill, Icon, linked, longDate, Stack, Tag, Text } from '@/ui';
import styles from './mine.module.css';

type Ending = ReplyOf<'GET /api/mpaccount/v1/account/overview'>['endingCoupons'];

/** Coupons that end within a week: the first two by name, the others by number. Nothing for people without any. */
export function EndingCoupons({ ending: { count, first } }: { ending: Ending }) {
  const others = count - first.length;
  if (first.length === 0) return null;
  return (
    <Card className={styles.card}>
      <Stack row align="center" justify="between" gap={3}>
        <Text weight="medium">{t`卡券即将到期`}</Text>
        <Tag tone="warning">{t`${count} 张`}</Tag>
      </Stack>
      {first.map(({ couponId, title, expiresAt }) => (
        <div
          key={couponId}
          className={styles.ending}
          {...linked(() => navigate('/pagesMine/cardBag/cardDetail', { couponId }))}
        >
          <Fill>
            <Text size="small" oneLine>
              {title}
            </Text>
          </Fill>
          <span className={styles.time}>{t`${longDate(expiresAt - 1)} 止`}</span>
          <Icon name="chevron-right" size={16} />
        </div>
      ))}
      {others > 0 && (
        <div className={styles.ending} {...linked(() => navigate('/pagesMine/cardBag/index'))}>
          <Fill>
            <Text size="small" tone="secondary">{t`另有 ${others} 张，去卡包查看`}</Text>
          </Fill>
          <Icon name="chevron-right" size={16} />
        </div>
      )}
    </Card>
  );
}
