import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { useArea } from '@/features/place/use-area';
import { Icon } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import { useDriveStores } from '../use-drive-offers';
import styles from './season-head.module.css';

/** A tall poster of the season's car, the gift as a counter over its lower edge, and the stores around. */
export function SeasonHead({ channel }: { channel: TestDriveChannelData }) {
  const { settings, gifts, endsAt } = channel;
  const { headline, lead, picture, accent, gift, models, nearest } = settings;
  const stores = useDriveStores({ modelId: models[0], cityCode: useArea()?.cityCode })?.slice(0, nearest);
  return (
    <>
      <div className={styles.poster}>
        <img {...pictureProps(picture, 390, true, 'cover')} className={styles.photo} alt="" />
        <div className={styles.shade} />
        <div className={styles.words}>
          <div className={styles.season}>{t`第一季`}</div>
          <div className={styles.headline} role="heading" aria-level={1}>
            {headline}
          </div>
          <div className={styles.lead}>{lead}</div>
          {endsAt !== null && <div className={styles.lead}>{t`${formatInstant(endsAt, 'M月D日')} 截止报名`}</div>}
        </div>
      </div>
      {gift && gifts && (
        <div className={styles.counter}>
          <div className={styles.left} style={{ color: accent }}>
            {gifts.left.toLocaleString('en-US')}
          </div>
          <div className={styles.giftWords}>
            <div className={styles.giftTitle}>
              {gifts.left > 0 ? t`份${gift.title}待领` : t`${gift.title}已领完，仍可报名`}
            </div>
            <div className={styles.note}>{gift.note}</div>
          </div>
        </div>
      )}
      {stores && stores.length > 0 && (
        <div className={styles.stores} role="list" aria-label={t`就近门店`}>
          {stores.map(({ placeId, name, address }) => (
            <div key={placeId} role="listitem" className={styles.store}>
              <Icon name="location" size={16} />
              <div className={styles.place}>
                <div>{name}</div>
                <div className={styles.note}>{address}</div>
              </div>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
