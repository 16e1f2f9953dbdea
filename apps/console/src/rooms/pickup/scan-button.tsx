import { ScanOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { go } from '../../app/route';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { ReasonDialog } from '../../ui/reason-dialog';

/** Takes the six digits of a customer who stands in the store, and opens their handover. */
export function ScanButton() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'handovers.change')) return null;
  return (
    <>
      <Button type="primary" icon={<ScanOutlined />} onClick={() => setOpen(true)}>
        {t('scan')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('scan')}
          hint={t('scanHint')}
          asks="nothing"
          close={() => setOpen(false)}
          submit={async ({ fields, idempotencyKey }) => {
            const body = { code: String(fields.code) };
            const { orderNo } = await call('POST /api/mporder/v1/staff/pickup/scan', { body, idempotencyKey });
            go(`/pickup/${orderNo}`);
          }}
        >
          <Form.Item
            name="code"
            label={t('pickupCode')}
            rules={[{ required: true, pattern: /^\d{6}$/, message: t('pickupCodeWrong') }]}
          >
            <Input.OTP length={6} formatter={(text) => text.replace(/\D/g, '')} />
          </Form.Item>
        </ReasonDialog>
      ) : null}
    </>
  );
}
