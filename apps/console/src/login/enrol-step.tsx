import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, QRCode, Spin } from 'antd';
import { useState } from 'react';
import { call } from '../api/call';
import { FailedState } from '../frame/states';
import { useTexts } from '../texts/texts';
import styles from './login.module.css';
import { sayFactor } from './say-factor';

/** Sets up the second factor: a QR code for the app, a first code, and the recovery codes. */
export function EnrolStep({ onPassed }: { onPassed: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const { message } = App.useApp();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // Asked for once: each call makes another secret.
  const secret = useQuery({
    queryKey: ['enrol'],
    queryFn: () => call('POST /api/mpaccount/v1/staff/factor/enrol'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = async (body: { code: string }) => {
    setBusy(true);
    try {
      setCodes((await call('POST /api/mpaccount/v1/staff/factor/confirm', { body })).recoveryCodes);
    } catch (error) {
      setFault(sayFactor(texts, error));
    }
    setBusy(false);
  };
  if (codes) {
    const copy = async () => {
      await navigator.clipboard.writeText(codes.join('\n'));
      message.success(t('copied'));
    };
    return (
      <>
        <h1>{t('recoveryTitle')}</h1>
        <p className={styles.hint}>{t('recoveryKeep')}</p>
        <div className={styles.codes}>
          {codes.map((code) => (
            <span key={code}>{code}</span>
          ))}
        </div>
        <div className={styles.row}>
          <Button type="primary" onClick={onPassed}>
            {t('kept')}
          </Button>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
        </div>
      </>
    );
  }
  if (secret.isPending) return <Spin />;
  if (secret.isError) return <FailedState error={secret.error} retry={() => void secret.refetch()} />;
  return (
    <Form layout="vertical" requiredMark={false} onFinish={confirm}>
      <h1>{t('enrolTitle')}</h1>
      <p className={styles.hint}>{t('enrolScan')}</p>
      <div className={styles.qr}>
        <QRCode type="svg" value={secret.data.address} size={148} bordered={false} />
        <div>
          <div className={styles.hint}>{t('enrolSecret')}</div>
          <div className={styles.secret}>{secret.data.secret}</div>
        </div>
      </div>
      {fault ? <Alert type="error" title={fault} showIcon style={{ marginBottom: 16 }} /> : null}
      <Form.Item
        name="code"
        label={t('secondFactor')}
        rules={[{ pattern: /^\d{6}$/, required: true, message: t('factorHint') }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('confirm')}
      </Button>
    </Form>
  );
}
