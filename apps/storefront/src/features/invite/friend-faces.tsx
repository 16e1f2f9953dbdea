import { t } from '@lingui/core/macro';
import type { InviteStepsData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { Avatar, Tag, Text } from '@/ui';
import { milestoneName, milestoneTone } from './invite-words';
import styles from './shelf.module.css';

type Friend = NonNullable<InviteStepsData['own']>['friends'][number];

/** The newest friends with how far they got, in a row. */
export function FriendFaces({ friends, firstStep }: { friends: readonly Friend[]; firstStep: string }) {
  return (
    <Block title={t`最新好友`}>
      {friends.length === 0 ? (
        <Text size="label" tone="secondary">{t`还没有好友接受邀请，快去邀请吧`}</Text>
      ) : (
        <div className={styles.friends}>
          {friends.map(({ relationId, avatar, mobile, state }) => (
            <div key={relationId} className={styles.friend}>
              <Avatar src={avatar} name={mobile} size="medium" />
              <Text size="caption" tone="secondary">
                {mobile.slice(-4)}
              </Text>
              <Tag tone={milestoneTone(state)}>{state === 'registered' ? firstStep : milestoneName(state)}</Tag>
            </div>
          ))}
        </div>
      )}
    </Block>
  );
}
