import { t } from '@lingui/core/macro';
import type { CareData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, Popup, Rating, Stack, shortDate, Text, TextArea, toast } from '@/ui';
import styles from './care.module.css';
import { visitName } from './care-words';

export interface RateSheetProps {
  visit: CareData['toRate'][number];
  isOpen: boolean;
  onClose: () => void;
  onSaved: (care: CareData) => void;
}

const NOTE_LENGTH = 200;
const starWords = () => [t`很不满意`, t`不满意`, t`一般`, t`满意`, t`非常满意`];

/** 评价到店服务: stars and a few words about one visit. */
export function RateSheet({ visit, isOpen, onClose, onSaved }: RateSheetProps) {
  const { visitId, kind, storeName, at } = visit;
  const [stars, setStars] = useState(0);
  const [note, setNote] = useState('');
  const rate = useApiMutation('POST /api/mporder/v1/care/rate', {
    onSuccess: (care) => {
      toast(t`感谢您的评价`);
      onSaved(care);
      onClose();
    },
  });
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`评价到店服务`}
      footer={
        <Button
          block
          disabled={stars === 0}
          loading={rate.isPending}
          onClick={() => rate.mutate({ visitId, stars, note: note.trim() })}
        >
          {t`提交评价`}
        </Button>
      }
    >
      <Stack gap={3}>
        <Stack gap={2} className={styles.words}>
          <Text weight="medium">{storeName}</Text>
          <Text size="small" tone="secondary">
            {shortDate(at)} {visitName(kind)}
          </Text>
          <Rating label={t`服务评分`} value={stars} onChange={setStars} words={starWords()} />
        </Stack>
        <TextArea
          label={t`想说的话`}
          value={note}
          onChange={setNote}
          maxLength={NOTE_LENGTH}
          placeholder={t`选填，哪里做得好，哪里可以更好`}
        />
      </Stack>
    </Popup>
  );
}
