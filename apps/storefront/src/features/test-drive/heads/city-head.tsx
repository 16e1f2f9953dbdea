import { t } from '@lingui/core/macro';
import { useArea } from '@/features/place/use-area';
import { navigate } from '@/navigation';
import { NoticeBar, Text } from '@/ui';
import styles from './city-head.module.css';
import type { HeadProps } from './head-props';

const CITY = '310100';

/** A city guide: the green plate, what has to be known about it, and the route with its stops. */
export function CityHead({ settings: { headline, lead, accent, facts = [] } }: HeadProps) {
  const area = useArea();
  const isElsewhere = area !== undefined && area.cityCode !== CITY;
  const rules = facts.slice(0, -1);
  const route = facts.at(-1);
  return (
    <>
      {isElsewhere && (
        <NoticeBar icon="location" onClick={() => navigate('/pagesActivity/testDrive/index', {})}>
          {t`您可能在${area.cityName}，本专场仅限上海，点此预约其他城市`}
        </NoticeBar>
      )}
      <div className={styles.guide}>
        <div className={styles.plate} aria-hidden="true">
          {t`沪A·D 2·0·2·6`}
        </div>
        <Text size="title-1" weight="bold" leading="title-1" heading={1}>
          {headline}
        </Text>
        <Text tone="secondary">{lead}</Text>
        <div className={styles.facts}>
          {rules.map(({ title, text }, index) => (
            <div key={title} className={styles.fact} style={{ borderColor: accent }}>
              <div className={styles.number} style={{ color: accent }}>{`0${index + 1}`}</div>
              <Text size="label" weight="medium">
                {title}
              </Text>
              <Text size="caption" tone="secondary" leading="normal">
                {text}
              </Text>
            </div>
          ))}
        </div>
        {route && (
          <div className={styles.route} style={{ backgroundColor: accent }}>
            <div className={styles.routeTitle}>{route.title}</div>
            <div className={styles.stops}>{route.text}</div>
          </div>
        )}
      </div>
    </>
  );
}
