import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { uploadImages } from '@/api';
import { chooseImages } from '@/platform/upload';
import { Button, Field, Popup, TextArea, Upload } from '@/ui';
import styles from './inspection.module.css';
import type { ReportItem } from './inspection-words';

const MOST_PICTURES = 6;
const SHORTEST = 5;
const LONGEST = 300;

export interface QuestionSheetProps {
  /** The item asked about; null keeps the sheet closed. */
  item: ReportItem | null;
  isBusy: boolean;
  onClose: () => void;
  onSend: (question: { itemKey: string; text: string; pictures: string[] }) => void;
}

/** A question about an item: words, and up to six pictures of at most 5 MB each. */
export function QuestionSheet({ item, isBusy, onClose, onSend }: QuestionSheetProps) {
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const itemKey = item?.itemKey;
  useEffect(() => {
    if (!itemKey) return;
    setText('');
    setPictures([]);
  }, [itemKey]);
  const words = text.trim();
  return (
    <Popup
      isOpen={item !== null}
      onClose={onClose}
      title={t`提出疑问`}
      footer={
        <Button
          block
          disabled={words.length < SHORTEST}
          loading={isBusy}
          onClick={() => itemKey && onSend({ itemKey, text: words, pictures })}
        >
          {t`提交`}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.itemName}>{item?.name}</div>
        <TextArea
          label={t`疑问说明`}
          value={text}
          onChange={setText}
          maxLength={LONGEST}
          placeholder={t`请描述您发现的问题，至少 5 个字`}
        />
        <Field layout="column" bare label={t`照片（选填，最多 6 张，每张不超过 5 MB）`}>
          <Upload
            value={pictures}
            onChange={setPictures}
            max={MOST_PICTURES}
            pick={(count) => chooseImages({ count })}
            send={(files) => uploadImages(files, { shot: 'inspection' })}
          />
        </Field>
      </div>
    </Popup>
  );
}
