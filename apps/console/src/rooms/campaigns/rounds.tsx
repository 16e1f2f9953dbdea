import { PlusOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { Button, DatePicker, Form, Input, InputNumber, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSelf } from '../../frame/self';
import { roundStateWords } from '../../texts/campaign-words';
import { useTexts } from '../../texts/texts';
import { momentOf, momentOr } from '../../ui/moments';
import { ReasonDialog, type Submitted } from '../../ui/reason-dialog';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { valuesOf } from '../../ui/schema/schema';
import { WordTag } from '../../ui/word-tag';
import type { Campaign } from './campaign-draft';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/rounds';
type Round = ItemOf<typeof LIST>;

/** Rounds of packets that the brand gives: added, cancelled before they begin, ended while they run. */
export function Rounds({ campaign }: { campaign: Campaign }) {
  const { t } = useTexts();
  const { slug } = campaign;
  return (
    <ResourceTable
      list={LIST}
      rowKey="packetId"
      fixed={{ slug }}
      tools={() => <NewRound campaign={campaign} />}
      columns={[
        { title: t('campaignTitle'), dataIndex: 'title' },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Round['state']) => <WordTag of={roundStateWords[state]} />,
        },
        { title: t('roundOpensAt'), dataIndex: 'opensAt', render: momentOr },
        { title: t('campaignUntil'), dataIndex: 'expiresAt', render: momentOr },
        {
          title: t('roundKind'),
          dataIndex: 'kind',
          render: (kind: Round['kind']) => t(kind === 'random' ? 'roundRandom' : 'roundEqual'),
        },
        {
          title: t('roundShares'),
          key: 'shares',
          align: 'right',
          render: (_, { taken, shares }) => `${taken} / ${shares}`,
        },
        {
          title: t('roundPoints'),
          key: 'points',
          align: 'right',
          render: (_, { drawnPoints, points }) => `${drawnPoints} / ${points}`,
        },
      ]}
      actions={[
        {
          key: 'end',
          label: t('roundEnd'),
          hint: t('roundEndHint'),
          isDanger: true,
          needs: 'campaigns.change',
          isFor: ({ state }) => state === 'coming' || state === 'running',
          run: ({ packetId }, { reason, idempotencyKey }) =>
            call('POST /api/mpmkt/v1/staff/campaign/rounds/end', { body: { packetId }, reason, idempotencyKey }),
        },
      ]}
    />
  );
}

function NewRound({ campaign }: { campaign: Campaign }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'campaigns.change')) return null;
  const submit = ({ fields, reason, idempotencyKey }: Submitted) => {
    const { title, kind, greeting, skin, condition, shares, points, opensAt } = fields as unknown as Round & {
      opensAt: Dayjs;
    };
    const round = { title, kind, greeting, skin, condition, shares, points, opensAt: momentOf(opensAt) };
    const body = { slug: campaign.slug, ...round };
    return call('POST /api/mpmkt/v1/staff/campaign/rounds/add', { body, reason, idempotencyKey });
  };
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t('roundNew')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('roundNew')}
          asks="nothing"
          initial={{ kind: 'random', condition: 'anyone', shares: 100, points: 1000 }}
          submit={submit}
          close={() => setOpen(false)}
        >
          <RoundFields settings={campaign.settings} />
        </ReasonDialog>
      ) : null}
    </>
  );
}

/** What a round needs, from what its campaign allows. */
function RoundFields({ settings }: { settings: Campaign['settings'] }) {
  const { t } = useTexts();
  const rules = [{ required: true, message: t('wanted') }];
  const skins = Array.isArray(settings.skins) ? settings.skins.map(valuesOf) : [];
  return (
    <>
      <Form.Item name="title" label={t('campaignTitle')} rules={rules}>
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name="opensAt" label={t('roundOpensAt')} rules={rules}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
      <Form.Item name="kind" label={t('roundKind')} rules={rules}>
        <Select
          options={[
            { value: 'random', label: t('roundRandom') },
            { value: 'equal', label: t('roundEqual') },
          ]}
        />
      </Form.Item>
      <Form.Item name="shares" label={t('roundShares')} rules={rules}>
        <InputNumber min={1} max={2000} precision={0} />
      </Form.Item>
      <Form.Item name="points" label={t('roundPoints')} rules={rules}>
        <InputNumber min={1} max={1_000_000} precision={0} />
      </Form.Item>
      <Form.Item name="greeting" label={t('roundGreeting')} rules={rules}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="skin" label={t('roundSkin')} rules={rules}>
        <Select options={skins.map(({ key, name }) => ({ value: String(key), label: String(name) }))} />
      </Form.Item>
      <Form.Item name="condition" label={t('roundCondition')} rules={rules}>
        <Select
          options={[
            { value: 'anyone', label: t('roundAnyone') },
            { value: 'owners', label: t('campaignOwners') },
          ]}
        />
      </Form.Item>
    </>
  );
}
