import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Stack, TextArea, toast } from '@/ui';
import styles from './address.module.css';

/** Longest text that is split. */
const MAX_LENGTH = 300;

export interface PasteBoxProps {
  /** False when the text tells nothing. */
  onTake: (text: string) => boolean;
}

/** Takes a pasted text with name, phone and address, and fills the form with its parts. */
export function PasteBox({ onTake }: PasteBoxProps) {
  const [text, setText] = useState('');
  const take = () => {
    if (onTake(text)) setText('');
    else toast(t`没有识别到地址信息，请检查后重试`);
  };
  return (
    <div className={styles.paste}>
      <TextArea
        bare
        label={t`智能识别`}
        value={text}
        onChange={setText}
        maxLength={MAX_LENGTH}
        placeholder={t`粘贴或输入姓名、手机号与地址，自动拆分填写，例如：林夏 13800138000 浙江省杭州市西湖区文三路 1 号`}
      />
      <Stack row gap={3} className={styles.pasteActions}>
        {text !== '' && (
          <Button variant="text" size="small" onClick={() => setText('')}>
            {t`清空`}
          </Button>
        )}
        <Button variant="soft" size="small" disabled={text.trim() === ''} onClick={take}>
          {t`识别并填写`}
        </Button>
      </Stack>
    </div>
  );
}
