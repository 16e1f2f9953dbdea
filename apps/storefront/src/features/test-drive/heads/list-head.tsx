import { Picture } from '@/ui';
import type { HeadProps } from './head-props';
import styles from './list-head.module.css';

/** The title of a template beside a round cut of its picture. */
export function ListHead({ settings: { headline, lead, picture } }: HeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
      </div>
      <Picture src={picture} width={88} aspect={1} alt="" eager round="full" className={styles.round} />
    </div>
  );
}
