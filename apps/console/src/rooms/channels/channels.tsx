import { channelStateWords } from '../../texts/channel-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/channels';
type Line = ItemOf<typeof LIST>;

/** Channels of test drives with what they brought. */
export function Channels() {
  const { t } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="code"
      linkOf={({ code }) => `/channels/${code}`}
      columns={[
        { title: t('channelCode'), dataIndex: 'code' },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Line['state']) => <WordTag of={channelStateWords[state]} />,
        },
        { title: t('channelHeadline'), dataIndex: 'headline' },
        { title: t('channelPartner'), dataIndex: 'partnerName', render: (name: string) => name || '–' },
        { title: t('channelModels'), dataIndex: 'models', render: (models: string[]) => models.join('、') },
        { title: t('channelApplications'), dataIndex: 'applications', align: 'right' },
        { title: t('channelDrives'), dataIndex: 'drives', align: 'right' },
        { title: t('channelWindow'), key: 'window', render: (_, channel) => <Window of={channel} /> },
      ]}
    />
  );
}

/** From when until when a channel takes applications. */
export function Window({ of: { startsAt, endsAt } }: { of: Pick<Line, 'startsAt' | 'endsAt'> }) {
  const { t } = useTexts();
  return startsAt === null && endsAt === null ? t('channelAlways') : `${momentOr(startsAt)} ~ ${momentOr(endsAt)}`;
}
