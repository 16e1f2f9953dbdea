import { EditOutlined } from '@ant-design/icons';
import type { BodyInputOf, ReplyOf } from '@voltfront/contract';
import { may } from '@voltfront/contract/permissions';
import { Alert, Button, Drawer, Form, Space } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { ReasonDialog } from '../../ui/reason-dialog';
import { AudienceFields } from './audience-fields';
import { MessageFields } from './message-fields';

const PREVIEW = 'POST /api/mpaccount/v1/staff/messages/preview';
type Preview = ReplyOf<typeof PREVIEW>;
type Audience = NonNullable<BodyInputOf<typeof PREVIEW>['filter']>;
type Written = Pick<BodyInputOf<'POST /api/mpaccount/v1/staff/messages/send'>, 'title' | 'body' | 'link'>;
type Filled = Written & Audience & { kind: BodyInputOf<typeof PREVIEW>['kind'] };

/** Writes to an audience: its conditions, who that is, and then the message. */
export function WriteToMany() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'customers.change')) return null;
  return (
    <>
      <Button type="primary" icon={<EditOutlined />} onClick={() => setOpen(true)}>
        {t('writeToMany')}
      </Button>
      {isOpen ? <Writer close={() => setOpen(false)} /> : null}
    </>
  );
}

function Writer({ close }: { close: () => void }) {
  const { t } = useTexts();
  const [form] = Form.useForm<Filled>();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const look = async () => {
    setBusy(true);
    setFault(null);
    try {
      const { kind, group, minLevel, modelId, cityCode, platform, inactiveDays } = form.getFieldsValue();
      const filter = Object.fromEntries(
        Object.entries({ group, minLevel, modelId, cityCode, platform, inactiveDays }).filter(
          ([, value]) => value !== undefined && value !== null,
        ),
      );
      setPreview(await call(PREVIEW, { body: { kind, filter } }));
    } catch (error) {
      setFault((error instanceof Error && error.message) || t('offline'));
    }
    setBusy(false);
  };
  const count = preview?.count ?? 0;
  return (
    <Drawer
      open
      size={560}
      title={t('writeToMany')}
      onClose={close}
      footer={
        <Space>
          <Button loading={isBusy} onClick={() => void look()}>
            {t('previewAudience')}
          </Button>
          <Button
            type="primary"
            disabled={count === 0}
            onClick={() =>
              void form.validateFields().then(
                () => setAsking(true),
                () => undefined,
              )
            }
          >
            {t('send')}
          </Button>
        </Space>
      }
    >
      <Form<Filled>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ kind: 'activity', group: 'all' }}
        onValuesChange={(changed) => {
          // Words may still change; another audience has to be looked at again.
          if (!Object.keys(changed).every((name) => ['title', 'body', 'link'].includes(name))) setPreview(null);
        }}
      >
        <AudienceFields />
        <MessageFields />
      </Form>
      {fault ? <Alert type="error" showIcon title={fault} /> : <Audience preview={preview} />}
      {isAsking && preview ? (
        <ReasonDialog
          title={t('send')}
          hint={t('sendHint', { n: count })}
          submit={({ reason, idempotencyKey }) => {
            const { title, body: text, link = '' } = form.getFieldsValue();
            const body = { title, body: text, link, previewToken: preview.previewToken };
            return call('POST /api/mpaccount/v1/staff/messages/send', { body, reason, idempotencyKey });
          }}
          close={(isDone) => {
            setAsking(false);
            if (isDone) close();
          }}
        />
      ) : null}
    </Drawer>
  );
}

function Audience({ preview }: { preview: Preview | null }) {
  const { t } = useTexts();
  if (!preview) return <Alert type="info" showIcon title={t('previewFirst')} />;
  if (preview.count === 0) return <Alert type="warning" showIcon title={t('nobody')} />;
  const sample = preview.sample.map(({ nickname, mobile }) => `${nickname} ${mobile}`).join('，');
  return (
    <Alert
      type="success"
      showIcon
      title={t('audienceOf', { n: preview.count })}
      description={`${t('sample')}：${sample}`}
    />
  );
}
