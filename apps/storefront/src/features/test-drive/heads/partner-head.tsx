import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { Picture } from '@/ui';
import styles from './partner-head.module.css';

/** The partner's picture, their first character as a seal on its edge, and their benefit under it. */
export function PartnerHead({ channel }: { channel: TestDriveChannelData }) {
  const { settings, places } = channel;
  const { headline, lead, picture, accent, partner } = settings;
  return (
    <div className={styles.head}>
      <Picture src={picture} width={390} aspect={1.9} alt="" eager />
      <div className={styles.seal} style={{ backgroundColor: accent }} aria-hidden="true">
        {partner?.name.slice(0, 1)}
      </div>
      <div className={styles.name}>{partner?.name}</div>
      <div className={styles.headline} role="heading" aria-level={1}>
        {headline}
      </div>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.benefit} style={{ borderColor: accent }}>
        {partner?.note}
      </div>
      {places && places.left > 0 && <div className={styles.lead}>{t`本期名额还剩 ${places.left} 个`}</div>}
    </div>
  );
}
