import { App, Form, Input, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { CallError } from '../api/call';
import { randomText } from '../api/sign';
import { useTexts } from '../texts/texts';

/** What a change is sent with: fields of the dialog, and a key that stays the same when it is sent again. */
export interface Submitted {
  fields: Record<string, string>;
  reason: string;
  idempotencyKey: string;
}

interface ReasonDialogProps {
  title: string;
  hint?: string | undefined;
  isDanger?: boolean | undefined;
  /** `Form.Item`s above the reason. */
  children?: ReactNode;
  initial?: Record<string, string> | undefined;
  submit: (submitted: Submitted) => Promise<unknown>;
  /** Called with true when the change was made. */
  close: (isDone: boolean) => void;
}

/** Asks why before something is changed; a refusal is said in the dialog, and nothing that was typed is lost. */
export function ReasonDialog({ title, hint, isDanger, children, initial, submit, close }: ReasonDialogProps) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [form] = Form.useForm<Record<string, string>>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const idempotencyKey = useRef(randomText(24));
  const send = async ({ reason = '', ...fields }: Record<string, string>) => {
    setBusy(true);
    setFault(null);
    try {
      await submit({ fields, reason: reason.trim(), idempotencyKey: idempotencyKey.current });
      message.success(t('done'));
      close(true);
    } catch (error) {
      // Another attempt after a refusal is another request; after a lost answer it is the same one.
      if (error instanceof CallError && error.code !== '') idempotencyKey.current = randomText(24);
      setFault((error instanceof Error && error.message) || t('offline'));
    }
    setBusy(false);
  };
  return (
    <Modal
      open
      title={title}
      okText={t('confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: isDanger ?? false, loading: isBusy }}
      onOk={() => form.submit()}
      onCancel={() => close(false)}
      destroyOnHidden
    >
      {hint ? <p>{hint}</p> : null}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={send} initialValues={initial ?? {}}>
        {children}
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={[{ required: true, min: 2, whitespace: true, message: t('reasonHint') }]}
          validateStatus={fault ? 'error' : ''}
          {...(fault ? { help: fault } : {})}
        >
          <Input.TextArea rows={3} maxLength={200} showCount placeholder={t('reasonHint')} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
