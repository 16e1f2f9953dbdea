import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { Lottie } from '../lottie/lottie';
import { Picture } from '../picture/picture';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Picks the picture: `/assets/zeekr/images/empty/{type}.png`. Left out: a small animation that fits everything. */
  type?: string;
  title?: ReactNode;
  desc?: ReactNode;
  /** Room above, in percent of the width; default: 24. */
  top?: number;
  /** Words of the button; it needs `onAction`. */
  btnText?: string;
  onAction?: () => void;
  /** Actions that replace the button. */
  action?: ReactNode;
  className?: string;
}

/** Empty state of a page or list: the reason, and the next action. */
export function EmptyState(props: EmptyStateProps) {
  const { type, title, desc, top = 24, btnText, onAction, action, className } = props;
  return (
    <div className={cx(styles.empty, className)} style={{ paddingTop: `${top}%` }}>
      {type ? <TypePicture type={type} /> : <Lottie name="empty" className={styles.animation} />}
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

function TypePicture({ type }: { type: string }) {
  const fallback = (
    <span className={styles.disc}>
      <Icon name={type === 'network' ? 'warning' : 'order'} size={40} />
    </span>
  );
  const src = `/assets/zeekr/images/empty/${type}.png`;
  return (
    <div className={styles.picture}>
      <Picture src={src} width={160} aspect={1} alt="" clear fit="contain" fallback={fallback} />
    </div>
  );
}
