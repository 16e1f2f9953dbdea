import { may } from '@voltfront/contract/permissions';
import { Card, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import styles from './figures.module.css';
import { MoneyFigures } from './money-figures';
import { OrderFigures } from './order-figures';

/** Days from and to, as the calls take them. */
export interface Span {
  from: string;
  to: string;
}

const MOST_DAYS = 92;
const spanBefore = (days: number): [Dayjs, Dayjs] => [dayjs().subtract(days - 1, 'day'), dayjs()];

/** Charts of a span of days: orders, money, and how long orders stay in each state. */
export function Figures() {
  const { t } = useTexts();
  const self = useSelf();
  const [[from, to], setSpan] = useState(() => spanBefore(30));
  const span = { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') };
  return (
    <div className={styles.page}>
      <Card styles={{ body: { padding: '12px 16px' } }}>
        <DatePicker.RangePicker
          aria-label={t('span')}
          allowClear={false}
          value={[from, to]}
          disabledDate={(day, { from: start }) =>
            day.isAfter(dayjs(), 'day') || (start !== undefined && Math.abs(day.diff(start, 'day')) >= MOST_DAYS)
          }
          presets={[
            { label: t('last7'), value: spanBefore(7) },
            { label: t('last30'), value: spanBefore(30) },
            { label: t('last90'), value: spanBefore(90) },
          ]}
          onChange={(days) => days?.[0] && days[1] && setSpan([days[0], days[1]])}
        />
      </Card>
      {may(self, 'orders.see') ? <OrderFigures span={span} /> : null}
      {may(self, 'payments.see') ? <MoneyFigures span={span} /> : null}
    </div>
  );
}
