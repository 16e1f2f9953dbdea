import { APPLICATION_STATES } from '@voltfront/rules/campaign/recruit';
import { withCommas } from '@voltfront/rules/money';
import { applicationWords } from '../../texts/creator-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { useCreatorActions } from './creator-actions';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/recruit/applications';

/** People who apply to be creators: in the order in which they came. */
export function Creators() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="applicationId"
      linkOf={({ applicationId }) => `/creators/${applicationId}`}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          preset: 'review',
          options: APPLICATION_STATES.map((value) => {
            const [chinese, english] = applicationWords[value];
            return { value, label: say([chinese, english]) };
          }),
        },
      ]}
      columns={[
        { title: t('creatorSentAt'), dataIndex: 'sentAt', render: (at: number) => momentOr(at) },
        { title: t('creatorCampaign'), dataIndex: 'campaign' },
        { title: t('customer'), dataIndex: 'person' },
        { title: t('creatorName'), dataIndex: 'name' },
        {
          title: t('creatorIsOwner'),
          dataIndex: 'isOwner',
          render: (isOwner: boolean) => t(isOwner ? 'creatorOwner' : 'creatorFan'),
        },
        {
          title: t('creatorFollowers'),
          dataIndex: 'followers',
          align: 'right',
          render: (count: number) => withCommas(count),
        },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: ItemOf<typeof LIST>['state']) => <WordTag of={applicationWords[state]} />,
        },
      ]}
      actions={useCreatorActions()}
    />
  );
}
