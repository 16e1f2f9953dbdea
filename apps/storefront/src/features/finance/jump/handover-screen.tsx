import { t } from '@lingui/core/macro';
import type { FinanceConsentData, SavedFinancePlanData } from '@voltfront/contract';
import { Card, Cell, CellGroup, ConsentBox, Fill, Icon } from '@/ui';
import { CarCard } from '../plan/car-card';
import { ChangesCard } from '../plan/changes-card';
import { ResultPanel } from '../plan/result-panel';
import styles from './jump.module.css';

export interface HandoverScreenProps {
  wish: SavedFinancePlanData;
  consent: FinanceConsentData;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  onLender: () => void;
  onPlan: () => void;
}

/** Before the customer goes to the lender: the plan, who the lender is, what is passed on and what for, and the consent. */
export function HandoverScreen({ wish, consent, isAgreed, onAgree, onLender, onPlan }: HandoverScreenProps) {
  const plan = wish.current ?? wish.plan;
  const { lenderName } = consent;
  return (
    <>
      <CarCard car={plan.car} note={t`订单价格`} />
      <div className={styles.result}>
        <ResultPanel plan={plan} />
      </div>
      <ChangesCard saved={wish} />
      <div className={styles.cells}>
        <CellGroup inset>
          <Cell title={t`金融机构`} note={plan.product?.name} value={lenderName} onClick={onLender} />
          <Cell title={t`还款计划`} value={t`查看完整方案`} onClick={onPlan} />
        </CellGroup>
      </div>
      <Card title={consent.title} className={styles.card}>
        <div className={styles.lead}>{t`继续办理时，以下信息将传递给${lenderName}：`}</div>
        {consent.items.map(({ name, purpose }) => (
          <div key={name} className={styles.item}>
            <Icon name="check-circle" size={16} className={styles.itemMark} />
            <Fill inline>
              <span className={styles.itemName}>{name}</span>
              <span className={styles.purpose}>{purpose}</span>
            </Fill>
          </div>
        ))}
        {consent.paragraphs.map((text) => (
          <div key={text} className={styles.paragraph}>
            {text}
          </div>
        ))}
        <div className={styles.agree}>
          <ConsentBox checked={isAgreed} onChange={onAgree}>
            {t`我已阅读并同意将上述信息传递给${lenderName}`}
          </ConsentBox>
        </div>
      </Card>
    </>
  );
}
