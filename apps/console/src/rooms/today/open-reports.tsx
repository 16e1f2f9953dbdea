import { Card } from 'antd';
import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';
import { WaitingLine } from './waiting-line';

/** What customers reported and nobody decided about, and the way to it. */
export function OpenReports() {
  const { t } = useTexts();
  const { data } = useCall('GET /api/mpmkt/v1/staff/reports/waiting');
  return (
    <Card title={t('waitsFor', { who: t('teamContent') })} styles={{ body: { padding: '4px 0' } }}>
      <WaitingLine to="/reports?state=open" text={t('reportsOpen')} count={data?.count} oldestAt={data?.oldestAt} />
    </Card>
  );
}
