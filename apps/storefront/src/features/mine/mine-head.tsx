import { t } from '@lingui/core/macro';
import { truncateName, truncateRoleDescription } from '@voltfront/rules/format/truncate';
import type { ReplyOf } from '@/api';
import { Avatar, Badge, Icon, Tag } from '@/ui';
import styles from './mine.module.css';

type Overview = ReplyOf<'GET /api/mpaccount/v1/account/overview'>;

/** Who is logged in: picture, name, level, badges. */
export function MineHead({ overview }: { overview: Overview }) {
  const { userInfo, unreadCount } = overview;
  const { nickname, avatar, level, roles, memberInfo, maskedMobile } = userInfo;
  return (
    <div className={styles.head}>
      <Avatar src={avatar} name={nickname} size="large" />
      <div className={styles.who}>
        <div className={styles.name}>{truncateName(nickname)}</div>
        <div className={styles.tags}>
          <Tag tone="dark">LV {level}</Tag>
          {roles.includes('owner') && <Tag tone="accent">{t`车主`}</Tag>}
          {memberInfo && <Tag tone="warning">{t`员工`}</Tag>}
        </div>
        <div className={styles.mobile}>{memberInfo ? truncateRoleDescription(memberInfo.organName) : maskedMobile}</div>
      </div>
      {unreadCount > 0 && (
        <div className={styles.bell} role="img" aria-label={t`${unreadCount} 条未读消息`}>
          <Badge count={unreadCount}>
            <Icon name="bell" size={24} />
          </Badge>
        </div>
      )}
    </div>
  );
}
