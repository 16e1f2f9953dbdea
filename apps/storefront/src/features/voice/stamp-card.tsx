import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import { cx, Icon, pressable } from '@/ui';
import styles from './stamp-card.module.css';
import { channelIcon, channelName, stationOf, stationWord } from './voice-words';

/** The card with a stamp for each channel; a tap on one leads to its page. */
export function StampCard({ voice, onStation }: { voice: VoiceData; onStation: (channel: StampChannel) => void }) {
  const { settings, own, stampPoints, grand } = voice;
  const all = settings.stations.length;
  const stamps = own?.stamps ?? 0;
  return (
    <section className={styles.card} aria-label={t`集章卡`}>
      <div className={styles.head}>
        <span className={styles.title}>{t`集章卡`}</span>
        <span className={styles.count}>
          {stamps}
          <span className={styles.of}>{`/${all}`}</span>
        </span>
      </div>
      <div className={styles.stamps}>
        {settings.stations.map(({ platform }, index) => {
          const { state } = stationOf(voice, platform);
          return (
            <div key={platform} className={styles.stamp} {...pressable(() => onStation(platform))}>
              <span className={cx(styles.ring, state === 'stamped' && styles.inked, index % 2 === 1 && styles.tilted)}>
                <Icon name={state === 'stamped' ? 'check' : channelIcon(platform)} size={24} />
              </span>
              <span className={styles.name}>{channelName(platform)}</span>
              <span className={styles.state}>{stationWord(state)}</span>
            </div>
          );
        })}
      </div>
      <div className={styles.foot}>
        {stampPoints > 0
          ? t`每枚 +${stampPoints} 积分，集齐 ${all} 枚领「${grand.title}」`
          : t`集齐 ${all} 枚领「${grand.title}」`}
      </div>
    </section>
  );
}

type StampChannel = VoiceData['settings']['stations'][number]['platform'];
