import { useRef } from 'react';
import { useApp, useContainer, useSettings } from '../app/use-container';
import { devices } from '../device/kinds';
import { cx } from '../ui/controls';
import { EdgeSwipe } from './edge-swipe';
import { Home } from './home';
import { NativePages } from './native-pages';
import styles from './phone.module.css';
import { PushBanner } from './push-banner';
import { QuestionView } from './question-view';
import { StatusBar } from './status-bar';
import { SystemBar } from './system-bar';
import { WebViewFrame } from './web-view-frame';

/** The phone: bars of its system, the app's web view between them, native screens above. */
export function PhoneFrame() {
  const { phone } = useContainer();
  const kind = useApp((app) => app.device);
  const surface = useApp((app) => app.surface);
  const toast = useApp((app) => app.toast);
  const isImmersive = useSettings((settings) => settings.isImmersive);
  const screen = useRef<HTMLDivElement>(null);
  const device = devices[kind];
  return (
    <div className={cx(styles.bezel, styles[kind])} role="group" aria-label={`手机，${device.name}`}>
      <div className={styles.screen} ref={screen}>
        <StatusBar device={device} isOverPage={isImmersive} />
        <div className={styles.stage}>
          <WebViewFrame isHidden={surface === 'home'} />
          {surface === 'home' && <Home />}
          <NativePages />
          <PushBanner />
        </div>
        <SystemBar device={device} onBack={() => phone.goBack()} />
        {device.kind !== 'android' && <EdgeSwipe onBack={() => phone.goBack()} />}
        <QuestionView />
        <div className={styles.toastArea} role="status" aria-live="polite">
          {toast && <p className={styles.toast}>{toast}</p>}
        </div>
      </div>
    </div>
  );
}
