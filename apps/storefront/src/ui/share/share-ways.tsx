import { t } from '@lingui/core/macro';
import { copyText } from '@/platform/clipboard';
import { type ShareContent, shareNow } from '@/platform/share';
import { canSend, sendButton, wantsGuide } from '@/platform/share-ways';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { toast } from '../overlay/feedback-store';
import styles from './share-sheet.module.css';

export interface ShareWaysProps {
  content: ShareContent;
  /** Text copied to the clipboard. */
  copied: string | undefined;
  /** It is a link, not a code. */
  isLink: boolean;
  onPoster?: () => void;
  onCode?: () => void;
  onDone: (way: 'send' | 'copy') => void;
  /** The browser's own menu sends: show where it is. */
  onGuide: () => void;
}

/** One button per way that this platform has. */
export function ShareWays({ content, copied, isLink, onPoster, onCode, onDone, onGuide }: ShareWaysProps) {
  const send = async () => {
    const outcome = await shareNow(content);
    if (outcome === 'copied') toast(t`链接已复制，快去分享吧`);
    if (outcome === 'menu' && wantsGuide()) onGuide();
    else if (outcome !== 'cancelled') onDone('send');
  };
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    toast(isCopied ? t`已复制，快去分享吧` : t`复制失败，请稍后再试`);
    if (isCopied) onDone('copy');
  };
  return (
    <div className={styles.ways}>
      {canSend() && <Way icon="send" text={t`发送好友`} onClick={() => void send()} native={sendButton} />}
      {copied && (
        <Way
          icon={isLink ? 'link' : 'copy'}
          text={isLink ? t`复制链接` : t`复制分享码`}
          onClick={() => void copy(copied)}
        />
      )}
      {onPoster && <Way icon="poster" text={t`生成海报`} onClick={onPoster} />}
      {onCode && <Way icon="qr" text={t`二维码`} onClick={onCode} />}
    </div>
  );
}

interface WayProps {
  icon: IconName;
  text: string;
  onClick: () => void;
  /** Props of the platform's own button. */
  native?: object;
}

function Way({ icon, text, onClick, native }: WayProps) {
  return (
    <button type="button" className={styles.way} onClick={onClick} {...native}>
      <span className={styles.disc}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.wayText}>{text}</span>
    </button>
  );
}
