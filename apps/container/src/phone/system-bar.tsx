import { useApp } from '../app/use-container';
import type { Device } from '../device/kinds';
import { isDarkColour } from '../web-view/theme';
import styles from './phone.module.css';

/** The system's bar at the bottom: three keys on Android, a line elsewhere. */
export function SystemBar({ device, onBack }: { device: Device; onBack: () => void }) {
  const theme = useApp((app) => app.theme);
  const style = { height: device.systemBarPx, background: theme, color: isDarkColour(theme) ? '#e9eaec' : '#14171a' };
  if (device.kind !== 'android')
    return (
      <div className={styles.systemBar} style={style}>
        <span className={styles.line} />
      </div>
    );
  return (
    <div className={styles.systemBar} style={style}>
      <button type="button" className={styles.key} aria-label="系统返回键" onClick={onBack}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M14 3.500 5 10l9 6.500Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <span className={styles.roundKey} />
      <span className={styles.squareKey} />
    </div>
  );
}
