import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useState } from 'react';
import { useApp } from '../app/use-container';
import type { Device } from '../device/kinds';
import { cx } from '../ui/controls';
import styles from './phone.module.css';

const CLOCK_MS = 10 * SECOND_MS;

const clock = () => new Date().toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });

function useClock(): string {
  const [text, setText] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setText(clock()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return text;
}

const Signal = () => (
  <svg viewBox="0 0 18 12" width="18" height="12" fill="currentColor" aria-hidden="true">
    <rect x="0" y="8" width="3" height="4" rx="1" />
    <rect x="5" y="5.5" width="3" height="6.5" rx="1" />
    <rect x="10" y="3" width="3" height="9" rx="1" />
    <rect x="15" y="0" width="3" height="12" rx="1" />
  </svg>
);

const Wifi = ({ isOff }: { isOff: boolean }) => (
  <svg viewBox="0 0 18 13" width="17" height="12" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M1.5 4.6a11 11 0 0 1 15 0M4.4 7.8a6.7 6.7 0 0 1 9.2 0" strokeLinecap="round" />
    <circle cx="9" cy="11.2" r="1.3" fill="currentColor" stroke="none" />
    {isOff && <path d="M2.5 12.5 15.5 1" strokeLinecap="round" />}
  </svg>
);

const Battery = () => (
  <svg viewBox="0 0 27 13" width="26" height="13" aria-hidden="true">
    <rect x="0.6" y="0.6" width="22.8" height="11.8" rx="3.6" fill="none" stroke="currentColor" strokeOpacity="0.45" />
    <rect x="2.2" y="2.2" width="16.5" height="8.6" rx="2.2" fill="currentColor" />
    <path d="M25 4.4v4.2c.9-.3 1.5-1.1 1.5-2.1S25.900 4.700 25 4.400Z" fill="currentColor" fillOpacity="0.5" />
  </svg>
);

/** Status bar of the system with time, network and battery, above everything of the app. */
export function StatusBar({ device, isOverPage }: { device: Device; isOverPage: boolean }) {
  const time = useClock();
  const isOnline = useApp((app) => app.isOnline);
  const theme = useApp((app) => app.theme);
  const mode = useApp((app) => app.statusBar);
  return (
    <div
      className={cx(styles.statusBar, isOverPage && styles.overPage, mode === 'dark' && styles.statusDark)}
      style={{ height: device.statusBarPx, ...(!isOverPage && { background: theme }) }}
      data-status-bar={mode}
    >
      <span className={styles.clock}>{time}</span>
      {device.kind === 'ios' ? <span className={styles.island} /> : <span className={styles.hole} />}
      <span className={styles.indicators}>
        <Signal />
        <Wifi isOff={!isOnline} />
        <Battery />
      </span>
    </div>
  );
}
