import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { Card, Empty, Skeleton } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { stateWords } from '../../texts/domain';
import { useTexts } from '../../texts/texts';
import { sayAge } from '../../ui/age';
import { BarChart } from '../../ui/bar-chart';
import type { Span } from './figures';
import styles from './figures.module.css';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Orders by day, and the time they spent in each state. */
export function OrderFigures({ span }: { span: Span }) {
  const { t } = useTexts();
  const figures = useCall('GET /api/mporder/v1/staff/orders/figures', span, { isPaged: true });
  if (figures.isPending) return <Skeleton active />;
  if (figures.isError) return <FailedState error={figures.error} retry={() => void figures.refetch()} />;
  const { days, stages } = figures.data;
  const total = (name: 'made' | 'paid' | 'delivered') => String(sumOf(days.map((day) => day[name])));
  return (
    <>
      <Card title={t('ordersByDay')}>
        <BarChart
          title={t('ordersByDay')}
          format={(value) => String(Math.round(value))}
          series={[
            { name: t('made'), colour: '#b5c7ca', sum: total('made') },
            { name: t('firstPaid'), colour: '#0a6570', sum: total('paid') },
            { name: t('delivered'), colour: '#d29a3a', sum: total('delivered') },
          ]}
          data={days.map(({ day, made, paid, delivered }) => ({ label: day, values: [made, paid, delivered] }))}
        />
      </Card>
      <Card title={t('daysPerStage')}>
        {stages.length > 0 ? <Stages stages={stages} /> : <Empty description={t('noFigures')} />}
      </Card>
    </>
  );
}

type Stage = { state: keyof typeof stateWords; count: number; medianHours: number; slowHours: number };

function Stages({ stages }: { stages: readonly Stage[] }) {
  const texts = useTexts();
  const { t, say } = texts;
  const longest = Math.max(...stages.map(({ slowHours }) => slowHours), DAY_MS / HOUR_MS);
  return (
    <div className={styles.stages}>
      <div className={styles.legend}>
        <span className={styles.half}>{t('median')}</span>
        <span className={styles.slow}>{t('slow')}</span>
      </div>
      {stages.map(({ state, count, medianHours, slowHours }) => (
        <div key={state} className={styles.stage}>
          <span>{say(stateWords[state])}</span>
          <svg viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(3, (slowHours / longest) * 1000)} height="14" fill="#cfe0e2" />
            <rect width={Math.max(3, (medianHours / longest) * 1000)} height="14" fill="#0a6570" />
          </svg>
          <span>
            <b>{sayAge(texts, medianHours * HOUR_MS)}</b> / {sayAge(texts, slowHours * HOUR_MS)}
          </span>
          <small>{t('moves', { n: count })}</small>
        </div>
      ))}
    </div>
  );
}
