import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { netFen } from '@voltfront/rules/reconciliation/books';
import { SECOND_MS } from '@voltfront/rules/time';
import { Alert, Card, Skeleton, Table } from 'antd';
import { useEffect } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { methodWords } from '../../texts/money-words';
import { dayWords, faultWords } from '../../texts/reconciliation-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { WordTag } from '../../ui/word-tag';
import { DayFunds } from './day-funds';
import { DifferenceCounts } from './difference-counts';
import { DIFFERENCES, Differences } from './differences';
import { SignedYuan } from './signed-yuan';

const DAY = 'GET /api/mporder/v1/staff/reconciliation/day';
type Day = ReplyOf<typeof DAY>;

/** While a day is being compared, it is looked at so often. */
const LOOK_EVERY_MS = 2 * SECOND_MS;

/** A day of a payment provider: the sums of both sides, and what differs. */
export function ReconciliationDay({ id }: { id: string }) {
  const found = useCall(DAY, { dayId: id }, { everyMs: (day) => (day?.isRunning ? LOOK_EVERY_MS : false) });
  const client = useQueryClient();
  const checkedAt = found.data?.checkedAt;
  // A comparison that has run may have changed what differs.
  useEffect(() => {
    if (checkedAt) void client.invalidateQueries({ queryKey: [DIFFERENCES] });
  }, [client, checkedAt]);
  if (found.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (found.isError) return <FailedState error={found.error} retry={() => void found.refetch()} />;
  const day = found.data;
  return (
    <DetailPage>
      <Head day={day} />
      {day.checkedAt === null ? null : <DayFunds day={day} />}
      {day.checkedAt === null ? null : <Sums day={day} />}
      <Differences dayId={id} />
    </DetailPage>
  );
}

function Head({ day }: { day: Day }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions<Day>([
    {
      key: 'run',
      label: t('runAgain'),
      hint: t('runAgainHint'),
      needs: 'payments.change',
      asks: 'nothing',
      isFor: ({ isRunning }) => !isRunning,
      run: ({ dayId }, { reason, idempotencyKey }) =>
        call('POST /api/mporder/v1/staff/reconciliation/run', { body: { dayId }, reason, idempotencyKey }),
    },
  ]);
  return (
    <>
      <DetailHead
        title={`${day.day} ${say(methodWords[day.method])}`}
        tags={<WordTag of={dayWords[day.state]} />}
        buttons={buttons(day)}
        facts={[
          fact(t('netDifference'), <SignedYuan fen={day.netDifferenceFen} />),
          fact(t('differenceCounts'), <DifferenceCounts day={day} />),
          fact(t('comparedAt'), day.isRunning ? t('comparing') : momentOr(day.checkedAt)),
          fact(t('timingAmount'), <SignedYuan fen={day.timingFen} />),
          fact(t('pendingEntries'), day.pendingCount),
          fact(t('nextCheckAt'), momentOr(day.nextAt)),
        ]}
      >
        {day.fault ? <Alert type="warning" showIcon title={say(faultWords[day.fault])} /> : null}
        {day.timingFen === 0 ? null : <Alert type="info" showIcon title={t('timingHint')} />}
      </DetailHead>
      {dialog}
    </>
  );
}

function Sums({ day: { theirs, ours } }: { day: Day }) {
  const { t } = useTexts();
  const rows = [
    {
      key: 'paid',
      name: t('paidSide'),
      theirs: [theirs.paidCount, theirs.paidFen] as const,
      ours: [ours.paidCount, ours.paidFen] as const,
    },
    {
      key: 'refunded',
      name: t('refundedSide'),
      theirs: [theirs.refundedCount, theirs.refundedFen] as const,
      ours: [ours.refundedCount, ours.refundedFen] as const,
    },
    {
      key: 'net',
      name: t('netSide'),
      theirs: [theirs.paidCount + theirs.refundedCount, netFen(theirs)] as const,
      ours: [ours.paidCount + ours.refundedCount, netFen(ours)] as const,
    },
  ];
  return (
    <Card styles={{ body: { padding: 0 } }}>
      <Table
        size="middle"
        pagination={false}
        dataSource={rows}
        columns={[
          { title: t('side'), dataIndex: 'name' },
          { title: t('theirCount'), key: 'theirCount', align: 'right', render: (_, row) => row.theirs[0] },
          { title: t('theirSum'), key: 'theirSum', align: 'right', render: (_, row) => formatYuan(row.theirs[1]) },
          { title: t('ourCount'), key: 'ourCount', align: 'right', render: (_, row) => row.ours[0] },
          { title: t('ourSum'), key: 'ourSum', align: 'right', render: (_, row) => formatYuan(row.ours[1]) },
          {
            title: t('netDifference'),
            key: 'difference',
            align: 'right',
            render: (_, row) => <SignedYuan fen={row.theirs[1] - row.ours[1]} />,
          },
        ]}
      />
    </Card>
  );
}
