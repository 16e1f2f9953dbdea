import { appName } from '../app/config';
import { useApp, useContainer } from '../app/use-container';
import styles from './phone.module.css';

/** A notification of the system; a tap opens its page in the web view. */
export function PushBanner() {
  const { app, phone } = useContainer();
  const push = useApp((state) => state.push);
  if (!push) return null;
  return (
    <div className={styles.push} role="group" aria-label="系统通知">
      <button
        type="button"
        className={styles.pushBody}
        onClick={() => {
          app.set({ push: null });
          phone.open(push.path);
        }}
      >
        <strong>{appName}</strong>
        <span>{push.text}</span>
      </button>
      <button type="button" className={styles.pushClose} aria-label="忽略通知" onClick={() => app.set({ push: null })}>
        ×
      </button>
    </div>
  );
}
