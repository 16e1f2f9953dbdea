import { Alert, Card, Skeleton, Table, Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { DetailPage } from '../../ui/detail';
import { momentOr } from '../../ui/moments';

/** What points to own accounts: prizes of several people on one device, stopped calls, and refused invitations. */
export function Doubts({ slug }: { slug: string }) {
  const { t } = useTexts();
  const doubts = useCall('GET /api/mpmkt/v1/staff/campaign/doubts', { slug });
  if (doubts.isPending) return <Skeleton active />;
  if (doubts.isError) return <FailedState error={doubts.error} retry={() => void doubts.refetch()} />;
  const { devices, refused } = doubts.data;
  return (
    <DetailPage>
      <Alert showIcon title={t('doubtsHint')} action={<Link to="/refusals">{t('refusals')}</Link>} />
      <Card title={t('doubtsDevices')}>
        <Table
          size="small"
          pagination={false}
          rowKey="device"
          dataSource={devices}
          columns={[
            { title: t('doubtsDevice'), dataIndex: 'device' },
            { title: t('doubtsAccounts'), dataIndex: 'accounts', align: 'right' },
            { title: t('doubtsPrizes'), dataIndex: 'prizes', align: 'right' },
            { title: t('doubtsLast'), dataIndex: 'lastAt', render: momentOr },
            { title: t('customer'), dataIndex: 'customers', render: (names: string[]) => names.join('、') },
          ]}
        />
      </Card>
      <Card title={t('doubtsRefused')}>
        <Table
          size="small"
          pagination={false}
          rowKey={({ device, at }) => `${device}:${at}`}
          dataSource={refused}
          columns={[
            { title: t('at'), dataIndex: 'at', render: momentOr },
            { title: t('customer'), dataIndex: 'customer' },
            { title: t('doubtsDevice'), dataIndex: 'device' },
            {
              title: t('doubtsOutcome'),
              dataIndex: 'isRefused',
              render: (is: boolean) => t(is ? 'doubtsStopped' : 'doubtsCaptcha'),
            },
            {
              title: t('doubtsReasons'),
              dataIndex: 'reasons',
              render: (reasons: string[]) => reasons.map((reason) => <Tag key={reason}>{reason}</Tag>),
            },
          ]}
        />
      </Card>
    </DetailPage>
  );
}
