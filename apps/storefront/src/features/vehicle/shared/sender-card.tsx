import { t } from '@lingui/core/macro';
import type { SharedCardData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { Avatar, Stack, Tag, Text } from '@/ui';
import styles from './sender-card.module.css';

/** Sender, time and message of a shared configuration. */
export function SenderCard({ card }: { card: SharedCardData }) {
  const { sender, message, viewCount, isContact } = card;
  const name = sender?.nickname ?? t`一位朋友`;
  const day = formatDate(card.sharedAt);
  return (
    <div className={styles.card}>
      <Stack row align="center">
        <Avatar src={sender?.avatar} name={name} />
        <div className={styles.words}>
          <Stack row gap={2} align="center">
            <Text inline size="body" weight="bold" oneLine>
              {name}
            </Text>
            {sender?.isAdviser && <Tag tone="accent">{isContact ? t`我的顾问` : t`品牌顾问`}</Tag>}
          </Stack>
          <div className={styles.note}>
            {[sender?.organName, t`${day} 分享`, t`${viewCount} 人看过`].filter(Boolean).join(' · ')}
          </div>
        </div>
      </Stack>
      {message !== '' && <div className={styles.message}>{message}</div>}
    </div>
  );
}
