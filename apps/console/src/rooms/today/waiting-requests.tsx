import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';
import { WaitingLine } from './waiting-line';

/** Customers who wait for another adviser, and the way to them. */
export function WaitingRequests() {
  const { t } = useTexts();
  const { data } = useCall('GET /api/mporder/v1/staff/care/waiting');
  return <WaitingLine to="/advisers" text={t('adviserRequests')} count={data?.count} oldestAt={data?.oldestAt} />;
}
