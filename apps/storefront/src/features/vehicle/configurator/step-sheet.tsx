import { t } from '@lingui/core/macro';
import type { Step } from '@voltfront/rules/configurator/change-types';
import { Button, cx, Popup } from '@/ui';
import { deltaText, plannedText, stepText } from './explain';
import styles from './step-sheet.module.css';

export interface StepSheetProps {
  isOpen: boolean;
  title: string;
  /** Why the sheet asks. */
  lead?: string;
  steps: readonly Step[];
  /** Nothing has happened yet. */
  isPlan?: boolean;
  deltaFen: number;
  cancelText: string;
  confirmText: string;
  onCancel: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Every product that is added or removed, with the reason and its price, and the sum. */
export function StepSheet(props: StepSheetProps) {
  const { isOpen, title, lead, steps, isPlan, deltaFen, cancelText, confirmText, onCancel, onConfirm, onClose } = props;
  const explain = isPlan ? plannedText : stepText;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" block onClick={onCancel}>
            {cancelText}
          </Button>
          <Button variant="primary" block onClick={onConfirm}>
            {confirmText}
          </Button>
        </div>
      }
    >
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.steps}>
        {steps.map((step) => (
          <div key={step.product.productCode} className={styles.step}>
            <div className={styles.words}>
              <div className={cx(styles.name, step.action !== 'added' && styles.gone)}>{step.product.name}</div>
              <div className={styles.why}>{explain(step)}</div>
            </div>
            <div className={styles.price}>{step.priceFen === 0 ? t`不加价` : deltaText(step.priceFen)}</div>
          </div>
        ))}
      </div>
      <div className={styles.total}>
        <span>{t`价格变化`}</span>
        <span className={styles.sum}>{deltaText(deltaFen)}</span>
      </div>
    </Popup>
  );
}
