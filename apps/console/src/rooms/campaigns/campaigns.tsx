import { CAMPAIGN_STATES, type CampaignState } from '@voltfront/rules/campaign/campaign-state';
import { DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { call } from '../../api/call';
import { campaignStateWords, engineWords } from '../../texts/campaign-words';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { momentOf, momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/list';
type Campaign = ItemOf<typeof LIST>;
type Target = 'published' | 'paused' | 'withdrawn' | 'ended';

/** Campaigns of all engines: where each stands, and what staff do about it. */
export function Campaigns() {
  const { t, say } = useTexts();
  const turn = (to: Target, from: readonly CampaignState[], more: Partial<Action<Campaign>>): Action<Campaign> => ({
    key: to,
    label: to,
    needs: 'campaigns.change',
    isFor: ({ state }) => from.includes(state),
    run: ({ slug, revision }, { reason, idempotencyKey }) =>
      call('POST /api/mpmkt/v1/staff/campaign/switch', { body: { slug, revision, to }, reason, idempotencyKey }),
    ...more,
  });
  return (
    <ResourceTable
      list={LIST}
      rowKey="slug"
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: CAMPAIGN_STATES.map((state) => {
            const [chinese, english] = campaignStateWords[state];
            return { value: state, label: say([chinese, english]) };
          }),
        },
      ]}
      columns={[
        { title: t('campaignTitle'), dataIndex: 'title' },
        { title: t('campaignSlug'), dataIndex: 'slug' },
        {
          title: t('campaignEngine'),
          dataIndex: 'engine',
          render: (engine: string) => say(engineWords[engine] ?? [engine, engine]),
        },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: CampaignState) => <WordTag of={campaignStateWords[state]} />,
        },
        { title: t('campaignFrom'), dataIndex: 'startsAt', render: momentOr },
        { title: t('campaignUntil'), dataIndex: 'endsAt', render: momentOr },
      ]}
      actions={[
        turn('published', ['draft', 'paused'], { label: t('campaignPublish'), isMain: true }),
        turn('paused', ['running', 'announced'], { label: t('campaignPause') }),
        turn('ended', ['running', 'paused'], { label: t('campaignEnd'), isDanger: true }),
        turn('withdrawn', ['draft', 'announced', 'running', 'paused', 'ended'], {
          label: t('campaignWithdraw'),
          isDanger: true,
        }),
        {
          key: 'duplicate',
          label: t('campaignDuplicate'),
          needs: 'campaigns.change',
          fields: () => <CopyFields />,
          run: ({ slug }, { fields, reason, idempotencyKey }) =>
            call('POST /api/mpmkt/v1/staff/campaign/duplicate', {
              body: { slug, newSlug: String(fields.newSlug), startsAt: momentOf(fields.startsAt as Dayjs) },
              reason,
              idempotencyKey,
            }),
        },
      ]}
    />
  );
}

/** Name and start of a copy. */
function CopyFields() {
  const { t } = useTexts();
  const wanted = { required: true, message: t('wanted') };
  return (
    <>
      <Form.Item
        name="newSlug"
        label={t('campaignNewSlug')}
        rules={[wanted, { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, max: 40, message: t('campaignSlugWrong') }]}
      >
        <Input />
      </Form.Item>
      <Form.Item name="startsAt" label={t('campaignFrom')} rules={[wanted]}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
    </>
  );
}
