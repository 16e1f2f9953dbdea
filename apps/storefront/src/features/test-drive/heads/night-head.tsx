import { t } from '@lingui/core/macro';
import { Text, Video } from '@/ui';
import type { HeadProps } from './head-props';
import styles from './night-head.module.css';

/** The night: words on the dark, the light show as a film, and what waits there as glowing pills. */
export function NightHead({ settings: { headline, lead, film, picture, facts = [] } }: HeadProps) {
  return (
    <div className={styles.night}>
      <div className={styles.words}>
        <Text size="small" className={styles.hours}>
          18:00 — 21:00
        </Text>
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
      </div>
      {film && <Video src={film} poster={picture} label={t`灯光秀短片`} aspect={16 / 9} loop />}
      <div className={styles.pills}>
        {facts.map(({ title, text }) => (
          <div key={title} className={styles.pill}>
            <div className={styles.title}>{title}</div>
            <div className={styles.text}>{text}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
