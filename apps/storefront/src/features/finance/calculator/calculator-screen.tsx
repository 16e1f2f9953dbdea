import { t } from '@lingui/core/macro';
import type { FinanceShowDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { Button, EmptyState, IconButton, NoticeBar, Tabs } from '@/ui';
import type { FinanceCarAddress } from '../address';
import type { FinanceTab } from '../choice';
import { CarCard } from '../plan/car-card';
import { CompositionCard } from '../plan/composition-card';
import { ResultPanel } from '../plan/result-panel';
import styles from './calculator-screen.module.css';
import { Extras } from './extras';
import { LoanInputs } from './loan-inputs';
import { ResultSkeleton } from './result-skeleton';
import type { Calculator } from './use-calculator';
import { VersionSheet } from './version-sheet';

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
          <Notices calculator={calculator} detail={detail} onAirRule={onAirRule} />
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

/** Whatever stands between the figures and the inputs: a wish that cannot be had, a refusal, the rules of 轻享贷. */
function Notices({
  calculator,
  detail,
  onAirRule,
}: Pick<CalculatorScreenProps, 'calculator' | 'detail' | 'onAirRule'>) {
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

interface NothingProps {
  tab: FinanceTab;
  detail: FinanceShowDetailData;
  onCash: () => void;
  onAirRule: () => void;
}

/** No product for the tab: why, what there is instead, and what others have. */
function NothingOffered({ tab, detail, onCash, onAirRule }: NothingProps) {
  const isAir = tab === 'air';
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={isAir ? t`该车型暂不支持轻享贷` : t`暂无可用的金融产品`}
        desc={(isAir && detail.airMessage) || t`可以更换上牌城市、车型，或查看全款费用`}
        top={10}
        action={
          <div className={styles.nothingActions}>
            <Button variant="secondary" size="medium" onClick={onCash}>
              {t`看全款费用`}
            </Button>
            {isAir && (
              <Button variant="text" size="medium" onClick={onAirRule}>
                {t`轻享贷规则`}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
