import { cx } from '../cx';
import { sequence } from '../sequence';
import styles from './carousel.module.css';

/** Which slide is on screen. */
export function CarouselDots({ count, index, place }: { count: number; index: number; place: 'over' | 'under' }) {
  if (count < 2) return null;
  return (
    <div className={cx(styles.dots, styles[place])} aria-hidden>
      {sequence(count).map((key, at) => (
        <span key={key} className={cx(styles.dot, at === index && styles.current)} />
      ))}
    </div>
  );
}
