import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { Icon } from '@/ui';
import type { HeadProps } from './head-props';
import styles from './member-head.module.css';

export interface MemberHeadProps extends HeadProps {
  /** Number at the partner, from the address; it cannot be changed. */
  memberNo: string | undefined;
}

/** A membership card of both houses with the member's number on it, and the benefit on its lower edge. */
export function MemberHead({ settings, memberNo }: MemberHeadProps) {
  const { headline, lead, accent, partner, gift } = settings;
  return (
    <div className={styles.room}>
      <div className={styles.card} style={{ backgroundColor: accent }}>
        <div className={styles.names}>
          <span className={styles.partner}>{partner?.name}</span>
          <Icon name="close" size={14} />
          <span>{brand.name}</span>
        </div>
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.number}>{memberNo ? t`会员编号 ${memberNo}` : (partner?.note ?? '')}</div>
      </div>
      {gift && (
        <div className={styles.benefit}>
          <Icon name="gift" size={20} />
          <div>
            <div className={styles.giftTitle}>{gift.title}</div>
            <div className={styles.giftNote}>{gift.note}</div>
          </div>
        </div>
      )}
    </div>
  );
}
