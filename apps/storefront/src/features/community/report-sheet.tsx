import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ApiError, type InputOf, useApiMutation } from '@/api';
import { Button, Popup, RadioGroup, TextArea, toast } from '@/ui';
import type { LikeTarget } from './like';
import styles from './report-sheet.module.css';

const REPORT = 'POST /api/mpmkt/v1/community/report';

type Reason = InputOf<typeof REPORT>['reason'];

/** Longest note of a report. */
const NOTE_MAX = 200;

export interface ReportSheetProps {
  /** Reported item; stays set while the sheet closes. */
  target: LikeTarget | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Reports an article or a comment with a reason. */
export function ReportSheet({ target, isOpen, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const report = useApiMutation(REPORT);
  const send = async () => {
    if (!target || !reason) return;
    try {
      await report.mutateAsync({ ...target, reason, ...(note.trim() ? { note: note.trim() } : {}) });
      toast(t`举报成功，我们会尽快处理`);
    } catch (error) {
      // The call has shown the error; without a response the sheet stays open for another try.
      if (error instanceof ApiError && error.kind !== 'refused') return;
    }
    setReason(null);
    setNote('');
    onClose();
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`举报原因`}
      footer={
        <Button block disabled={!reason} loading={report.isPending} onClick={send}>
          {t`提交`}
        </Button>
      }
    >
      <div className={styles.reasons}>
        <RadioGroup<Reason>
          label={t`举报原因`}
          options={[
            { key: 'spam', text: t`广告或垃圾信息` },
            { key: 'abuse', text: t`辱骂或人身攻击` },
            { key: 'falsehood', text: t`不实信息` },
            { key: 'infringement', text: t`侵犯权益` },
            { key: 'other', text: t`其他` },
          ]}
          value={reason}
          onChange={setReason}
        />
        <TextArea value={note} onChange={setNote} maxLength={NOTE_MAX} placeholder={t`补充说明（选填）`} />
      </div>
    </Popup>
  );
}
