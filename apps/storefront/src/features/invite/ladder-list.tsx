import { t } from '@lingui/core/macro';
import type { LadderStepData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { Fill, Picture, Stack, Tag, Text } from '@/ui';
import styles from './invite.module.css';
import { stepName } from './invite-words';

export interface LadderListProps {
  ladder: readonly LadderStepData[];
  /** Rewards of this side. */
  side: LadderStepData['side'];
  title: string;
}

/** Rewards of one side, one line for each. */
export function LadderList({ ladder, side, title }: LadderListProps) {
  const steps = ladder.filter((step) => step.side === side);
  if (steps.length === 0) return null;
  return (
    <Block title={title}>
      <Stack gap={3}>
        {steps.map(({ prizeId, milestone, title: reward, picture, waitDays, left, isInstead }) => (
          <Stack key={prizeId} row align="center" gap={3}>
            <span className={styles.prize}>
              <Picture src={picture} width={40} aspect={1} alt="" clear fit="contain" />
            </span>
            <Fill>
              <Text>{stepName(milestone)}</Text>
              {isInstead && <Text size="small" tone="secondary">{t`礼品领完后改发`}</Text>}
              {left === 0 && <Text size="small" tone="secondary">{t`已领完`}</Text>}
              {waitDays > 0 && <Text size="small" tone="secondary">{t`满 ${waitDays} 天后发放`}</Text>}
            </Fill>
            <Tag tone="accent">{reward}</Tag>
          </Stack>
        ))}
      </Stack>
    </Block>
  );
}
