import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { useEffect, useState } from 'react';
import { isInMessenger } from '@/platform/device';
import { NoticeBar } from '@/ui';
import type { HeadProps } from './head-props';
import styles from './web-head.module.css';

/** For any browser: no picture to wait for, only a bar of both names and the three steps that follow. */
export function WebHead({ settings: { headline, lead, accent, partner, promise } }: HeadProps) {
  const [isMessenger, setMessenger] = useState(false);
  // Not in the first render, which the server makes too.
  useEffect(() => setMessenger(isInMessenger()), []);
  const steps = [t`填写联系方式`, t`顾问来电`, t`到店试驾`];
  return (
    <>
      {isMessenger && (
        <NoticeBar icon="info">{t`当前在其他 App 内打开，建议在 ${partner?.name ?? brand.appName} App 中预约`}</NoticeBar>
      )}
      <div className={styles.web} style={{ borderColor: accent }}>
        <div className={styles.names}>{`${partner?.name ?? ''} | ${brand.name}`}</div>
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.steps}>
          {steps.map((step, index) => (
            <div key={step} className={styles.step}>
              <span className={styles.number} style={{ backgroundColor: accent }}>
                {index + 1}
              </span>
              {step}
            </div>
          ))}
        </div>
        <div className={styles.lead}>{promise}</div>
      </div>
    </>
  );
}
