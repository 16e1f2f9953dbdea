import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button, Popup, Stack, TextArea } from '@/ui';
import styles from './profile.module.css';
import { useSaveField } from './use-save-field';

/** Longest introduction. */
const MOST = 60;

interface IntroductionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
}

/** Writes the introduction of a person. */
export function IntroductionSheet({ isOpen, onClose, text }: IntroductionSheetProps) {
  const [draft, setDraft] = useState(text);
  const { save, isSaving } = useSaveField();
  useEffect(() => {
    if (isOpen) setDraft(text);
  }, [isOpen, text]);
  const submit = async () => {
    if (await save({ field: 'introduction', value: draft.trim() })) onClose();
  };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`编辑简介`}>
      <Stack gap={3} className={styles.sheet}>
        <TextArea
          className={styles.line}
          value={draft}
          onChange={setDraft}
          maxLength={MOST}
          placeholder={t`介绍一下自己，最多 60 字`}
        />
        <Button block disabled={draft.trim() === text} loading={isSaving} onClick={() => void submit()}>
          {t`保存`}
        </Button>
      </Stack>
    </Popup>
  );
}
