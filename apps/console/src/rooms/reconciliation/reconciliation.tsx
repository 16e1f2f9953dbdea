import { formatYuan } from '@voltfront/rules/money';
import { netFen } from '@voltfront/rules/reconciliation/books';
import { methodWords } from '../../texts/money-words';
import { dayWords, faultWords } from '../../texts/reconciliation-words';
import { useTexts } from '../../texts/texts';
import { ExportButton } from '../../ui/export-button';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { DifferenceCounts } from './difference-counts';
import { SignedYuan } from './signed-yuan';

const LIST = 'GET /api/mporder/v1/staff/reconciliation/days';
const EXPORT = 'POST /api/mporder/v1/staff/reconciliation/days/export';
type Day = ItemOf<typeof LIST>;

/** Days of the payment providers: what both sides count, and how many differences there are. */
export function Reconciliation() {
  const { t, say } = useTexts();
  const methods = Object.entries(methodWords).map(([value, words]) => ({ value, label: say(words) }));
  const ifChecked = (day: Day, fen: number) => (day.checkedAt === null ? '–' : formatYuan(fen));
  return (
    <ResourceTable
      list={LIST}
      rowKey="dayId"
      linkOf={({ dayId }) => `/reconciliation/${dayId}`}
      filters={[
        { kind: 'choice', name: 'method', label: t('method'), options: methods },
        {
          kind: 'choice',
          name: 'only',
          label: t('state'),
          preset: 'all',
          options: [
            { value: 'all', label: t('allDays') },
            { value: 'open', label: t('onlyOpenDays') },
          ],
        },
      ]}
      tools={(query) => <ExportButton file={EXPORT} query={query} />}
      columns={[
        { title: t('billDay'), dataIndex: 'day' },
        { title: t('method'), dataIndex: 'method', render: (method: Day['method']) => say(methodWords[method]) },
        {
          title: t('state'),
          key: 'state',
          render: (_, { state, fault }) => (
            <>
              <WordTag of={dayWords[state]} /> {fault ? say(faultWords[fault]) : null}
            </>
          ),
        },
        { title: t('theirNet'), key: 'theirs', align: 'right', render: (_, day) => ifChecked(day, netFen(day.theirs)) },
        { title: t('ourNet'), key: 'ours', align: 'right', render: (_, day) => ifChecked(day, netFen(day.ours)) },
        {
          title: t('netDifference'),
          key: 'difference',
          align: 'right',
          render: (_, day) => (day.checkedAt === null ? '–' : <SignedYuan fen={day.netDifferenceFen} />),
        },
        {
          title: t('feesTaken'),
          key: 'fees',
          align: 'right',
          render: (_, { funds }) => (funds === null ? '–' : formatYuan(funds.bill.feeFen)),
        },
        {
          title: t('netSettled'),
          key: 'settled',
          align: 'right',
          render: (_, { funds }) => (funds === null ? '–' : formatYuan(funds.flow.netFen)),
        },
        {
          title: t('differenceCounts'),
          key: 'counts',
          align: 'right',
          render: (_, day) => <DifferenceCounts day={day} />,
        },
        { title: t('comparedAt'), dataIndex: 'checkedAt', render: momentOr },
      ]}
    />
  );
}
