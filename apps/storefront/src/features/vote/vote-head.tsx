import { t } from '@lingui/core/macro';
import type { ArticleData, VoteData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { votePeriod, voteStage } from '@voltfront/rules/vote/vote-period';
import { queryClient, serverNow } from '@/api';
import { ArticleBody } from '@/features/community/article/article-body';
import { Countdown, Picture, Stack, Tag, Text } from '@/ui';
import styles from './vote.module.css';
import { VOTE } from './vote-cache';

export interface VoteHeadProps {
  vote: VoteData;
  article: ArticleData;
  onPicture: (src: string) => void;
}

const readAgain = () => void queryClient.invalidateQueries({ queryKey: [VOTE] });

/** Cover, title, what it is about, and how long it runs. */
export function VoteHead({ vote, article: { title, cover, blocks }, onPicture }: VoteHeadProps) {
  const ballots = formatCount(vote.ballotCount);
  return (
    <>
      <Picture src={cover} width={390} aspect={3 / 2} alt={title} eager onClick={() => onPicture(cover)} />
      <div className={styles.head}>
        <Text size="title-2" weight="bold" leading="title-2" heading={1}>
          {title}
        </Text>
        <Stack row align="center" gap={2} wrap className={styles.state}>
          <Stage vote={vote} />
          <Text size="small" tone="secondary">{t`${ballots} 人已投票`}</Text>
          {vote.points > 0 && <Text size="small" tone="secondary">{t`首次投票得 ${vote.points} 积分`}</Text>}
        </Stack>
      </div>
      <ArticleBody blocks={blocks} onPicture={onPicture} />
    </>
  );
}

/** Not yet, running until, or over. */
function Stage({ vote }: { vote: VoteData }) {
  const stage = voteStage(vote, serverNow());
  if (stage === 'ended') return <Tag>{t`投票已结束`}</Tag>;
  const until = stage === 'announced' ? vote.startsAt : votePeriod(vote, vote.currentPeriod).until;
  return (
    <>
      <Tag tone="accent">{stage === 'announced' ? t`即将开始` : t`投票中`}</Tag>
      <Text size="small" tone="secondary" inline>
        {stage === 'announced' ? t`距开始 ` : vote.periodDays === null ? t`距结束 ` : t`本期剩余 `}
        <Countdown endAt={until} now={serverNow} variant="plain" onEnd={readAgain} />
      </Text>
    </>
  );
}
