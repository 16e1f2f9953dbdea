import { t } from '@lingui/core/macro';
import { SECOND_MS } from '@voltfront/rules/time';
import type { ReactNode } from 'react';
import { type PhoneAnswer, type PhoneProof, phoneButton } from '@/platform/phone-number';
import { Button, toast } from '@/ui';

/** How long the hint to another way of login stays, milliseconds. */
const HINT_MS = 2 * SECOND_MS;

export interface PhoneButtonProps {
  children: ReactNode;
  /** The platform gave a proof of the phone number. */
  onProof: (proof: PhoneProof) => void;
  /** The customer declined, or the platform's version does not support it; a toast has said so. */
  onError?: (reason: 'refused' | 'outdated') => void;
  loading?: boolean;
}

/** Asks the platform for the customer's phone number. Only where `hasPhoneButton` says so. */
export function PhoneButton({ children, onProof, onError, loading }: PhoneButtonProps) {
  const take = (answer: PhoneAnswer) => {
    if (answer.kind === 'given') return onProof(answer.proof);
    if (answer.kind === 'refused') toast(t`需要您的授权才能继续操作`);
    else toast(t`请采用手机号登录或升级微信版本后再尝试`, HINT_MS);
    onError?.(answer.kind);
  };
  return (
    <Button block variant="secondary" loading={loading} native={loading ? undefined : phoneButton(take)}>
      {children}
    </Button>
  );
}
