import { formatYuan } from '@voltfront/rules/money';
import { Card, Skeleton } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { BarChart } from '../../ui/bar-chart';
import type { Span } from './figures';

/** Money in and out by day. */
export function MoneyFigures({ span }: { span: Span }) {
  const { t } = useTexts();
  const figures = useCall('GET /api/mporder/v1/staff/payments/figures', span, { isPaged: true });
  if (figures.isPending) return <Skeleton active />;
  if (figures.isError) return <FailedState error={figures.error} retry={() => void figures.refetch()} />;
  const { days } = figures.data;
  const total = (name: 'inFen' | 'outFen') => formatYuan(days.reduce((sum, day) => sum + day[name], 0));
  return (
    <Card title={t('moneyByDay')}>
      <BarChart
        title={t('moneyByDay')}
        format={(fen) => formatYuan(Math.round(fen / 100) * 100)}
        series={[
          { name: t('moneyIn'), colour: '#0a6570', sum: total('inFen') },
          { name: t('moneyOut'), colour: '#c4622d', sum: total('outFen') },
        ]}
        data={days.map(({ day, inFen, outFen }) => ({ label: day, values: [inFen, outFen] }))}
      />
    </Card>
  );
}
