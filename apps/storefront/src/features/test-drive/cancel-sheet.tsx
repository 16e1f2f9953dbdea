import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Popup, RadioGroup, Section } from '@/ui';

export interface CancelSheetProps {
  /** The application is in review: it is withdrawn, not cancelled. */
  isReview: boolean;
  isOpen: boolean;
  onClose: () => void;
  onCancel: (reason: string) => void;
  isCancelling: boolean;
}

/** Why somebody cancels, and the last question. */
export function CancelSheet({ isReview, isOpen, onClose, onCancel, isCancelling }: CancelSheetProps) {
  const [reason, setReason] = useState('');
  const reasons = [t`时间不合适`, t`临时有事`, t`已购买其他车型`, t`暂不考虑购车`, t`其他原因`];
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={isReview ? t`撤回申请` : t`取消预约`}
      footer={
        <Button block disabled={reason === ''} loading={isCancelling} onClick={() => onCancel(reason)}>
          {isReview ? t`确认撤回` : t`确认取消`}
        </Button>
      }
    >
      <Section pad="l">
        <RadioGroup
          label={t`取消原因`}
          options={reasons.map((text) => ({ key: text, text }))}
          value={reason === '' ? null : reason}
          onChange={setReason}
        />
      </Section>
    </Popup>
  );
}
