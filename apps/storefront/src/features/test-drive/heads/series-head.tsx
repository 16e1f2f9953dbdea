import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { TestDriveChannelData } from '@voltfront/contract';
import { Icon } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import styles from './series-head.module.css';

/** Two houses: their names on two halves, the picture between, and each benefit as a coupon with a perforated edge. */
export function SeriesHead({ channel }: { channel: TestDriveChannelData }) {
  const { settings, gifts } = channel;
  const { headline, lead, picture, accent, partner, facts = [] } = settings;
  return (
    <div className={styles.head}>
      <div className={styles.houses}>
        <div className={styles.house} style={{ backgroundColor: accent }}>
          <Icon name="star-filled" size={18} />
          {partner?.name}
        </div>
        <div className={styles.own}>{brand.name}</div>
      </div>
      <img {...pictureProps(picture, 390, true, 'cover')} className={styles.photo} alt="" />
      <div className={styles.words}>
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
      </div>
      {facts.map(({ title, text }, index) => (
        <div key={title} className={styles.coupon}>
          <div className={styles.mark} style={{ backgroundColor: accent }}>
            {index + 1}
          </div>
          <div className={styles.benefit}>
            <div className={styles.title}>{title}</div>
            <div className={styles.lead}>{text}</div>
          </div>
          {index === 0 && gifts && (
            <div className={styles.left}>{gifts.left > 0 ? t`剩 ${gifts.left}` : t`已领完`}</div>
          )}
        </div>
      ))}
    </div>
  );
}
