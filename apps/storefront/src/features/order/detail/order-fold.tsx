import { type ReactNode, useId, useState } from 'react';
import { Card, cx, Icon } from '@/ui';
import styles from './order-fold.module.css';

export interface OrderFoldProps {
  title: string;
  /** At the right of the title: what the section comes down to. */
  sum?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A section of the order's page that folds. */
export function OrderFold({ title, sum, isOpenAtFirst = false, children }: OrderFoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Card className={styles.card} bleed>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.title}>{title}</span>
        {sum && <span className={styles.sum}>{sum}</span>}
        <Icon name="chevron-down" size={16} className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div id={id} className={styles.body}>
          {children}
        </div>
      )}
    </Card>
  );
}
