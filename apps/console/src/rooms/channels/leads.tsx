import { TEST_DRIVE_STATES } from '@voltfront/rules/test-drive/test-drive-moves';
import { driveWords } from '../../texts/drive-words';
import { useTexts } from '../../texts/texts';
import { ExportButton } from '../../ui/export-button';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/leads';
type Lead = ItemOf<typeof LIST>;

/** Applications from outside: where each came from, and what the person consented to. */
export function Leads() {
  const { t, say } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="driveNo"
      tools={(query) => <ExportButton file="POST /api/mpmkt/v1/staff/testDrive/leads/export" query={query} />}
      filters={[
        { kind: 'text', name: 'channel', label: t('channelCode') },
        { kind: 'text', name: 'subChannel', label: t('channelPlacement') },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: TEST_DRIVE_STATES.map((value) => ({
            value,
            label: say([driveWords[value][0], driveWords[value][1]]),
          })),
        },
      ]}
      columns={[
        { title: t('leadAt'), dataIndex: 'createdAt', render: momentOr },
        { title: t('leadPerson'), key: 'person', render: (_, { name, mobile }) => `${name} ${mobile}` },
        { title: t('state'), dataIndex: 'state', render: (state: Lead['state']) => <WordTag of={driveWords[state]} /> },
        { title: t('driveSource'), dataIndex: 'channelTitle' },
        { title: t('channelPlacement'), dataIndex: 'subChannel', render: (text: string) => text || '–' },
        { title: t('leadClick'), dataIndex: 'click', render: (text: string) => text || '–' },
        { title: t('model'), dataIndex: 'modelName' },
        { title: t('leadCity'), dataIndex: 'cityName' },
        { title: t('store'), dataIndex: 'storeName', render: (name: string) => name || '–' },
        { title: t('leadConsent'), dataIndex: 'consent', render: (text: string) => text || '–' },
        { title: t('driveNo'), dataIndex: 'driveNo' },
      ]}
    />
  );
}
