import type { ReactNode } from 'react';
import styles from './car-stage.module.css';
import { StageFloor } from './stage-floor';

/** The stage before its car has loaded, or with another picture. */
export function EmptyStage({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.scene}>
      <StageFloor colour={null} />
      {children && <div className={styles.car}>{children}</div>}
    </div>
  );
}
