import { t } from '@lingui/core/macro';
import type { QuizStandingData, ReplyOf, StreakPrizeData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useApiMutation } from '@/api';
import { Block } from '@/features/campaign/block';
import { navigate } from '@/navigation';
import { Button, Stack, Tag, toast } from '@/ui';
import { StreakRow } from './prize-pool';
import styles from './quiz.module.css';
import { readQuizAgain, type STANDING, showStanding } from './quiz-cache';
import { streakWords } from './quiz-words';

type Own = ReplyOf<typeof STANDING>;

/** Hits, streak, points and rank of the caller. */
export function StandingHead({ own: { campaign, standing } }: { own: Own }) {
  return (
    <div className={styles.board} style={{ backgroundColor: campaign.artwork.accent }}>
      {figuresOf(standing).map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <span className={styles.number}>{value}</span>
          <span className={styles.caption}>{label}</span>
        </div>
      ))}
    </div>
  );
}

const figuresOf = ({ points, hits, settled, streak, rank }: QuizStandingData) => [
  { label: t`竞猜积分`, value: withCommas(points) },
  { label: t`猜中场次`, value: `${hits}/${settled}` },
  { label: t`当前连中`, value: String(streak) },
  { label: t`排名`, value: rank === null ? '—' : withCommas(rank) },
];

/** Prizes for hits in a row, which are claimed once each. */
export function StreakPrizes({ own: { campaign, prizes } }: { own: Own }) {
  const claiming = useApiMutation('POST /api/mpmkt/v1/campaign/quiz/streak/claim', {
    onError: readQuizAgain,
    onSuccess: (changed) => {
      showStanding(changed);
      toast(t`领取成功，可在我的奖品中查看`);
    },
  });
  const claim = ({ hits }: StreakPrizeData) => {
    if (!claiming.isPending) claiming.mutate({ slug: campaign.slug, hits });
  };
  const hasClaimed = prizes.some(({ state }) => state === 'claimed');
  return (
    <Block title={t`连中奖励`}>
      <Stack gap={3}>
        {prizes.map((prize) => (
          <StreakRow key={prize.hits} prize={prize}>
            {prize.state === 'open' ? (
              <Button
                size="small"
                loading={claiming.isPending && claiming.variables?.hits === prize.hits}
                label={`${streakWords(prize)} ${prize.title}`}
                onClick={() => claim(prize)}
              >
                {streakWords(prize)}
              </Button>
            ) : (
              <Tag>{streakWords(prize)}</Tag>
            )}
          </StreakRow>
        ))}
        {hasClaimed && (
          <Button
            block
            variant="secondary"
            onClick={() => navigate('/pagesActivity/myPrize', {})}
          >{t`我的奖品`}</Button>
        )}
      </Stack>
    </Block>
  );
}
