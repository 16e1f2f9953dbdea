import { t } from '@lingui/core/macro';
import type { ChangeRecordData, OrderSheetData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Tag, Timeline } from '@/ui';
import { differenceMark } from '../change/change-words';
import styles from './change-history.module.css';

/** Every change of the order with old and new, newest first, down to what was ordered. */
export function ChangeHistory({ sheet: { changes, ordered } }: { sheet: OrderSheetData }) {
  const { modelName, versionName, totalFen, at } = ordered;
  const total = formatYuan(totalFen);
  return (
    <Card
      className={styles.card}
      title={t`变更记录`}
      extra={changes.length > 0 ? t`共 ${changes.length} 次` : t`暂无变更`}
    >
      <Timeline
        items={[
          ...changes.map((change) => ({
            key: change.changeId,
            title: change.title,
            time: formatDateTime(change.at),
            children: <ChangeItems change={change} />,
          })),
          {
            key: 'ordered',
            title: t`下单配置`,
            time: formatDateTime(at),
            children: `${modelName} ${versionName} · ${total}`,
          },
        ]}
      />
    </Card>
  );
}

function ChangeItems({ change: { items, released, differenceFen, after } }: { change: ChangeRecordData }) {
  return (
    <div>
      {items.map(({ label, before, after: now }) => (
        <div key={`${label}-${before}-${now}`} className={styles.item}>
          <span className={styles.label}>{label}</span>
          <span className={styles.words}>
            {before && <span className={styles.before}>{before}</span>}
            {now && <span>{now}</span>}
          </span>
        </div>
      ))}
      {released.map(({ code, name }) => (
        <div key={code} className={styles.item}>
          <span className={styles.label}>{t`释放`}</span>
          <span className={styles.words}>{name}</span>
        </div>
      ))}
      <div className={styles.total}>
        {formatYuan(after.totalFen)}
        {differenceFen !== 0 && (
          <Tag tone={differenceFen > 0 ? 'neutral' : 'success'} className={styles.delta}>
            {differenceMark(differenceFen)}
          </Tag>
        )}
      </div>
    </div>
  );
}
