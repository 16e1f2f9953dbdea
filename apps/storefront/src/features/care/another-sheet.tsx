import { t } from '@lingui/core/macro';
import type { CareData } from '@voltfront/contract';
import { ADVISER_REASONS, type AdviserReason } from '@voltfront/rules/care/adviser-request';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, Popup, RadioGroup, Stack, Text, TextArea, toast } from '@/ui';
import styles from './care.module.css';
import { reasonName } from './care-words';

export interface AnotherSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onSaved: (care: CareData) => void;
}

const NOTE_LENGTH = 200;

/** 申请更换顾问: the reason, and what else the store should know. */
export function AnotherSheet({ isOpen, onClose, onSaved }: AnotherSheetProps) {
  const [reason, setReason] = useState<AdviserReason | null>(null);
  const [note, setNote] = useState('');
  const ask = useApiMutation('POST /api/mporder/v1/care/adviser/request', {
    onSuccess: (care) => {
      toast(t`申请已提交`);
      onSaved(care);
      onClose();
    },
  });
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`申请更换顾问`}
      footer={
        <Button
          block
          disabled={reason === null}
          loading={ask.isPending}
          onClick={() => reason && ask.mutate({ reason, note: note.trim() })}
        >
          {t`提交申请`}
        </Button>
      }
    >
      <Stack gap={3}>
        <RadioGroup
          label={t`更换原因`}
          options={ADVISER_REASONS.map((key) => ({ key, text: reasonName(key) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={t`补充说明`}
          value={note}
          onChange={setNote}
          maxLength={NOTE_LENGTH}
          placeholder={t`选填，帮助门店为您安排更合适的顾问`}
        />
        <Text
          size="caption"
          tone="secondary"
          className={styles.words}
        >{t`30 天内可申请一次，由门店安排同店其他顾问，原顾问不会看到您填写的原因`}</Text>
      </Stack>
    </Popup>
  );
}
