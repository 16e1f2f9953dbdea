import { useQueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { Alert, App, Form, Input, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { CallError } from '../api/call';
import { randomText } from '../api/sign';
import { useTexts } from '../texts/texts';

/** What a change is sent with: fields of the dialog, and a key that stays the same when it is sent again. */
export interface Submitted {
  fields: Record<string, unknown>;
  reason: string;
  idempotencyKey: string;
}

/** What is asked for beside the fields: a reason, a note that may be left out, or nothing where the fields say it all. */
export type Asks = 'reason' | 'note' | 'nothing';

/** Longest wait for what is on the page to be read anew, before a dialog closes all the same. */
const REFRESH_MS = 5 * SECOND_MS;

interface ReasonDialogProps {
  title: string;
  hint?: string | undefined;
  isDanger?: boolean | undefined;
  /** A reason when left out. */
  asks?: Asks | undefined;
  longest?: number | undefined;
  width?: number | undefined;
  /** `Form.Item`s above the reason. */
  children?: ReactNode;
  initial?: Record<string, unknown> | undefined;
  submit: (submitted: Submitted) => Promise<unknown>;
  /** Called with true when the change was made. */
  close: (isDone: boolean) => void;
}

/**
 * Asks why before something is changed; a refusal is said in the dialog, and nothing that was typed is lost.
 * It closes when the page shows the change, so the next press is not about a row as it was before.
 */
export function ReasonDialog({
  title,
  hint,
  isDanger,
  asks = 'reason',
  longest = 200,
  width = 520,
  children,
  initial,
  submit,
  close,
}: ReasonDialogProps) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const idempotencyKey = useRef(randomText(24));
  const send = async ({ reason = '', ...fields }: Record<string, unknown>) => {
    setBusy(true);
    setFault(null);
    try {
      await submit({ fields, reason: String(reason).trim(), idempotencyKey: idempotencyKey.current });
      await Promise.race([client.invalidateQueries(), wait(REFRESH_MS)]);
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
      width={width}
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
        {asks === 'nothing' ? null : (
          <Form.Item
            name="reason"
            label={t(asks === 'note' ? 'note' : 'reason')}
            rules={asks === 'note' ? [] : [{ required: true, min: 2, whitespace: true, message: t('reasonHint') }]}
          >
            <Input.TextArea
              rows={3}
              maxLength={longest}
              showCount
              placeholder={t(asks === 'note' ? 'noteHint' : 'reasonHint')}
            />
          </Form.Item>
        )}
        {fault ? <Alert type="error" showIcon title={fault} /> : null}
      </Form>
    </Modal>
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
