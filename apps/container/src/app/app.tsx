import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { CapabilitiesCard } from '../panel/capabilities-card';
import { DeviceCard } from '../panel/device-card';
import { EventsCard } from '../panel/events-card';
import { FaultsCard } from '../panel/faults-card';
import { LogPanel } from '../panel/log-panel';
import { SessionCard } from '../panel/session-card';
import { PhoneFrame } from '../phone/phone-frame';
import { Button, cx, Segmented } from '../ui/controls';
import styles from './app.module.css';
import { useContainer } from './use-container';
import { PHONE, usePhoneScale } from './use-phone-scale';

type View = 'controls' | 'log';

const views = [
  { value: 'controls', label: '控制台' },
  { value: 'log', label: '通信记录' },
] as const;

/** The phone with its keys below. */
function PhoneSide() {
  const { phone } = useContainer();
  const scale = usePhoneScale();
  return (
    <main className={styles.phoneSide} aria-label="模拟手机">
      <div style={{ width: PHONE.width * scale, height: PHONE.height * scale }}>
        <div className={styles.phoneScale} style={{ transform: `scale(${scale})` }}>
          <PhoneFrame />
        </div>
      </div>
      <div className={styles.keys}>
        <Button onClick={() => phone.goBack()}>系统返回</Button>
        <Button onClick={() => phone.reload()}>刷新网页</Button>
        <Button onClick={() => phone.restart()}>重启应用</Button>
      </div>
    </main>
  );
}

/** The page: phone, controls and log of the bridge. */
export function App() {
  const [view, setView] = useState<View>('controls');
  return (
    <div className={cx(styles.layout, view === 'log' ? styles.showsLog : styles.showsControls)}>
      <PhoneSide />
      <header className={styles.head}>
        <span className={styles.mark}>
          <svg viewBox={`0 0 ${brand.logo.markSize} ${brand.logo.markSize}`} aria-hidden="true">
            <path d={brand.logo.markPath} fill="currentColor" />
          </svg>
        </span>
        <div className={styles.title}>
          <h1>应用容器</h1>
          <p>{brand.appName} 的替身：承载网页，应答原生桥</p>
        </div>
        <div className={styles.tabs}>
          <Segmented<View> label="面板" value={view} options={views} onChange={setView} />
        </div>
      </header>
      <div className={styles.controls} role="region" aria-label="控制台">
        <DeviceCard />
        <SessionCard />
        <CapabilitiesCard />
        <FaultsCard />
        <EventsCard />
      </div>
      <aside className={styles.log} aria-label="通信记录">
        <LogPanel />
      </aside>
    </div>
  );
}
