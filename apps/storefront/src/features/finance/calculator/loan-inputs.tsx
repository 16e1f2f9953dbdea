import { t } from '@lingui/core/macro';
import type { FinanceFiguresData, FinanceProductData } from '@voltfront/contract';
import { Icon, Section, SegmentedControl, ShortName } from '@/ui';
import { balloonPercents, type LoanChoice, type WantedChoice } from '../choice';
import { rateText } from '../figures';
import { methodName } from '../words';
import { ChoiceChips } from './choice-chips';
import { DownPayment } from './down-payment';
import { InputBlock } from './input-block';
import styles from './inputs.module.css';
import { ProductPicker } from './product-picker';
import type { CalculationFault, FaultField } from './use-calculation';

export interface LoanInputsProps {
  products: readonly FinanceProductData[];
  product: FinanceProductData;
  choice: LoanChoice;
  figures: FinanceFiguresData | null;
  priceFen: number;
  fault: CalculationFault | null;
  onWant: (change: WantedChoice) => void;
  onLender: (lenderId: string) => void;
}

/** Everything that is chosen of a loan: product, down payment, term, way of repaying, final payment. */
export function LoanInputs(props: LoanInputsProps) {
  const { products, product, choice, figures, priceFen, fault, onWant, onLender } = props;
  const faultAt = (...fields: FaultField[]) => (fault && fields.includes(fault.field) ? fault.message : null);
  const lenderName = product.lenderName;
  return (
    <Section apart="before">
      <DownPayment
        product={product}
        choice={choice}
        figures={figures}
        priceFen={priceFen}
        fault={faultAt('downPercent', 'loanFen')}
        onChange={(downPercent) => onWant({ downPercent })}
      />
      <Terms product={product} choice={choice} fault={faultAt('months')} onWant={onWant} />
      {choice.method === 'balloon' ? (
        <Balloon product={product} choice={choice} fault={faultAt('balloonPercent')} onWant={onWant} />
      ) : (
        <Methods product={product} choice={choice} fault={faultAt('method')} onWant={onWant} />
      )}
      <InputBlock
        title={t`金融机构`}
        value={
          <button
            type="button"
            className={styles.link}
            aria-label={t`查看${lenderName}`}
            onClick={() => onLender(product.lenderId)}
          >
            <ShortName text={lenderName} />
            <Icon name="chevron-right" size={14} />
          </button>
        }
      >
        <ProductPicker
          products={products}
          productId={product.productId}
          months={choice.months}
          onChange={(productId) => onWant({ productId })}
        />
      </InputBlock>
    </Section>
  );
}

interface PartProps {
  product: FinanceProductData;
  choice: LoanChoice;
  fault: string | null;
  onWant: (change: WantedChoice) => void;
}

function Terms({ product, choice, fault, onWant }: PartProps) {
  const rates = new Set(product.terms.map(({ rateBp }) => rateBp));
  const items = product.terms.map(({ months, rateBp }) => ({
    value: months,
    text: t`${months} 期`,
    note: rates.size < 2 ? undefined : rateBp === 0 ? t`0 利率` : rateText(rateBp),
  }));
  return (
    <InputBlock title={t`还款期数`} fault={fault}>
      <ChoiceChips label={t`还款期数`} items={items} value={choice.months} onChange={(months) => onWant({ months })} />
    </InputBlock>
  );
}

function Methods({ product, choice, fault, onWant }: PartProps) {
  const methods = (['equalInstalment', 'equalPrincipal'] as const).filter((each) => product.methods.includes(each));
  if (choice.method === 'balloon' || methods.length < 2) return null;
  return (
    <InputBlock
      title={t`还款方式`}
      fault={fault}
      note={
        choice.method === 'equalPrincipal' ? t`每月本金相同，月供逐月递减，总利息更少` : t`每月还款金额相同，便于规划`
      }
    >
      <SegmentedControl
        label={t`还款方式`}
        value={choice.method}
        onChange={(method) => onWant({ method })}
        items={methods.map((key) => ({ key, text: methodName(key) }))}
      />
    </InputBlock>
  );
}

function Balloon({ product, choice, fault, onWant }: PartProps) {
  if (choice.method !== 'balloon') return null;
  const items = balloonPercents(product, choice.months, choice.downPercent).map((percent) => ({
    value: percent,
    text: `${percent}%`,
  }));
  return (
    <InputBlock title={t`期末尾款`} fault={fault} note={t`尾款越高，月供越低；到期可付清、续贷或按保值还车`}>
      <ChoiceChips
        label={t`期末尾款比例`}
        items={items}
        value={choice.balloonPercent}
        onChange={(balloonPercent) => onWant({ balloonPercent })}
      />
    </InputBlock>
  );
}
