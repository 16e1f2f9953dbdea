import { t } from '@lingui/core/macro';
import type { useApiList } from '@/api';
import { navigate } from '@/navigation';
import { ListFooter } from '@/page';
import { EmptyState, Skeleton } from '@/ui';
import { MatchCard } from './match-card';
import type { PREDICTIONS } from './quiz-cache';

export interface PredictionListProps {
  slug: string;
  list: ReturnType<typeof useApiList<typeof PREDICTIONS>>;
  onPredict: () => void;
}

/** What the caller predicted, newest first, with what came of it. */
export function PredictionList({ slug, list, onPredict }: PredictionListProps) {
  if (list.items.length === 0 && list.state.loading) return <Skeleton variant="feed" count={3} />;
  return (
    <>
      {list.items.map((match) => (
        <MatchCard
          key={match.predictionId}
          match={match}
          onOpen={() => navigate('/pagesActivity/worldCup/participateQuiz', { id: slug, match: match.key })}
        />
      ))}
      <ListFooter
        list={list}
        empty={<EmptyState type="record" title={t`还没有竞猜记录`} btnText={t`去竞猜`} onAction={onPredict} />}
      />
    </>
  );
}
