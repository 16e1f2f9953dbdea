import { t } from '@lingui/core/macro';
import type { SharedCardData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { Avatar, Tag } from '@/ui';
import styles from './sender-card.module.css';

/** Who shared, when, and the words that came with it. */
export function SenderCard({ card }: { card: SharedCardData }) {
  const { sender, message, viewCount, isContact } = card;
  const name = sender?.nickname ?? t`一位朋友`;
  const day = formatDate(card.sharedAt);
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <Avatar src={sender?.avatar} name={name} />
        <div className={styles.words}>
          <div className={styles.line}>
            <span className={styles.name}>{name}</span>
            {sender?.isAdviser && <Tag tone="accent">{isContact ? t`我的顾问` : t`品牌顾问`}</Tag>}
          </div>
          <div className={styles.note}>
            {[sender?.organName, t`${day} 分享`, t`${viewCount} 人看过`].filter(Boolean).join(' · ')}
          </div>
        </div>
      </div>
      {message !== '' && <div className={styles.message}>{message}</div>}
    </div>
  );
}
