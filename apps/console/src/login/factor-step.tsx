import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { call } from '../api/call';
import { endSession } from '../api/session';
import { useTexts } from '../texts/texts';
import { useFilled } from './fill-phone';
import styles from './login.module.css';
import { sayFactor } from './say-factor';

interface Fields {
  code?: string;
  recoveryCode?: string;
}

/** The second factor: six digits of the app, or a recovery code. */
export function FactorStep({ onPassed }: { onPassed: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const [form] = Form.useForm<Fields>();
  const [isRecovering, setRecovering] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useFilled((filled) => {
    if ('code' in filled) form.setFieldsValue(filled);
  });
  const pass = async ({ code, recoveryCode }: Fields) => {
    setBusy(true);
    try {
      const body = isRecovering ? { recoveryCode: recoveryCode ?? '' } : { code: code ?? '' };
      await call('POST /api/mpaccount/v1/staff/factor/pass', { body });
      onPassed();
    } catch (error) {
      setFault(sayFactor(texts, error));
    }
    setBusy(false);
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={pass}>
      <h1>{t('factorTitle')}</h1>
      <p className={styles.hint}>{t(isRecovering ? 'recoveryHint' : 'factorHint')}</p>
      {fault ? <Alert type="error" title={fault} showIcon style={{ marginBottom: 16 }} /> : null}
      {isRecovering ? (
        <Form.Item
          name="recoveryCode"
          label={t('recoveryCode')}
          rules={[{ required: true, message: t('recoveryCode') }]}
        >
          <Input maxLength={11} placeholder="ABCDE-FGHIJ" autoFocus />
        </Form.Item>
      ) : (
        <Form.Item
          name="code"
          label={t('secondFactor')}
          rules={[{ pattern: /^\d{6}$/, required: true, message: t('factorHint') }]}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('pass')}
      </Button>
      <div className={styles.row} style={{ marginTop: 12 }}>
        <Button type="link" onClick={() => setRecovering(!isRecovering)}>
          {t(isRecovering ? 'useApp' : 'useRecovery')}
        </Button>
        <Button type="text" onClick={() => endSession('loggedOut')}>
          {t('backToLogin')}
        </Button>
      </div>
    </Form>
  );
}
