import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Popup, TextArea } from '@/ui';
import styles from './share-sheet.module.css';

/** Longest words to a friend; the server's limit. */
const MESSAGE_LENGTH = 60;

export interface MessageSheetProps {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onShare: (message: string) => void;
}

/** Words that go with a shared configuration; none are needed. */
export function MessageSheet({ isOpen, isBusy, onClose, onShare }: MessageSheetProps) {
  const [message, setMessage] = useState('');
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`分享配置`}
      footer={
        <Button block loading={isBusy} onClick={() => onShare(message.trim())}>
          {t`生成分享`}
        </Button>
      }
    >
      <div className={styles.message}>
        <TextArea
          label={t`留言`}
          value={message}
          onChange={setMessage}
          maxLength={MESSAGE_LENGTH}
          placeholder={t`给好友留句话（选填）`}
        />
        <div className={styles.label}>{t`链接 30 天内有效，您可以随时撤回`}</div>
      </div>
    </Popup>
  );
}
