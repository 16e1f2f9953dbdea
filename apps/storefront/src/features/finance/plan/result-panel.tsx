import { t } from '@lingui/core/macro';
import type { FinancePlanData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { cx, RollingPrice, Tag } from '@/ui';
import { exactYuan, rateText } from '../figures';
import { methodName } from '../words';
import styles from './result-panel.module.css';

export interface ResultPanelProps {
  plan: FinancePlanData;
  /** The figures are of an earlier choice: the new ones are on their way. */
  isPending?: boolean;
  /** At the right of the main figure's name. */
  extra?: ReactNode;
}

/** The figures that decide: what is paid each month, at the start, for interest, and until the car drives away. */
export function ResultPanel({ plan, isPending = false, extra }: ResultPanelProps) {
  const { choice, figures } = plan;
  const isCash = choice.method === 'cash';
  return (
    <div className={styles.panel} aria-busy={isPending} aria-live="polite">
      <div className={styles.head}>
        <span className={styles.label}>{mainLabel(plan)}</span>
        <span className={cx(styles.pending, isPending && styles.isPending)} aria-hidden>
          {t`计算中`}
        </span>
        {extra && <span className={styles.extra}>{extra}</span>}
      </div>
      <div className={cx(styles.main, isPending && styles.old)}>
        <RollingPrice fen={isCash ? figures.driveAwayFen : figures.monthlyFen} size="display" exact />
      </div>
      <div className={styles.tags}>{isCash ? <Tag>{t`含购置税与首年保险估算`}</Tag> : <LoanTags plan={plan} />}</div>
      <div className={cx(styles.grid, isPending && styles.old)}>
        {(isCash ? cashFigures(plan) : loanFigures(plan)).map(({ key, label, fen }) => (
          <div key={key} className={styles.figure}>
            <span className={styles.name}>{label}</span>
            <span className={styles.value}>{exactYuan(fen)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function mainLabel({ choice }: FinancePlanData): string {
  if (choice.method === 'cash') return t`全款落地价`;
  return choice.method === 'equalPrincipal' ? t`首月应还` : t`每月应还`;
}

function LoanTags({ plan: { choice, figures, product } }: { plan: FinancePlanData }) {
  const { months, rateBp, nominalRateBp, lastMonthlyFen } = figures;
  const [rate, nominal, last] = [rateText(rateBp), rateText(nominalRateBp), exactYuan(lastMonthlyFen)];
  return (
    <>
      <Tag>{t`${methodName(choice.method)} · ${months} 期`}</Tag>
      <Tag tone={rateBp === 0 ? 'accent' : 'neutral'}>{rateBp === 0 ? t`0 利率` : t`年化 ${rate}`}</Tag>
      {nominalRateBp > rateBp && <Tag tone="accent">{t`已贴息，原 ${nominal}`}</Tag>}
      {choice.method === 'equalPrincipal' && <Tag>{t`逐月递减，末月 ${last}`}</Tag>}
      {product?.promotion && nominalRateBp === rateBp && <Tag tone="accent">{product.promotion}</Tag>}
    </>
  );
}

function loanFigures({ choice, figures }: FinancePlanData) {
  const { firstPaymentFen, totalInterestFen, driveAwayFen, loanFen, finalPaymentFen } = figures;
  return [
    { key: 'first', label: t`首付款`, fen: firstPaymentFen },
    { key: 'interest', label: t`总利息`, fen: totalInterestFen },
    { key: 'driveAway', label: t`提车需准备`, fen: driveAwayFen },
    choice.method === 'balloon'
      ? { key: 'final', label: t`期末尾款`, fen: finalPaymentFen }
      : { key: 'loan', label: t`贷款金额`, fen: loanFen },
  ];
}

function cashFigures({ figures }: FinancePlanData) {
  const { priceFen, costsFen, tradeInFen, paidEarlierFen } = figures;
  const reductions = [
    { key: 'tradeIn', label: t`旧车抵扣`, fen: -tradeInFen },
    { key: 'paid', label: t`订单已付`, fen: -paidEarlierFen },
  ];
  return [
    { key: 'price', label: t`车价`, fen: priceFen },
    { key: 'costs', label: t`税费与保险`, fen: costsFen },
    ...reductions.filter(({ fen }) => fen < 0),
  ];
}
