import { t } from '@lingui/core/macro';
import type { ModelDetailData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { Card, Fill, Icon } from '@/ui';
import styles from './benefits.module.css';

/** Benefits of the month, each with its last day. */
export function Benefits({ benefits, className }: { benefits: ModelDetailData['benefits']; className?: string }) {
  if (benefits.length === 0) return null;
  return (
    <Card title={t`本月购车权益`} className={className}>
      {benefits.map(({ title, text, endsAt }) => {
        const lastDay = formatDate(endsAt);
        return (
          <div key={title} className={styles.benefit}>
            <Icon name="gift" size={20} className={styles.icon} />
            <Fill>
              <div className={styles.title}>{title}</div>
              <div className={styles.text}>{text}</div>
              <div className={styles.end}>{t`${lastDay} 截止`}</div>
            </Fill>
          </div>
        );
      })}
    </Card>
  );
}
