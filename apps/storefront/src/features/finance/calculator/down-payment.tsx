import { t } from '@lingui/core/macro';
import type { FinanceFiguresData, FinanceProductData } from '@voltfront/contract';
import { Slider, Text } from '@/ui';
import { downRange, type LoanChoice } from '../choice';
import { exactYuan } from '../figures';
import { InputBlock } from './input-block';
import styles from './inputs.module.css';

export interface DownPaymentProps {
  product: FinanceProductData;
  choice: LoanChoice;
  /** Of the newest result; null before the first. */
  figures: FinanceFiguresData | null;
  priceFen: number;
  fault: string | null;
  onChange: (downPercent: number) => void;
}

const percentText = (percent: number): string => `${percent}%`;

/** Down payment as a share of the price, with its amount. */
export function DownPayment({ product, choice, figures, priceFen, fault, onChange }: DownPaymentProps) {
  const { downPercent } = choice;
  const amount = exactYuan(Math.round((priceFen * downPercent) / 100));
  return (
    <InputBlock
      title={t`首付`}
      value={
        <>
          <Text inline size="small" tone="secondary">
            {percentText(downPercent)}
          </Text>
          <span className={styles.amount}>{amount}</span>
        </>
      }
      fault={fault}
      note={figures && raisedText(figures, downPercent)}
    >
      <Slider
        label={t`首付比例`}
        value={downPercent}
        onChange={onChange}
        format={percentText}
        {...downRange(product)}
      />
    </InputBlock>
  );
}

/** What of the down payment is there already; an old car and earlier payments may be worth more than the share chosen. */
function raisedText({ downPercent, tradeInFen, paidEarlierFen }: FinanceFiguresData, chosen: number): string | null {
  const [oldCar, paid] = [exactYuan(tradeInFen), exactYuan(paidEarlierFen)];
  const parts = [tradeInFen > 0 && t`旧车抵 ${oldCar}`, paidEarlierFen > 0 && t`订单已付 ${paid}`].filter(Boolean);
  if (parts.length === 0) return null;
  const brought = parts.join('，');
  return downPercent > chosen ? t`${brought}，实际首付为 ${downPercent}%` : t`其中${brought}`;
}
