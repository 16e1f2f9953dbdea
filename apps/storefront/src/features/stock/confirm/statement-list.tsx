import { t } from '@lingui/core/macro';
import type { StockStatementData } from '@voltfront/contract';
import { Card, ConsentBox, cx, Fill } from '@/ui';
import styles from './statement-list.module.css';

export interface StatementListProps {
  statements: readonly StockStatementData[];
  /** Ids of those that are ticked. */
  ticked: ReadonlySet<string>;
  onTick: (statementId: string, isTicked: boolean) => void;
  /** Not read to the end yet, or confirmed already: nothing can be ticked. */
  isLocked: boolean;
  /** A try was made: open ones are pointed out. */
  isTried: boolean;
}

/** The statements of the instruction, each with its box. */
export function StatementList({ statements, ticked, onTick, isLocked, isTried }: StatementListProps) {
  return (
    <Card title={t`请逐项确认`} className={styles.card}>
      {statements.map(({ statementId, title, text }) => {
        const isTicked = ticked.has(statementId);
        return (
          <div key={statementId} className={cx(styles.statement, isTried && !isTicked && styles.open)}>
            <ConsentBox
              checked={isTicked}
              disabled={isLocked}
              label={t`确认：${title}`}
              onChange={(next) => onTick(statementId, next)}
            />
            <Fill>
              <div className={styles.title}>{title}</div>
              <div className={styles.text}>{text}</div>
            </Fill>
          </div>
        );
      })}
    </Card>
  );
}
