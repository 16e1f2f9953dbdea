import { t } from '@lingui/core/macro';
import type { FriendRecordData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { navigate } from '@/navigation';
import { copyText } from '@/platform/clipboard';
import { Button, Popup, Section, Stack, Tag, Text, Timeline, toast } from '@/ui';
import styles from './invite.module.css';
import { milestoneName, milestoneTone, rewardWords } from './invite-words';

export interface FriendCardProps {
  friend: FriendRecordData;
  /** Text that reminds the friend; left out: nobody is reminded. */
  reminder?: string;
  /** Name of the first step where friends need not be new. */
  firstStep?: string;
  /** Opens what a chance that was used has brought. */
  onUsedChance?: () => void;
}

/** An invited friend: how far they got, what it brought, and the whole way in a sheet. */
export function FriendCard({ friend, reminder, firstStep, onUsedChance }: FriendCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { mobile, lockedAt, state, modelName, steps } = friend;
  const rewards = steps.flatMap((step) => step.rewards);
  const remind = async (text: string) =>
    toast((await copyText(text)) ? t`邀请文案已复制，快去发给好友` : t`复制失败，请稍后再试`);
  const canRemind = reminder !== undefined && (state === 'registered' || state === 'booked');
  return (
    <Section pad="m">
      <Stack gap={2}>
        <Stack row justify="between" align="center" gap={2}>
          <Text weight="medium" heading={2}>
            {mobile}
          </Text>
          <Tag tone={milestoneTone(state)}>{(state === 'registered' && firstStep) || milestoneName(state)}</Tag>
        </Stack>
        <Text size="small" tone="secondary">
          {modelName ? t`${formatDateTime(lockedAt)} 绑定 · ${modelName}` : t`${formatDateTime(lockedAt)} 绑定`}
        </Text>
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
          {canRemind && (
            <Button
              size="small"
              variant="secondary"
              label={t`提醒好友 ${mobile}`}
              onClick={() => void remind(reminder)}
            >
              {t`提醒好友`}
            </Button>
          )}
          {onUsedChance && rewards.some(({ chance }) => chance === 'used') && (
            <Button size="small" variant="secondary" label={t`查看抽奖结果 ${mobile}`} onClick={onUsedChance}>
              {t`查看抽奖结果`}
            </Button>
          )}
          <Button size="small" variant="secondary" label={t`查看进度 ${mobile}`} onClick={() => setOpen(true)}>
            {t`查看进度`}
          </Button>
        </div>
      </Stack>
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t`好友进度`}>
        <div className={styles.sheet}>
          <Way friend={friend} />
          {rewards.some(({ kind, state: given }) => kind === 'points' && given === 'granted') && (
            <Button block variant="secondary" onClick={() => navigate('/pagesMine/integral')}>{t`查看积分`}</Button>
          )}
        </div>
      </Popup>
    </Section>
  );
}

/** Every step of a friend with its time and its rewards. */
function Way({ friend: { steps } }: { friend: FriendRecordData }) {
  const items = steps.map(({ milestone, at, revokedAt, rewards }) => ({
    key: milestone,
    title: revokedAt === null ? milestoneName(milestone) : t`${milestoneName(milestone)}（订单已退款）`,
    time: formatDateTime(at),
    children: rewards.map(rewardWords).join('；') || undefined,
  }));
  return <Timeline items={items.reverse()} />;
}
