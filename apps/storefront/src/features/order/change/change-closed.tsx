import { t } from '@lingui/core/macro';
import { back } from '@/navigation';
import { EmptyState } from '@/ui';
import styles from './change-closed.module.css';
import { Hotline } from './hotline';

export interface ChangeClosedProps {
  title: string;
  /** Why, in a sentence. */
  reason: string;
  /** Replaces the default action, which goes back. */
  btnText?: string;
  onAction?: () => void;
}

/** A change that this order does not allow: why, and where to go instead. */
export function ChangeClosed({ title, reason, btnText = t`返回`, onAction = () => back() }: ChangeClosedProps) {
  return (
    <div className={styles.closed}>
      <EmptyState type="order" title={title} desc={reason} btnText={btnText} onAction={onAction} />
      <Hotline />
    </div>
  );
}
