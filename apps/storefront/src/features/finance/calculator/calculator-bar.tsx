import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { usePageScroll, viewportHeight } from '@/platform/page-events';
import { BottomBar, Button, RollingPrice } from '@/ui';
import { exactYuan } from '../figures';
import styles from './calculator-screen.module.css';
import type { Calculator } from './use-calculator';

export interface CalculatorBarProps {
  calculator: Calculator;
  onPlans: () => void;
  onPreview: () => void;
}

/** Scrolled further than this share of the screen, the main figure is out of sight. */
const HIDDEN_AFTER = 0.2;

/** The way to the plan; it shows the main figure once that has scrolled away, the kept plans before. */
export function CalculatorBar({ calculator, onPlans, onPreview }: CalculatorBarProps) {
  const [isScrolled, setIsScrolled] = useState(false);
  usePageScroll((scrollTop) => setIsScrolled(scrollTop > viewportHeight() * HIDDEN_AFTER));
  const { choice, calculation } = calculator;
  const { plan, isPending, fault } = calculation;
  return (
    <BottomBar
      lead={
        isScrolled && plan ? (
          <Lead plan={plan} isPending={isPending} />
        ) : (
          <Button variant="text" icon="order" onClick={onPlans}>
            {t`我的方案`}
          </Button>
        )
      }
    >
      <Button block disabled={choice === null || fault !== null || !plan} onClick={onPreview}>
        {t`查看方案`}
      </Button>
    </BottomBar>
  );
}

function Lead({ plan, isPending }: { plan: NonNullable<Calculator['calculation']['plan']>; isPending: boolean }) {
  const { choice, figures } = plan;
  const first = exactYuan(figures.firstPaymentFen);
  const isCash = choice.method === 'cash';
  return (
    <div className={styles.lead} aria-busy={isPending}>
      <RollingPrice fen={isCash ? figures.driveAwayFen : figures.monthlyFen} exact />
      <div className={styles.leadNote}>{isCash ? t`全款落地价` : t`月供 · 首付款 ${first}`}</div>
    </div>
  );
}
