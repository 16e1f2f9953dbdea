import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { ResourceTable } from '../../ui/resource-table';

/** How the points of somebody came and went. */
export function PointsLedger({ accountId }: { accountId: string }) {
  const { t } = useTexts();
  return (
    <ResourceTable
      list="GET /api/mpintegral/v1/staff/points/entries"
      rowKey="entryId"
      fixed={{ accountId }}
      columns={[
        { title: t('at'), dataIndex: 'at', render: momentOr },
        { title: t('entryTitle'), dataIndex: 'title' },
        {
          title: t('delta'),
          dataIndex: 'delta',
          align: 'right',
          render: (delta: number) => (delta > 0 ? `+${delta}` : delta),
        },
        { title: t('balanceAfter'), dataIndex: 'balanceAfter', align: 'right' },
      ]}
    />
  );
}
