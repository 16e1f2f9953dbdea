import { FORBIDDEN } from '@voltfront/contract/error-codes';
import { SECOND_MS } from '@voltfront/rules/time';
import { Alert, App, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { CallError, call } from '../api/call';
import { beginSession, type EndReason } from '../api/session';
import { useTexts } from '../texts/texts';
import { useFilled } from './fill-phone';
import styles from './login.module.css';

interface Fields {
  mobile: string;
  code: string;
}

/** Login by phone and SMS code. */
export function PhoneStep({ reason }: { reason: EndReason | null }) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [waitS, setWaitS] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useFilled((filled) => form.setFieldsValue(filled));
  useEffect(() => {
    if (waitS === 0) return;
    const timer = setTimeout(() => setWaitS(waitS - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [waitS]);

  const say = (error: unknown) => {
    if (!(error instanceof CallError)) return;
    setFault(error.code === FORBIDDEN ? t('notStaff') : error.message || t('offline'));
  };
  const sendCode = async () => {
    const { mobile } = await form.validateFields(['mobile']);
    setFault(null);
    try {
      const { resendAfterS } = await call('GET /api/mpaccount/v1/staff/pub/code', { query: { mobile } });
      setWaitS(resendAfterS);
      message.success(t('codeSent'));
    } catch (error) {
      say(error);
    }
  };
  const logIn = async (fields: Fields) => {
    setBusy(true);
    setFault(null);
    try {
      beginSession((await call('POST /api/mpaccount/v1/staff/pub/login', { body: fields })).token);
    } catch (error) {
      say(error);
    }
    setBusy(false);
  };

  const notice = fault ?? (reason ? t(reason) : null);
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={logIn} validateTrigger="onSubmit">
      <h1>{t('loginTitle')}</h1>
      <p className={styles.hint}>{t('loginHint')}</p>
      {notice ? <Alert type={fault ? 'error' : 'info'} title={notice} showIcon style={{ marginBottom: 16 }} /> : null}
      <Form.Item
        name="mobile"
        label={t('phone')}
        rules={[{ pattern: /^1\d{10}$/, required: true, message: t('phoneWrong') }]}
      >
        <Input inputMode="numeric" autoComplete="tel" maxLength={11} autoFocus />
      </Form.Item>
      <Form.Item label={t('smsCode')} htmlFor="code">
        <div className={styles.row}>
          <Form.Item name="code" noStyle rules={[{ pattern: /^\d{6}$/, required: true, message: t('smsCode') }]}>
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          </Form.Item>
          <Button onClick={() => void sendCode().catch(() => null)} disabled={waitS > 0}>
            {waitS > 0 ? t('resendIn', { n: waitS }) : t('sendCode')}
          </Button>
        </div>
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('logIn')}
      </Button>
    </Form>
  );
}
