import { t } from '@lingui/core/macro';
import type { FinanceShowDetailData } from '@voltfront/contract';
import { NoticeBar } from '@/ui';
import styles from './calculator-screen.module.css';
import type { Calculator } from './use-calculator';

export interface CalculatorNoticesProps {
  calculator: Calculator;
  detail: FinanceShowDetailData;
  onAirRule: () => void;
}

/** Notices between the figures and the inputs: an unavailable choice, an error, the rules of 轻享贷. */
export function CalculatorNotices({ calculator, detail, onAirRule }: CalculatorNoticesProps) {
  const { tab, product, wantedProductId, calculation } = calculator;
  const { fault, retry } = calculation;
  const missed =
    wantedProductId !== product?.productId && detail.products.find((each) => each.productId === wantedProductId);
  const [name, reason] = missed ? [missed.name, missed.refusal?.message ?? ''] : ['', ''];
  return (
    <>
      {missed && (
        <NoticeBar tone="warning" className={styles.notice}>
          {t`${name}：${reason}，已为您换用其他产品`}
        </NoticeBar>
      )}
      {fault?.field === null && calculation.plan && (
        <NoticeBar tone="danger" className={styles.notice} onClick={() => retry()}>
          {fault.message}
        </NoticeBar>
      )}
      {tab === 'air' && (
        <NoticeBar className={styles.notice} onClick={onAirRule}>
          {t`期末可付清、续贷或还车，查看规则`}
        </NoticeBar>
      )}
    </>
  );
}
