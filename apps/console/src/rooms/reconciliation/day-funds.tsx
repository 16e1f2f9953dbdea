import type { ReplyOf } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Alert, Card, Statistic, Tag } from 'antd';
import { differenceKindWords } from '../../texts/reconciliation-words';
import { useTexts } from '../../texts/texts';
import styles from './reconciliation.module.css';
import { SignedYuan } from './signed-yuan';

type Day = ReplyOf<'GET /api/mporder/v1/staff/reconciliation/day'>;
type Funds = NonNullable<Day['funds']>;

/** A sum of the bill as a card, and whether the account has the same. */
function SumCard({ title, billFen, flowFen }: { title: string; billFen: number; flowFen: number }) {
  const { t } = useTexts();
  return (
    <Card size="small">
      <Statistic title={title} value={formatYuan(billFen)} />
      <p className={styles.account}>
        {t('onTheAccount')} {formatYuan(flowFen)}{' '}
        {flowFen === billFen ? <Tag color="green">{t('sameSums')}</Tag> : <SignedYuan fen={flowFen - billFen} />}
      </p>
    </Card>
  );
}

function FeeCard({ funds: { agreedFeeFen, bill, feePerMillion } }: { funds: Funds }) {
  const { t } = useTexts();
  return (
    <Card size="small">
      <Statistic title={t('feeAgreedSum')} value={formatYuan(agreedFeeFen)} />
      <p className={styles.account}>
        {t('feeAgreed')} {feePerMillion / 10_000}%{' '}
        {bill.feeFen === agreedFeeFen ? (
          <Tag color="green">{t('sameSums')}</Tag>
        ) : (
          <SignedYuan fen={bill.feeFen - agreedFeeFen} />
        )}
      </p>
    </Card>
  );
}

/** What was settled on a day, by the bill and by the account, and how many differences there are of each kind. */
export function DayFunds({ day: { funds, kinds } }: { day: Day }) {
  const { t, say } = useTexts();
  if (funds === null) return <Alert type="info" showIcon title={t('noFunds')} />;
  const { bill, flow } = funds;
  return (
    <section className={styles.funds} aria-label={t('netSettled')}>
      <div className={styles.cards}>
        <SumCard title={t('grossIn')} billFen={bill.paidFen} flowFen={flow.paidFen} />
        <SumCard title={t('refundsOut')} billFen={bill.refundedFen} flowFen={flow.refundedFen} />
        <SumCard title={t('feesTaken')} billFen={bill.feeFen} flowFen={flow.feeFen} />
        <SumCard title={t('netSettled')} billFen={bill.netFen} flowFen={flow.netFen} />
        <FeeCard funds={funds} />
      </div>
      <p className={styles.hint}>
        {t('fundsHint')} {flow.otherFen === 0 ? null : `${t('otherMoves')} ${formatYuan(flow.otherFen)}`}
      </p>
      {kinds.length === 0 ? null : (
        <ul className={styles.kinds} aria-label={t('differenceKind')}>
          {kinds.map(({ kind, open, all, effectFen }) => (
            <li key={kind}>
              <span>{say(differenceKindWords[kind])}</span>
              <strong className="tabular">
                {open} / {all}
              </strong>
              <SignedYuan fen={effectFen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
