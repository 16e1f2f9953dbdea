import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cx, Icon, PosterSheet } from '@/ui';
import type { ExteriorTurnProps } from './exterior-turn';
import styles from './full-view.module.css';
import { wallpaper } from './wallpaper';

export interface LookToolsProps extends ExteriorTurnProps {
  isNight: boolean;
  onNight: (isNight: boolean) => void;
  /** From within the car there is no night. */
  hasNight: boolean;
}

/** Day or night, and a wallpaper of the car to keep. */
export function LookTools({ config, selection, name, isNight, onNight, hasNight }: LookToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.tools}>
        {hasNight && (
          <button
            type="button"
            className={cx(styles.tool, isNight && styles.on)}
            aria-pressed={isNight}
            aria-label={t`夜景`}
            onClick={() => onNight(!isNight)}
          >
            <Icon name={isNight ? 'sun' : 'moon'} size={20} />
          </button>
        )}
        <button type="button" className={styles.tool} aria-label={t`保存壁纸`} onClick={() => setIsOpen(true)}>
          <Icon name="download" size={20} />
        </button>
      </div>
      <PosterSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`保存壁纸`}
        plan={wallpaper(config, selection, isNight)}
        label={name}
        saveName={name}
      />
    </>
  );
}
