import { t } from '@lingui/core/macro';
import { CHAT_TEXT_MOST } from '@voltfront/rules/chat/chat';
import { dropOversizedFiles } from '@voltfront/rules/validation/upload-size';
import { useState } from 'react';
import { type ChosenFile, chooseImages } from '@/platform/upload';
import { Button, enterKey, IconButton, inputValue, toast } from '@/ui';
import styles from './chat-field.module.css';

interface ChatFieldProps {
  onText: (text: string) => void;
  onPicture: (file: ChosenFile) => void;
}

/** Where messages are written, and pictures are chosen. */
export function ChatField({ onText, onPicture }: ChatFieldProps) {
  const [text, setText] = useState('');
  const words = text.trim();
  const send = () => {
    if (words === '') return;
    onText(words);
    setText('');
  };
  // The line break of the key that sent the text before is none of the next one.
  const take = (next: string) => setText(next.trim() === '' ? '' : next.slice(0, CHAT_TEXT_MOST));
  const choose = async () => {
    const { kept, message } = dropOversizedFiles(await chooseImages({ count: 1 }));
    if (message) toast(message);
    const [file] = kept;
    if (file) onPicture(file);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <IconButton icon="image" label={t`发送图片`} onClick={() => void choose()} />
        <textarea
          className={styles.input}
          value={text}
          rows={1}
          maxLength={CHAT_TEXT_MOST}
          placeholder={t`请输入您的问题`}
          aria-label={t`消息`}
          {...enterKey(send, 'send')}
          onInput={(event) => take(inputValue(event))}
          onChange={(event) => take(inputValue(event))}
        />
        <Button size="small" className={styles.send ?? ''} disabled={words === ''} onClick={send}>
          {t`发送`}
        </Button>
      </div>
      {text.length >= CHAT_TEXT_MOST && <div className={styles.full}>{t`最多 ${CHAT_TEXT_MOST} 字`}</div>}
    </div>
  );
}
