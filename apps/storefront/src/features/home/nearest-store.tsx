import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, type ReplyOf } from '@/api';
import { openMap } from '@/features/place/open-map';
import { askPosition, placeQuery, usePlace } from '@/features/place/use-place';
import { isRoutePath, openAddress } from '@/navigation';
import { dial } from '@/platform/external';
import { formatAddress } from '@/platform/router/address';
import { Button, IconButton, Picture, pressable, Text } from '@/ui';
import styles from './nearest-store.module.css';
import { Section } from './section';

type Store = NonNullable<ReplyOf<'GET /api/mpmkt/v1/home/store'>['store']>;

const DETAIL = '/pagesStore/storeDetail';

/** The store nearest to the customer, or to the city of the network address; no store, no block. */
export function NearestStore() {
  const place = usePlace();
  const { data } = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/home/store', placeQuery(place)),
    placeholderData: (before) => before,
  });
  if (!data?.store) return null;
  const isExact = data.from.kind === 'position';
  const locate = () => void askPosition();
  return (
    <Section
      title={isExact ? t`离您最近的门店` : t`附近门店`}
      {...(isExact || place.state === 'refused' ? {} : { more: t`使用我的位置`, onMore: locate })}
    >
      <StoreCard store={data.store} />
      {place.state === 'refused' && <div className={styles.hint}>{t`未获得位置权限，按网络所在城市推荐`}</div>}
    </Section>
  );
}

function StoreCard({ store }: { store: Store }) {
  const { storeId, name, address, hours, phone, picture, services, distanceKm, cityName } = store;
  const open = isRoutePath(DETAIL) ? () => openAddress(formatAddress(DETAIL, { storeId })) : () => openMap(store);
  return (
    <div className={styles.card}>
      <div {...pressable(open)}>
        <Picture src={picture} width={350} aspect={16 / 9} alt={name} />
        <div className={styles.words}>
          <Text size="body-large" weight="medium" leading="normal">
            {name}
          </Text>
          <div className={styles.note}>
            {distanceKm !== null && <span className={styles.distance}>{t`${distanceKm} km`}</span>}
            {address}
          </div>
          <div className={styles.note}>{[cityName, hours, ...services.slice(0, 2)].join(' · ')}</div>
        </div>
      </div>
      <div className={styles.actions}>
        <Button block size="medium" variant="secondary" icon="navigation" onClick={() => openMap(store)}>
          {t`查看位置`}
        </Button>
        <IconButton icon="phone" label={t`拨打${name}`} onClick={() => dial(phone)} />
      </div>
    </div>
  );
}
