import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './choice-mark.module.css';

export interface ChoiceMarkProps {
  isChosen: boolean;
  /** Round for one of several, square for as many as wanted; default `one`. */
  choice?: 'one' | 'many';
  /** Class for its margins. */
  className?: string;
}

/** The mark of a choice that is a whole card or row; what is tapped, and its role, are around it. */
export function ChoiceMark({ isChosen, choice = 'one', className }: ChoiceMarkProps) {
  return (
    <span className={cx(styles.mark, choice === 'many' && styles.square, isChosen && styles.marked, className)}>
      {isChosen && <Icon name="check" size={12} />}
    </span>
  );
}
