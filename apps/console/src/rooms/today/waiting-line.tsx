import { Link } from '../../app/link';
import { useTexts } from '../../texts/texts';
import { sayAge } from '../../ui/age';
import styles from './today.module.css';

interface WaitingLineProps {
  to: string;
  text: string;
  /** How many wait; undefined while that is not known. */
  count: number | undefined;
  /** Since when the first of them waits (epoch ms). */
  oldestAt?: number | null | undefined;
}

/** A number of things that wait, since when the oldest does, and the way to them. */
export function WaitingLine({ to, text, count, oldestAt = null }: WaitingLineProps) {
  const texts = useTexts();
  return (
    <Link to={to} className={styles.line}>
      <span>{text}</span>
      <small>
        {oldestAt === null || !count ? '' : texts.t('oldest', { age: sayAge(texts, Date.now() - oldestAt) })}
      </small>
      <b className={count ? '' : styles.none}>{count ?? '–'}</b>
    </Link>
  );
}
