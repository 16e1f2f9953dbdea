import type { OrderStateData } from '@voltfront/contract';
import { may, type Permission } from '@voltfront/contract/permissions';
import { Card } from 'antd';
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
}

const ON_THE_WAY: readonly OrderStateData[] = ['locked', 'inProduction', 'inTransit', 'arrived'];
const AT_STORE: readonly OrderStateData[] = ['arrived', 'paidInFull', 'delivered'];

/** Other rooms that have something of an order. */
const WAYS: readonly Way[] = [
  { title: 'production', needs: 'production.see', to: (orderNo) => `/production/${orderNo}`, states: ON_THE_WAY },
  { title: 'inspections', needs: 'handovers.see', to: (orderNo) => `/inspections/${orderNo}`, states: AT_STORE },
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
        {shown.map(({ title, to }) => (
          <Link key={title} to={to(orderNo)}>
            {t(title)}
          </Link>
        ))}
      </nav>
    </Card>
  );
}
