import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, Popup, TextField, toast } from '@/ui';
import styles from './coupon.module.css';
import { useRenewal } from './use-renewal';

const CODE = /^[A-Za-z0-9-]{8,20}$/;

/** Turns a code into a coupon. */
export function RedeemSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const redeem = useApiMutation('POST /api/mpintegral/v1/coupons/code', {
    onSuccess: ({ title }) => {
      setCode('');
      onClose();
      toast(t`兑换成功：${title}`);
    },
    onSettled: useRenewal(),
  });
  const send = () => {
    const text = code.trim();
    if (CODE.test(text)) redeem.mutate({ code: text });
    else setError(t`请输入 8 至 20 位兑换码`);
  };
  const change = (text: string) => {
    setCode(text);
    setError(undefined);
  };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`兑换卡券`}>
      <div className={styles.sheet}>
        <TextField
          label={t`兑换码`}
          layout="column"
          value={code}
          onChange={change}
          error={error}
          placeholder={t`8 至 20 位字母、数字或短横线`}
          maxLength={20}
          clearable
          onSubmit={send}
        />
        <Button block loading={redeem.isPending} onClick={send}>
          {t`立即兑换`}
        </Button>
      </div>
    </Popup>
  );
}
