import { t } from '@lingui/core/macro';
import type { FinancePlanData } from '@voltfront/contract';
import { formatDate, formatDateTime } from '@voltfront/rules/format/date';
import { Cell, CellGroup, NoticeBar, ShortName } from '@/ui';
import { exactYuan } from '../figures';
import { methodName } from '../words';
import { BalanceCard } from './balance-card';
import { CarCard } from './car-card';
import { CashCompare } from './cash-compare';
import { ChangesCard } from './changes-card';
import { CompositionCard } from './composition-card';
import styles from './plan-screen.module.css';
import { RepaymentTable } from './repayment-table';
import { ResultPanel } from './result-panel';
import type { ShownPlan } from './use-plan';

export interface PlanScreenProps extends ShownPlan {
  onLender: (lenderId: string) => void;
  onRule: () => void;
}

/** The sheet of a plan: car, figures, what changed, what it is made of, every payment, and the same paid at once. */
export function PlanScreen({ plan, saved, onLender, onRule }: PlanScreenProps) {
  const isLoan = plan.choice.method !== 'cash';
  return (
    <>
      <CarCard car={plan.car} note={validityText(plan, saved)} />
      {saved?.isExpired && (
        <NoticeBar tone="warning" className={styles.notice}>
          {t`方案已过 7 天有效期，请重新计算`}
        </NoticeBar>
      )}
      <div className={styles.result}>
        <ResultPanel plan={plan} />
      </div>
      {saved && <ChangesCard saved={saved} />}
      <PlanFacts plan={plan} onLender={onLender} onRule={onRule} />
      <CompositionCard plan={plan} />
      {isLoan && (
        <>
          <CashCompare plan={plan} />
          <BalanceCard plan={plan} />
          <RepaymentTable rows={plan.rows} />
        </>
      )}
      <div
        className={styles.small}
      >{t`方案仅供参考，最终利率、额度与审批结果以金融机构为准；税费与保险为估算，以实际缴纳为准。`}</div>
    </>
  );
}

function validityText(plan: FinancePlanData, saved: ShownPlan['saved']): string {
  if (!saved) return t`${formatDateTime(plan.calculatedAt)} 计算 · 保存后 7 天有效`;
  const until = formatDate(saved.validUntil);
  return saved.isExpired ? t`已于 ${until} 过期` : t`有效期至 ${until}`;
}

function PlanFacts({ plan, onLender, onRule }: Pick<PlanScreenProps, 'plan' | 'onLender' | 'onRule'>) {
  const { product, choice, figures, city } = plan;
  const { downPaymentFen, downPercent, tradeInFen, paidEarlierFen, loanFen, finalPaymentFen } = figures;
  const rows = [
    {
      key: 'down',
      title: t`首付比例`,
      value: `${downPercent}% · ${exactYuan(downPaymentFen)}`,
      isShown: product !== null,
    },
    { key: 'tradeIn', title: t`旧车抵扣`, value: exactYuan(-tradeInFen), isShown: tradeInFen > 0 },
    { key: 'paid', title: t`订单已付`, value: exactYuan(-paidEarlierFen), isShown: paidEarlierFen > 0 },
    { key: 'loan', title: t`贷款金额`, value: exactYuan(loanFen), isShown: product !== null },
    { key: 'final', title: t`期末尾款`, value: exactYuan(finalPaymentFen), isShown: finalPaymentFen > 0 },
    { key: 'method', title: t`付款方式`, value: methodName(choice.method), isShown: true },
    { key: 'city', title: t`上牌城市`, value: city?.cityName ?? '', isShown: city !== null },
  ];
  return (
    <div className={styles.facts}>
      <CellGroup inset>
        {product && (
          <Cell
            title={<ShortName text={product.lenderName} />}
            note={<ShortName text={product.name} />}
            value={t`机构详情`}
            onClick={() => onLender(product.lenderId)}
          />
        )}
        {rows
          .filter(({ isShown }) => isShown)
          .map(({ key, title, value }) => (
            <Cell key={key} title={title} value={<span className={styles.digits}>{value}</span>} />
          ))}
        <Cell title={t`计算说明`} onClick={onRule} />
      </CellGroup>
    </div>
  );
}
