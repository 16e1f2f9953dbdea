import { t } from '@lingui/core/macro';
import { cx } from '@/ui';
import styles from './three-switch.module.css';

/** Switches between the pictures and the 3D model. */
export function ThreeSwitch({ isOn, onTap }: { isOn: boolean; onTap: () => void }) {
  return (
    <button
      type="button"
      className={cx(styles.switch, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={t`三维看车`}
      onClick={onTap}
    >
      {t`360°`}
    </button>
  );
}
