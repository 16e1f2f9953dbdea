import type { OrderStateData } from '@voltfront/contract';
import { Tag } from 'antd';
import { stateWords } from '../texts/domain';
import { useTexts } from '../texts/texts';

const COLOURS: Record<OrderStateData, string> = {
  created: 'gold',
  expired: 'default',
  cancelled: 'default',
  intentionPaid: 'cyan',
  depositPaid: 'blue',
  locked: 'geekblue',
  inProduction: 'purple',
  inTransit: 'purple',
  arrived: 'magenta',
  paidInFull: 'green',
  delivered: 'green',
  refunding: 'volcano',
  refunded: 'default',
};

/** The state of an order. */
export function StateTag({ state }: { state: OrderStateData }) {
  const { say } = useTexts();
  return (
    <Tag color={COLOURS[state]} variant="filled">
      {say(stateWords[state])}
    </Tag>
  );
}
