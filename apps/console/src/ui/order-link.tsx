import { may } from '@voltfront/contract/permissions';
import { Link } from '../app/link';
import { useSelf } from '../frame/self';

/** An order number that leads to the order, for whoever may see orders. */
export function OrderLink({ orderNo }: { orderNo: string }) {
  const maySee = may(useSelf(), 'orders.see');
  return maySee ? <Link to={`/orders/${orderNo}`}>{orderNo}</Link> : <span>{orderNo}</span>;
}
