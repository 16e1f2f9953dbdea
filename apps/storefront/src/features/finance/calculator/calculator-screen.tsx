import { t } from '@lingui/core/macro';
import type { FinanceShowDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { Button, IconButton, lazySheet, Tabs } from '@/ui';
import type { FinanceCarAddress } from '../address';
import type { FinanceTab } from '../choice';
import { CarCard } from '../plan/car-card';
import { CompositionCard } from '../plan/composition-card';
import { ResultPanel } from '../plan/result-panel';
import { CalculatorNotices } from './calculator-notices';
import styles from './calculator-screen.module.css';
import { Extras } from './extras';
import { LoanInputs } from './loan-inputs';
import { NothingOffered } from './nothing-offered';
import { ResultSkeleton } from './result-skeleton';
import type { Calculator } from './use-calculator';

const VersionSheet = lazySheet(() => import('./version-sheet').then((file) => file.VersionSheet));

export interface CalculatorScreenProps {
  calculator: Calculator;
  detail: FinanceShowDetailData;
  onRule: () => void;
  onAirRule: () => void;
  onLender: (lenderId: string) => void;
}

/** The calculator: car, tabs, the figures, and below them what they depend on. */
export function CalculatorScreen({ calculator, detail, onRule, onAirRule, onLender }: CalculatorScreenProps) {
  const { tab, product, choice, calculation, tradeIn, cityCode } = calculator;
  const { plan, isPending, fault } = calculation;
  const products = detail.products.filter((each) => each.kind === tab);
  return (
    <>
      <Car detail={detail} onChoose={calculator.setCar} />
      <div className={styles.tabs}>
        <Tabs
          stretch
          label={t`付款方式`}
          items={[
            { key: 'loan', text: t`贷款` },
            { key: 'air', text: t`轻享贷 AIR` },
            { key: 'cash', text: t`全款` },
          ]}
          activeKey={tab}
          onChange={(key) => calculator.setTab(key as FinanceTab)}
        />
      </div>
      {choice === null ? (
        <NothingOffered tab={tab} detail={detail} onCash={() => calculator.setTab('cash')} onAirRule={onAirRule} />
      ) : (
        <>
          {plan ? (
            <ResultPanel
              plan={plan}
              isPending={isPending}
              extra={
                <IconButton icon="question" size={18} label={t`计算说明`} onClick={onRule} className={styles.rule} />
              }
            />
          ) : (
            <ResultSkeleton fault={fault?.message ?? null} onRetry={calculation.retry} />
          )}
          <CalculatorNotices calculator={calculator} detail={detail} onAirRule={onAirRule} />
          {product && choice.method !== 'cash' && (
            <LoanInputs
              products={products}
              product={product}
              choice={choice}
              figures={plan?.figures ?? null}
              priceFen={detail.car.priceFen}
              fault={fault}
              onWant={calculator.want}
              onLender={onLender}
            />
          )}
          <Extras
            detail={detail}
            tradeIn={tradeIn}
            tradeInFen={plan?.figures.tradeInFen ?? 0}
            cityCode={cityCode}
            fault={fault?.field === 'tradeIn' ? fault.message : null}
            onTradeIn={calculator.setTradeIn}
            onCity={calculator.setCity}
          />
          {plan && <CompositionCard plan={plan} />}
        </>
      )}
      <div className={styles.small}>{t`试算结果仅供参考，利率、额度与审批结果以金融机构为准；税费与保险为估算。`}</div>
    </>
  );
}

function Car({ detail, onChoose }: { detail: FinanceShowDetailData; onChoose: (car: FinanceCarAddress) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { car } = detail;
  const canChange = car.source === 'configuration' || car.source === 'version';
  const notes = {
    configuration: t`按您的配置计算`,
    version: t`标准配置，补贴后价格`,
    stockCar: t`现车价格`,
    order: t`订单价格`,
  };
  return (
    <>
      <CarCard
        car={car}
        note={notes[car.source]}
        action={
          canChange && (
            <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
              {t`更换`}
            </Button>
          )
        }
      />
      <VersionSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        modelId={car.modelId}
        versionId={car.versionId}
        onChoose={(next) => {
          setIsOpen(false);
          onChoose(next);
        }}
      />
    </>
  );
}
