import type { OrderStateData } from '@voltfront/contract';
import { may, type Permission } from '@voltfront/contract/permissions';
import { Card } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { useSelf } from '../../frame/self';
import type { TextKey } from '../../texts/catalogue';
import { useTexts } from '../../texts/texts';
import styles from './orders.module.css';

interface Way {
  title: TextKey;
  needs: Permission;
  to: (orderNo: string) => string;
  /** States of orders that have such a thing; all when left out. */
  states?: readonly OrderStateData[];
  /** Says whether this order has one, where its state does not. */
  asks?: 'GET /api/mporder/v1/staff/insurance/policy' | 'GET /api/mporder/v1/staff/pickup/handover';
}

const ON_THE_WAY: readonly OrderStateData[] = ['locked', 'inProduction', 'inTransit', 'arrived'];
const PAID: readonly OrderStateData[] = ['paidInFull', 'delivered'];
const AT_STORE: readonly OrderStateData[] = ['arrived', 'paidInFull', 'delivered'];

/** Other rooms that have something of an order. */
const WAYS: readonly Way[] = [
  { title: 'production', needs: 'production.see', to: (orderNo) => `/production/${orderNo}`, states: ON_THE_WAY },
  { title: 'inspections', needs: 'handovers.see', to: (orderNo) => `/inspections/${orderNo}`, states: AT_STORE },
  {
    title: 'insurance',
    needs: 'handovers.see',
    to: (orderNo) => `/insurance/${orderNo}`,
    states: AT_STORE,
    asks: 'GET /api/mporder/v1/staff/insurance/policy',
  },
  {
    title: 'pickup',
    needs: 'handovers.see',
    to: (orderNo) => `/pickup/${orderNo}`,
    states: AT_STORE,
    asks: 'GET /api/mporder/v1/staff/pickup/handover',
  },
  { title: 'invoices', needs: 'invoices.see', to: (orderNo) => `/invoices?orderNo=${orderNo}`, states: PAID },
  { title: 'refunds', needs: 'refunds.see', to: (orderNo) => `/refunds?search=${orderNo}` },
  { title: 'payments', needs: 'payments.see', to: (orderNo) => `/payments?number=${orderNo}` },
];

/** Ways from an order to what other rooms have of it. */
export function Related({ orderNo, state }: { orderNo: string; state: OrderStateData }) {
  const { t } = useTexts();
  const self = useSelf();
  const shown = WAYS.filter(({ needs, states }) => may(self, needs) && (states?.includes(state) ?? true));
  if (shown.length === 0) return null;
  return (
    <Card title={t('related')}>
      <nav className={styles.related}>
        {shown.map((way) => (
          <WayLink key={way.title} way={way} orderNo={orderNo} />
        ))}
      </nav>
    </Card>
  );
}

function WayLink({ way: { title, to, asks }, orderNo }: { way: Way; orderNo: string }) {
  const { t } = useTexts();
  const found = useCall(
    asks ?? 'GET /api/mporder/v1/staff/pickup/handover',
    { orderNo },
    { isOff: asks === undefined },
  );
  return asks === undefined || found.data ? <Link to={to(orderNo)}>{t(title)}</Link> : null;
}
