import { expectedPrizes, ODDS_WHOLE } from '@voltfront/rules/campaign/odds';
import { formatYuan } from '@voltfront/rules/money';
import { Alert, Card, Table } from 'antd';
import { useTexts } from '../../texts/texts';
import type { DraftPrize } from './campaign-draft';

const DRAWS = 1000;

/** A weight as customers see it. */
export const oddsOf = (weight: number): string => `${(weight * 100) / ODDS_WHOLE}%`;

/** What so many pieces cost; null where it is not known. */
const costOf = (pieces: number | null, costFen: number | null): number | null =>
  pieces === null || costFen === null ? null : Math.round(pieces * costFen);
const yuanOr = (fen: number | null): string => (fen === null ? '–' : formatYuan(fen));
const numberOr = (count: number | null): string => (count === null ? '∞' : String(count));

/** Odds of the prizes, what 1,000 people would get, and what all of the stock costs. */
export function Odds({ prizes, hasOdds }: { prizes: readonly DraftPrize[]; hasOdds: boolean }) {
  const { t } = useTexts();
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  const known = prizes.flatMap(({ stock, costFen }) => costOf(stock, costFen) ?? []);
  const budget = known.reduce((total, fen) => total + fen, 0);
  const spent = prizes.reduce((total, { taken, costFen }) => total + (costOf(taken, costFen) ?? 0), 0);
  const open = prizes.length - known.length;
  return (
    <Card title={t(hasOdds ? 'campaignOdds' : 'campaignBudget')}>
      {hasOdds && sum !== ODDS_WHOLE ? (
        <Alert type="error" showIcon title={t('campaignOddsWrong', { n: sum })} />
      ) : null}
      <Table
        size="small"
        rowKey="key"
        pagination={false}
        dataSource={[...prizes]}
        columns={[
          { title: t('campaignPrize'), dataIndex: 'title' },
          ...(hasOdds
            ? [
                { title: t('campaignChance'), dataIndex: 'weight', align: 'right' as const, render: oddsOf },
                {
                  title: t('campaignOfThousand', { n: DRAWS }),
                  key: 'expected',
                  align: 'right' as const,
                  render: (_: unknown, { weight, stock, taken }: DraftPrize) =>
                    expectedPrizes(weight, DRAWS, stock === null ? null : stock - taken),
                },
              ]
            : []),
          { title: t('campaignStock'), dataIndex: 'stock', align: 'right', render: numberOr },
          { title: t('campaignTaken'), dataIndex: 'taken', align: 'right' },
          { title: t('campaignCost'), dataIndex: 'costFen', align: 'right', render: yuanOr },
          {
            title: t('campaignStockCost'),
            key: 'stockCost',
            align: 'right',
            render: (_, { stock, costFen }) => yuanOr(costOf(stock, costFen)),
          },
        ]}
        footer={() =>
          `${t('campaignBudgetSum', { budget: formatYuan(budget), spent: formatYuan(spent) })}${
            open > 0 ? ` · ${t('campaignBudgetOpen', { n: open })}` : ''
          }`
        }
      />
    </Card>
  );
}
