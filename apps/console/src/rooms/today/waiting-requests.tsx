import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { useTexts } from '../../texts/texts';
import { sayAge } from '../../ui/age';
import styles from './today.module.css';

/** Customers who wait for another adviser, and the way to them. */
export function WaitingRequests() {
  const texts = useTexts();
  const { t } = texts;
  const waiting = useCall('GET /api/mporder/v1/staff/care/waiting');
  const { count = 0, oldestAt = null } = waiting.data ?? {};
  return (
    <Link to="/advisers" className={styles.line}>
      <span>{t('adviserRequests')}</span>
      <small>{oldestAt === null ? '' : t('oldest', { age: sayAge(texts, Date.now() - oldestAt) })}</small>
      <b className={count === 0 ? styles.none : ''}>{count}</b>
    </Link>
  );
}
