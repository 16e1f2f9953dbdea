import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useApiList } from '@/api';
import { AwardCard } from '@/features/campaign/award-card';
import { ListFooter } from '@/page';
import { EmptyState, Skeleton, Text } from '@/ui';
import styles from './record.module.css';

export type DrawRecords = ReturnType<typeof useDrawRecords>;

/** Own draws of a campaign, newest first. */
export const useDrawRecords = (slug: string) => useApiList('GET /api/mpmkt/v1/campaign/draw/records', { slug });

export interface RecordListProps {
  records: DrawRecords;
  onDraw: () => void;
  /** Shown while there are none, and the button that leads to the draw; left out: those of blind boxes. */
  empty?: { title: string; go: string };
}

/** Every draw with its number, its time and what it brought. */
export function RecordList({ records, onDraw, empty }: RecordListProps) {
  return (
    <>
      {records.items.map(({ n, at, paidWith, friend, award }) => (
        <div key={n}>
          <div className={styles.head}>
            <Text size="small" tone="secondary">
              {paymentWords(n, paidWith, friend)}
            </Text>
            <Text size="small" tone="secondary">
              {formatDateTime(at)}
            </Text>
          </div>
          <AwardCard award={award} />
        </div>
      ))}
      {records.items.length === 0 && records.state.loading ? (
        <Skeleton variant="feed" count={3} />
      ) : (
        <ListFooter
          list={records}
          empty={
            <EmptyState
              type="record"
              title={empty?.title ?? t`还没有开盒记录`}
              btnText={empty?.go ?? t`去开盒`}
              onAction={onDraw}
            />
          }
        />
      )}
    </>
  );
}

function paymentWords(n: number, paidWith: 'points' | 'chance', friend: string | null): string {
  if (paidWith === 'points') return t`第 ${n} 次 · 积分`;
  return friend === null ? t`第 ${n} 次 · 机会` : t`第 ${n} 次 · 好友 ${friend} 试驾`;
}
