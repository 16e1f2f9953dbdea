import type { ReplyOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Typography } from 'antd';
import { invitationWords } from '../../texts/drive-words';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { WriteInvitation } from './write-invitation';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/invitations';
type Invitation = ReplyOf<typeof LIST>['items'][number];

/** Letters that consultants wrote, and what became of them. */
export function Invitations() {
  const { t } = useTexts();
  return (
    <ResourceTable
      list={LIST}
      rowKey="code"
      tools={() => <WriteInvitation />}
      columns={[
        { title: t('at'), dataIndex: 'createdAt', render: momentOr },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Invitation['state']) => <WordTag of={invitationWords[state]} />,
        },
        { title: t('surname'), dataIndex: 'surname' },
        { title: t('driveCar'), dataIndex: 'modelName' },
        {
          title: t('invitationTimes'),
          dataIndex: 'slots',
          render: (slots: Invitation['slots']) => slots.map(formatDateTime).join(' / '),
        },
        { title: t('store'), dataIndex: 'storeName' },
        { title: t('invitationBy'), dataIndex: 'consultantName' },
        { title: t('reason'), dataIndex: 'reason' },
        { title: t('driveNo'), dataIndex: 'driveNo' },
        {
          title: t('invitationLink'),
          dataIndex: 'path',
          render: (path: string) => (
            <Typography.Link href={path} target="_blank" copyable={{ text: `${location.origin}${path}` }}>
              {t('invitationLink')}
            </Typography.Link>
          ),
        },
      ]}
    />
  );
}
