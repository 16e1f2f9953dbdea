import { formatYuan } from '@voltfront/rules/money';
import { isBookKind } from '@voltfront/rules/reconciliation/books';
import { DIFFERENCE_STATES } from '@voltfront/rules/reconciliation/difference-moves';
import { call } from '../../api/call';
import { Link } from '../../app/link';
import {
  aboutWords,
  differenceKindWords,
  differenceWords,
  sideStateWords,
  sidesOf,
} from '../../texts/reconciliation-words';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { ExportButton } from '../../ui/export-button';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { WordTag } from '../../ui/word-tag';
import { DifferenceHistory } from './difference-history';
import { SignedYuan } from './signed-yuan';

/** The list of differences, as the contract names it. */
export const DIFFERENCES = 'GET /api/mporder/v1/staff/reconciliation/differences';
const EXPORT = 'POST /api/mporder/v1/staff/reconciliation/export';
const EXPLAIN = 'POST /api/mporder/v1/staff/reconciliation/difference/explain';
const SETTLE = 'POST /api/mporder/v1/staff/reconciliation/difference/settle';
export type Difference = ItemOf<typeof DIFFERENCES>;

function useDifferenceActions(): Action<Difference>[] {
  const { t } = useTexts();
  const change = (key: typeof EXPLAIN | typeof SETTLE): Action<Difference>['run'] => {
    return ({ differenceId }, { reason, idempotencyKey }) =>
      call(key, { body: { differenceId, reason }, reason, idempotencyKey });
  };
  return [
    {
      key: 'explain',
      label: t('explain'),
      hint: t('explainHint'),
      needs: 'payments.change',
      isFor: ({ state }) => state === 'open',
      run: change(EXPLAIN),
    },
    {
      key: 'settle',
      label: t('settle'),
      hint: t('settleHint'),
      needs: 'payments.change',
      isFor: ({ state }) => state !== 'settled',
      run: change(SETTLE),
    },
  ];
}

/** What differs on a day, and what was done about it. */
export function Differences({ dayId }: { dayId: string }) {
  const { t, say } = useTexts();
  const states = DIFFERENCE_STATES.map((value) => ({
    value,
    label: say([...differenceWords[value]].slice(0, 2) as [string, string]),
  }));
  const kinds = Object.entries(differenceKindWords).map(([value, words]) => ({ value, label: say(words) }));
  const side = (row: Difference, index: 0 | 1) => {
    const [fen, state] = index === 0 ? [row.ourFen, row.ourState] : [row.theirFen, row.theirState];
    // Fees and the account have two sides of their own, which are named.
    if (!isBookKind(row.kind)) return `${say(sidesOf[row.kind][index])} ${formatYuan(fen ?? 0)}`;
    return fen === null ? '–' : `${formatYuan(fen)} ${state === null ? '' : say(sideStateWords(state))}`;
  };
  return (
    <ResourceTable
      title={t('differences')}
      list={DIFFERENCES}
      rowKey="differenceId"
      fixed={{ dayId }}
      filters={[
        { kind: 'choice', name: 'state', label: t('state'), options: states },
        { kind: 'choice', name: 'kind', label: t('differenceKind'), options: kinds },
      ]}
      tools={(query) => <ExportButton file={EXPORT} query={{ ...query, dayId }} />}
      columns={[
        {
          title: t('differenceKind'),
          dataIndex: 'kind',
          render: (kind: Difference['kind']) => say(differenceKindWords[kind]),
        },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: Difference['state']) => <WordTag of={differenceWords[state]} />,
        },
        {
          title: t('moneyNumber'),
          key: 'number',
          render: (_, row) => (
            <>
              {say(aboutWords[row.about])} <MoneyNumber row={row} />
            </>
          ),
        },
        { title: t('ourSide'), key: 'ours', align: 'right', render: (_, row) => side(row, 0) },
        {
          title: t('theirSide'),
          key: 'theirs',
          align: 'right',
          render: (_, row) => side(row, 1),
        },
        {
          title: t('effect'),
          dataIndex: 'effectFen',
          align: 'right',
          render: (fen: number) => <SignedYuan fen={fen} />,
        },
      ]}
      expand={(row) => <DifferenceHistory row={row} />}
      actions={useDifferenceActions()}
    />
  );
}

/** A payment that the shop knows leads to its page. */
function MoneyNumber({ row: { about, number, orderNo } }: { row: Difference }) {
  if (about !== 'payment' || orderNo === null) return <code>{number}</code>;
  return <Link to={`/payments/${number}`}>{number}</Link>;
}
