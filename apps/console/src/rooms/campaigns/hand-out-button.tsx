import { ScanOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { ReasonDialog } from '../../ui/reason-dialog';

/** Takes the code of a prize that somebody collects, scanned or typed, and says what to hand out. */
export function HandOutButton() {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'campaigns.change')) return null;
  return (
    <>
      <Button icon={<ScanOutlined />} onClick={() => setOpen(true)}>
        {t('handOut')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('handOut')}
          hint={t('handOutHint')}
          asks="nothing"
          close={() => setOpen(false)}
          submit={async ({ fields, reason }) => {
            const body = { code: String(fields.code).trim() };
            const given = await call('POST /api/mpmkt/v1/staff/campaign/prizes/handOut', { body, reason });
            void message.success(`${t('handedOut')}: ${given.title} · ${given.person} · ${given.place}`);
          }}
        >
          <Form.Item
            name="code"
            label={t('handOutCode')}
            rules={[{ required: true, pattern: /^\s*\d{10}\s*$/, message: t('handOutCodeWrong') }]}
          >
            <Input autoFocus maxLength={20} />
          </Form.Item>
        </ReasonDialog>
      ) : null}
    </>
  );
}
