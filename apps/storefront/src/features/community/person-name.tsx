import { t } from '@lingui/core/macro';
import { truncateName } from '@voltfront/rules/format/truncate';
import { cx, Tag } from '@/ui';
import styles from './person-name.module.css';

export interface PersonNameProps {
  person: { nickname: string; isOwner: boolean; isOfficial: boolean };
  className?: string;
}

/** A nickname, cut to one line, with the badge of the brand or of an owner. */
export function PersonName({ person: { nickname, isOwner, isOfficial }, className }: PersonNameProps) {
  return (
    <span className={cx(styles.person, className)}>
      <span className={styles.name}>{truncateName(nickname)}</span>
      {isOfficial && (
        <Tag tone="accent" className={styles.badge}>
          {t`官方`}
        </Tag>
      )}
      {isOwner && !isOfficial && <Tag className={styles.badge}>{t`车主`}</Tag>}
    </span>
  );
}
