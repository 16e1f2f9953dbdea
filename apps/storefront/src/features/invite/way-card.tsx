import { t } from '@lingui/core/macro';
import type { FriendRecordData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { Button, Section, Stack, Steps, Tag, Text } from '@/ui';
import type { FriendCardProps } from './friend-card';
import styles from './invite.module.css';
import { milestoneName, milestoneTone, rewardWords } from './invite-words';
import { useRemind } from './use-remind';

/** The steps of the bar. */
const WAY = ['booked', 'driven', 'deposit', 'locked', 'delivered'] as const;

/** How many steps of the bar are done: a friend who skipped one has done it by the later one. */
function stepsDone({ steps }: FriendRecordData): number {
  const holding = steps.filter(({ revokedAt }) => revokedAt === null).map(({ milestone }) => milestone);
  return Math.max(0, ...WAY.map((step, index) => (holding.includes(step) ? index + 1 : 0)));
}

/** A friend's whole way to a car in five steps, with what each has brought; friends under way can be reminded. */
export function WayCard({ friend, reminder, firstStep }: FriendCardProps) {
  const { relationId, mobile, lockedAt, state, modelName, steps, canRemind } = friend;
  const { remind, isBusy } = useRemind(relationId, reminder);
  const rewards = steps.flatMap((step) => step.rewards);
  return (
    <Section pad="m">
      <Stack gap={3}>
        <Stack row justify="between" align="center" gap={2}>
          <Text weight="medium" heading={2}>
            {mobile}
          </Text>
          <Tag tone={milestoneTone(state)}>{(state === 'registered' && firstStep) || milestoneName(state)}</Tag>
        </Stack>
        <Text size="small" tone="secondary">
          {modelName ? t`${formatDateTime(lockedAt)} 绑定 · ${modelName}` : t`${formatDateTime(lockedAt)} 绑定`}
        </Text>
        <Steps items={WAY.map((step) => ({ key: step, title: milestoneName(step) }))} current={stepsDone(friend)} />
        {rewards.map((reward) => (
          <Text
            key={`${reward.title}${reward.state}${reward.kind}`}
            size="small"
            tone={reward.state === 'granted' ? undefined : 'secondary'}
          >
            {rewardWords(reward)}
          </Text>
        ))}
        <div className={styles.actions}>
          {rewards.some(({ kind, state: given }) => kind === 'points' && given === 'granted') && (
            <Button
              size="small"
              variant="text"
              label={t`查看积分 ${mobile}`}
              onClick={() => navigate('/pagesMine/integral')}
            >
              {t`查看积分`}
            </Button>
          )}
          {rewards.some(({ couponId }) => couponId !== null) && (
            <Button
              size="small"
              variant="text"
              label={t`查看卡券 ${mobile}`}
              onClick={() => navigate('/pagesMine/cardBag/index')}
            >
              {t`查看卡券`}
            </Button>
          )}
          {state !== 'delivered' && state !== 'lapsed' && (
            <Button
              size="small"
              variant="secondary"
              disabled={!canRemind}
              loading={isBusy}
              label={t`提醒TA ${mobile}`}
              onClick={remind}
            >
              {canRemind ? t`提醒TA` : t`今日已提醒`}
            </Button>
          )}
        </div>
      </Stack>
    </Section>
  );
}
