import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { RankedData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { apiQuery } from '@/api';
import { Avatar, cx, EmptyState, ErrorState, Fill, Section, Skeleton, Text } from '@/ui';
import styles from './quiz.module.css';
import { RANKING } from './quiz-cache';

/** So many ranks have a medal. */
const MEDALS = 3;

/** The first 100 by points; the row of the caller comes first of all. */
export function RankingList({ slug, onPredict }: { slug: string; onPredict: () => void }) {
  const ranking = useQuery(apiQuery(RANKING, { slug }));
  if (ranking.isError) return <ErrorState onRetry={() => void ranking.refetch()} />;
  if (!ranking.data) return <Skeleton variant="feed" count={6} />;
  const { items, own } = ranking.data;
  if (items.length === 0)
    return <EmptyState type="record" title={t`还没有人上榜`} btnText={t`去竞猜`} onAction={onPredict} />;
  return (
    <Section>
      {own && <Row row={own} />}
      {items.map((row) => (
        <Row key={row.rank} row={row} />
      ))}
    </Section>
  );
}

function Row({ row: { rank, nickname, avatar, points, hits, isOwn } }: { row: RankedData }) {
  return (
    <div className={cx(styles.ranked, isOwn && styles.ownRow)}>
      <span className={cx(styles.rank, rank <= MEDALS && styles.medal)}>{rank}</span>
      <Avatar size="small" src={avatar} name={nickname} />
      <Fill>
        <Text oneLine weight={isOwn ? 'bold' : 'medium'}>
          {isOwn ? t`我` : nickname}
        </Text>
        <Text size="caption" tone="secondary">{t`猜中 ${hits} 场`}</Text>
      </Fill>
      <span className={styles.points}>{t`${withCommas(points)} 积分`}</span>
    </div>
  );
}
