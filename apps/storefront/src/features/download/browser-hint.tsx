import { t } from '@lingui/core/macro';
import { copyText } from '@/platform/clipboard';
import { Button, Icon, toast } from '@/ui';
import styles from './browser-hint.module.css';

/** Over the page inside messengers: how to get to a browser, and the link for those who cannot find the way. */
export function BrowserHint({ address, onClose }: { address: string; onClose: () => void }) {
  const copy = async () =>
    toast((await copyText(address)) ? t`链接已复制，请在浏览器中打开` : t`复制失败，请手动打开浏览器`);
  return (
    <div className={styles.veil} role="dialog" aria-modal="true" aria-label={t`在浏览器打开`}>
      <div className={styles.arrow} aria-hidden />
      <div className={styles.words}>
        <div className={styles.title}>{t`在浏览器打开`}</div>
        <div className={styles.step}>
          <span className={styles.number}>1</span>
          {t`点右上角`}
          <Icon name="more" size={20} className={styles.icon} />
        </div>
        <div className={styles.step}>
          <span className={styles.number}>2</span>
          {t`选择“在浏览器打开”`}
        </div>
      </div>
      <div className={styles.actions}>
        <Button block variant="dark" className={styles.copy} onClick={() => void copy()}>
          {t`复制链接`}
        </Button>
        <Button block variant="text" className={styles.close} onClick={onClose}>
          {t`先看看`}
        </Button>
      </div>
    </div>
  );
}
