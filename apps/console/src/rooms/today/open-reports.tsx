import { Card } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { useTexts } from '../../texts/texts';
import { sayAge } from '../../ui/age';
import styles from './today.module.css';

/** What customers reported and nobody decided about, and the way to it. */
export function OpenReports() {
  const texts = useTexts();
  const { t } = texts;
  const waiting = useCall('GET /api/mpmkt/v1/staff/reports/waiting');
  const { count = 0, oldestAt = null } = waiting.data ?? {};
  return (
    <Card title={t('waitsFor', { who: t('teamContent') })} styles={{ body: { padding: '4px 0' } }}>
      <Link to="/reports?state=open" className={styles.line}>
        <span>{t('reportsOpen')}</span>
        <small>{oldestAt === null ? '' : t('oldest', { age: sayAge(texts, Date.now() - oldestAt) })}</small>
        <b className={count === 0 ? styles.none : ''}>{count}</b>
      </Link>
    </Card>
  );
}
