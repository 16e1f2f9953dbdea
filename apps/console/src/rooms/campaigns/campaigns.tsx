import { PlusOutlined } from '@ant-design/icons';
import { may } from '@voltfront/contract/permissions';
import { CAMPAIGN_STATES, type CampaignState } from '@voltfront/rules/campaign/campaign-state';
import { Button, Dropdown } from 'antd';
import { go } from '../../app/route';
import { useSelf } from '../../frame/self';
import { campaignStateWords, engineWords } from '../../texts/campaign-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { useCampaignActions } from './campaign-actions';
import { NEW } from './campaign-detail';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/list';

/** Campaigns of all engines: where each stands, and what staff do about it. */
export function Campaigns() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="slug"
      linkOf={({ slug }) => `/campaigns/${slug}`}
      tools={() => <NewCampaign />}
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
      actions={useCampaignActions()}
    />
  );
}

/** Begins a campaign of a chosen kind. */
function NewCampaign() {
  const { t, say } = useTexts();
  if (!may(useSelf(), 'campaigns.change')) return null;
  const items = Object.entries(engineWords).map(([engine, words]) => ({ key: engine, label: say(words) }));
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => go(`/campaigns/${NEW}?engine=${key}`) }}>
      <Button type="primary" icon={<PlusOutlined />}>
        {t('campaignNew')}
      </Button>
    </Dropdown>
  );
}
