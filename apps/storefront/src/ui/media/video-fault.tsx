import { t } from '@lingui/core/macro';
import { Icon } from '../icon/icon';
import styles from './video.module.css';

/** A film that cannot be played, with a way to try again. */
export function VideoFault({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.fault} role="alert">
      <div>{t`视频加载失败`}</div>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Icon name="refresh" size={16} />
        <span className={styles.retryText}>{t`重新播放`}</span>
      </button>
    </div>
  );
}
