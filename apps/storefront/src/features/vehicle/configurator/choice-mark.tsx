import { cx, Icon } from '@/ui';
import styles from './option-card.module.css';

/** The round or square mark of a choice. */
export function ChoiceMark({ isChosen, choice }: { isChosen: boolean; choice: 'one' | 'many' }) {
  return (
    <span className={cx(styles.mark, choice === 'many' && styles.square, isChosen && styles.marked)}>
      {isChosen && <Icon name="check" size={12} />}
    </span>
  );
}
