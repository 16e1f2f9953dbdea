import { t } from '@lingui/core/macro';
import type { InvoiceItemData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { ApiError, isTold, useApiMutation } from '@/api';
import { Button, Popup, Text, TextField, toast } from '@/ui';
import styles from './invoice.module.css';
import { isEmail } from './invoice-form-values';

export interface MailSheetProps {
  item: InvoiceItemData | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSent: (words: string) => Promise<void>;
}

/** Sends an issued invoice to an e-mail address again. */
export function MailSheet({ item, isOpen, onClose, onSent }: MailSheetProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const mail = useApiMutation('POST /api/mporder/v1/invoice/mail');
  useEffect(() => {
    if (isOpen) setError(undefined);
  }, [isOpen]);
  const send = async () => {
    if (!item) return;
    if (!isEmail(email)) return setError(t`请输入正确的邮箱`);
    try {
      await mail.mutateAsync({ orderNo: item.orderNo, email: email.trim() });
      await onSent(t`发票已发送，请留意查收`);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.kind === 'refused' && !isTold(failure)) toast(failure.message);
    }
  };
  const left = item?.mailsLeft ?? 0;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`发送到邮箱`}
      footer={
        <Button block loading={mail.isPending} disabled={left === 0} onClick={() => void send()}>
          {t`发送`}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <TextField
          id="invoiceMail"
          label={t`邮箱`}
          value={email}
          onChange={(text) => {
            setEmail(text);
            setError(undefined);
          }}
          error={error}
          inputMode="email"
          autoComplete="email"
          maxLength={100}
          placeholder={item?.email ?? 'name@example.com'}
        />
        <Text size="small" tone="secondary">
          {left === 0 ? t`今日发送次数已用完，请明天再试` : t`今日还可发送 ${left} 次`}
        </Text>
      </div>
    </Popup>
  );
}
