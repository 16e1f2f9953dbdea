import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@/ui';
import styles from './trial-screen.module.css';
import type { AppPlatform } from './types';
import { systemWords } from './words';

export interface SystemChoiceProps {
  offered: readonly AppPlatform[];
  platform: AppPlatform;
  onPlatform: (platform: AppPlatform) => void;
}

/** On a computer: the system of the phone that the build is for. */
export function SystemChoice({ offered, platform, onPlatform }: SystemChoiceProps) {
  return (
    <div className={styles.systems}>
      <div className={styles.heading}>{t`手机系统`}</div>
      <SegmentedControl
        label={t`手机系统`}
        items={offered.map((one) => ({ key: one, text: systemWords(one) }))}
        value={platform}
        onChange={onPlatform}
      />
    </div>
  );
}
