import { t } from '@lingui/core/macro';
import { Button, Icon } from '@/ui';
import styles from './place-bar.module.css';
import { askPosition, type Place } from './use-place';

/** Origin of the distances, and the action to use the device's position instead. */
export function PlaceBar({ place }: { place: Place }) {
  const { position, state } = place;
  return (
    <div className={styles.bar} role="status">
      <Icon name="location" size={16} className={styles.icon} />
      <div className={styles.words}>{placeWords(place)}</div>
      {!position && state !== 'refused' && (
        <Button variant="text" size="small" loading={state === 'locating'} onClick={() => void askPosition()}>
          {state === 'unavailable' ? t`重试` : t`使用我的位置`}
        </Button>
      )}
    </div>
  );
}

function placeWords({ position, state, area }: Place): string {
  if (position) return t`已按您的位置由近到远排列`;
  const city = area?.cityName;
  const byCity = city ? t`已按网络所在城市${city}排列` : t`已按默认顺序排列`;
  if (state === 'refused') return t`未获得位置权限，${byCity}`;
  if (state === 'unavailable') return t`暂时无法定位，${byCity}`;
  return city ? t`距离按${city}估算` : t`距离按网络位置估算`;
}
