import { t } from '@lingui/core/macro';
import type { QuizData, StreakPrizeData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import type { ReactNode } from 'react';
import { Block } from '@/features/campaign/block';
import { Fill, Picture, Stack, Text } from '@/ui';
import styles from './quiz.module.css';

/** What predictions can bring: points for what is right, and prizes for hits in a row. */
export function PrizePool({ quiz: { points, prizes } }: { quiz: QuizData }) {
  const { choice, score, firstGoal } = points;
  return (
    <Block title={t`奖池`}>
      <Stack gap={3}>
        <Text size="small" tone="secondary" leading="small">
          {t`猜中赛果 ${choice} 积分，猜中比分再得 ${score} 积分，猜中首球再得 ${firstGoal} 积分`}
        </Text>
        {prizes.map((prize) => (
          <StreakRow key={prize.hits} prize={prize} />
        ))}
      </Stack>
    </Block>
  );
}

/** The prize for so many hits in a row. */
export function StreakRow({ prize, children }: { prize: StreakPrizeData; children?: ReactNode }) {
  const { hits, title, picture, left } = prize;
  return (
    <Stack row align="center" gap={3}>
      <span className={styles.prize}>
        <Picture src={picture} width={56} aspect={1} alt="" clear fit="contain" />
      </span>
      <Fill>
        <Text weight="medium">{title}</Text>
        <Text size="small" tone="secondary">
          {left === null ? t`连续猜中 ${hits} 场` : t`连续猜中 ${hits} 场 · 剩余 ${withCommas(left)} 份`}
        </Text>
      </Fill>
      {children}
    </Stack>
  );
}
