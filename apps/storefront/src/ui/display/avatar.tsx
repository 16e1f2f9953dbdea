import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { Picture } from '../picture/picture';
import styles from './avatar.module.css';

export interface AvatarProps {
  src?: string | null;
  /** The person's name, for screen readers. */
  name: string;
  /** 24, 36, 48 or 72 px. */
  size?: 'mini' | 'small' | 'medium' | 'large';
  className?: string;
  onClick?: () => void;
}

const WIDTHS = { mini: 24, small: 36, medium: 48, large: 72 } as const;

/** A person's round picture; a drawn head when there is none. */
export function Avatar({ src, name, size = 'medium', className, onClick }: AvatarProps) {
  return (
    <div className={cx(styles.avatar, styles[size], className)}>
      <Picture
        src={src}
        width={WIDTHS[size]}
        aspect={1}
        round="full"
        alt={name}
        fallback={<Icon name="user" className={styles.head} />}
        onClick={onClick}
      />
    </div>
  );
}
