import { t } from '@lingui/core/macro';
import { copyText } from '@/platform/clipboard';
import { webLink } from '@/platform/share';
import { Button, Popup, toast } from '@/ui';
import styles from './share-sheet.module.css';
import type { Shared } from './use-share-sheet';

export interface ShareSheetProps {
  isOpen: boolean;
  shared: Shared | null;
  onClose: () => void;
  onSend: () => void;
}

/** The share code of a configuration, and the ways to pass it on: its link, or the platform's own sheet. */
export function ShareSheet({ isOpen, shared, onClose, onSend }: ShareSheetProps) {
  const link = shared && webLink(shared.path);
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    toast(isCopied ? t`已复制，快去分享吧` : t`复制失败，请手动复制分享码`);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`分享配置`}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" block onClick={() => shared && copy(link ?? shared.shareId)}>
            {link ? t`复制链接` : t`复制分享码`}
          </Button>
          <Button block onClick={onSend}>
            {t`立即分享`}
          </Button>
        </div>
      }
    >
      <div className={styles.code}>
        <div className={styles.label}>{t`好友打开即可看到同样的配置`}</div>
        <div className={styles.value}>{shared?.shareId}</div>
        <div className={styles.label}>{t`分享码`}</div>
      </div>
    </Popup>
  );
}
