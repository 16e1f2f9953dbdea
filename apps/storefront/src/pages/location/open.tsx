import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { readCoordinate } from '@/features/place/map-apps';
import { PlaceView } from '@/features/place/place-view';
import { back, useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';

/** 查看位置: a place on the map with links to navigation apps. Degrees of the address are GCJ-02. */
export default function OpenLocationPage() {
  const { latitude, longitude, name = '', address = '' } = useParams('/open-location');
  const point = useMemo(() => readCoordinate(latitude, longitude), [latitude, longitude]);
  return (
    <Page route="/open-location" plain>
      {point ? (
        <PlaceView place={{ ...point, name, address }} />
      ) : (
        <EmptyState
          type="search"
          title={t`位置信息有误`}
          desc={t`坐标缺失或超出范围，无法在地图上显示`}
          btnText={t`返回`}
          onAction={() => back()}
        />
      )}
    </Page>
  );
}
