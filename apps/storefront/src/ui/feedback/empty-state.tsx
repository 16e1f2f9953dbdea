import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { Picture } from '../picture/picture';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Picks the picture: `/assets/zeekr/images/empty/{type}.png`. */
  type?: string;
  title?: ReactNode;
  desc?: ReactNode;
  /** Room above, in percent of the width; default: 24. */
  top?: number;
  /** Words of the button; it needs `onAction`. */
  btnText?: string;
  onAction?: () => void;
  /** Own actions in place of the button. */
  action?: ReactNode;
  className?: string;
}

/** What a page or list shows when there is nothing: why, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { type = 'default', title, desc, top = 24, btnText, onAction, action, className } = props;
  return (
    <div className={cx(styles.empty, className)} style={{ paddingTop: `${top}%` }}>
      <div className={styles.picture}>
        <Picture
          src={`/assets/zeekr/images/empty/${type}.png`}
          width={160}
          aspect={1}
          alt=""
          clear
          fit="contain"
          fallback={
            <span className={styles.disc}>
              <Icon name={type === 'network' ? 'warning' : 'order'} size={40} />
            </span>
          }
        />
      </div>
      {title && <div className={styles.title}>{title}</div>}
      {desc && <div className={styles.desc}>{desc}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {!action && btnText && (
        <Button variant="secondary" size="medium" className={styles.action} onClick={onAction}>
          {btnText}
        </Button>
      )}
    </div>
  );
}
