import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, Popup, RadioGroup, Section } from '@/ui';

export interface DeclineSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onDecline: (reason: string) => void;
  isDeclining: boolean;
}

/** Why somebody declines: the consultant reads it. */
export function DeclineSheet({ isOpen, onClose, onDecline, isDeclining }: DeclineSheetProps) {
  const [reason, setReason] = useState('');
  const reasons = [t`时间不合适`, t`门店太远`, t`已经试驾过`, t`已购买其他车型`, t`暂不考虑购车`];
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`婉拒邀请`}
      footer={
        <Button block disabled={reason === ''} loading={isDeclining} onClick={() => onDecline(reason)}>
          {t`告知顾问`}
        </Button>
      }
    >
      <Section pad="l">
        <RadioGroup
          label={t`婉拒原因`}
          options={reasons.map((text) => ({ key: text, text }))}
          value={reason === '' ? null : reason}
          onChange={setReason}
        />
      </Section>
    </Popup>
  );
}
