import { formatYuan } from '@voltfront/rules/money';
import { Card, DatePicker, Skeleton, Statistic } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { useTexts } from '../../texts/texts';
import { BarChart } from '../../ui/bar-chart';
import { DetailPage } from '../../ui/detail';
import styles from './campaigns.module.css';

const MOST_DAYS = 92;
const spanBefore = (days: number): [Dayjs, Dayjs] => [dayjs().subtract(days - 1, 'day'), dayjs()];

const CHARTS = [
  [
    'campaignVisits',
    [
      ['visits', 'campaignVisitsMade', '#b5c7ca'],
      ['visitors', 'campaignVisitors', '#0a6570'],
    ],
  ],
  [
    'campaignReach',
    [
      ['shares', 'campaignShares', '#b5c7ca'],
      ['views', 'campaignViews', '#0a6570'],
    ],
  ],
  [
    'campaignTaking',
    [
      ['people', 'campaignPeople', '#0a6570'],
      ['invited', 'campaignInvited', '#d29a3a'],
    ],
  ],
  [
    'campaignResults',
    [
      ['drives', 'campaignDrives', '#b5c7ca'],
      ['deposits', 'campaignDeposits', '#0a6570'],
    ],
  ],
] as const;

/** What a campaign brought by day, and what a deposit cost. */
export function CampaignFigures({ slug }: { slug: string }) {
  const { t } = useTexts();
  const [[from, to], setSpan] = useState(() => spanBefore(30));
  const span = { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') };
  const figures = useCall('GET /api/mpmkt/v1/staff/campaign/figures', { slug, ...span }, { isPaged: true });
  if (figures.isPending) return <Skeleton active />;
  if (figures.isError) return <FailedState error={figures.error} retry={() => void figures.refetch()} />;
  const { days, sums, costFen, withoutCost, costPerDepositFen } = figures.data;
  return (
    <DetailPage>
      <Card>
        <DatePicker.RangePicker
          aria-label={t('span')}
          allowClear={false}
          value={[from, to]}
          disabledDate={(day, { from: start }) =>
            day.isAfter(dayjs(), 'day') || (start !== undefined && Math.abs(day.diff(start, 'day')) >= MOST_DAYS)
          }
          presets={[7, 30, 90].map((n) => ({
            label: t(n === 7 ? 'last7' : n === 30 ? 'last30' : 'last90'),
            value: spanBefore(n),
          }))}
          onChange={(chosen) => chosen?.[0] && chosen[1] && setSpan([chosen[0], chosen[1]])}
        />
        <div className={styles.sums}>
          <Statistic title={t('campaignVisitsMade')} value={sums.visits} />
          <Statistic title={t('campaignVisitors')} value={sums.visitors} />
          <Statistic title={t('campaignPeople')} value={sums.people} />
          <Statistic title={t('campaignDeposits')} value={sums.deposits} />
          <Statistic title={t('campaignSpent')} value={formatYuan(costFen)} />
          <Statistic
            title={t('campaignPerDeposit')}
            value={costPerDepositFen === null ? '–' : formatYuan(costPerDepositFen)}
          />
        </div>
        {withoutCost > 0 ? <p>{t('campaignWithoutCost', { n: withoutCost })}</p> : null}
      </Card>
      {CHARTS.map(([title, series]) => (
        <Card key={title} title={t(title)}>
          <BarChart
            title={t(title)}
            format={(value) => String(Math.round(value))}
            series={series.map(([name, label, colour]) => ({ name: t(label), colour, sum: String(sums[name]) }))}
            data={days.map((day) => ({ label: day.day, values: series.map(([name]) => day[name]) }))}
          />
        </Card>
      ))}
    </DetailPage>
  );
}
