import { t } from '@lingui/core/macro';
import { truncateName, truncateRoleDescription } from '@voltfront/rules/format/truncate';
import type { ReplyOf } from '@/api';
import { navigate } from '@/navigation';
import { Avatar, Badge, IconButton, Tag, Text } from '@/ui';
import styles from './mine.module.css';

type Overview = ReplyOf<'GET /api/mpaccount/v1/account/overview'>;

/** Logged-in person: picture, name, level, badges. */
export function MineHead({ overview }: { overview: Overview }) {
  const { userInfo, unreadCount } = overview;
  const { nickname, avatar, level, roles, memberInfo, maskedMobile } = userInfo;
  return (
    <div className={styles.head}>
      <Avatar src={avatar} name={nickname} size="large" />
      <div className={styles.who}>
        <Text size="title-2" weight="bold" leading="title-1" oneLine>
          {truncateName(nickname)}
        </Text>
        <div className={styles.tags}>
          <Tag tone="dark">LV {level}</Tag>
          {roles.includes('owner') && <Tag tone="accent">{t`车主`}</Tag>}
          {memberInfo && <Tag tone="warning">{t`员工`}</Tag>}
        </div>
        <Text size="small" tone="secondary">
          {memberInfo ? truncateRoleDescription(memberInfo.organName) : maskedMobile}
        </Text>
      </div>
      <Badge count={unreadCount} label={t`${unreadCount} 条未读消息`} className={styles.bell}>
        <IconButton icon="bell" label={t`消息中心`} onClick={() => navigate('/pagesMine/messages')} />
      </Badge>
    </div>
  );
}
