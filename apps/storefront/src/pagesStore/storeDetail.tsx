import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { StorePageData, StorePictureData } from '@voltfront/contract';
import { type ApiList, apiQuery, useApiList } from '@/api';
import { NearCoordinates } from '@/features/coordinate/near-coordinates';
import { PictureWall } from '@/features/store/picture-wall';
import { StoreFacts, StoreHead, StoreNotices } from '@/features/store/store-head';
import { GalleryCell, StoreChargers, StoreDining, StoreModels, StorePeople } from '@/features/store/store-offers';
import { storeSubject } from '@/features/store/store-subject';
import { useParams } from '@/navigation';
import { ListFooter, Page } from '@/page';
import { Section, Skeleton, Stack, Text } from '@/ui';

const ROUTE = '/pagesStore/storeDetail';

/** 门店详情: what a store offers and how to get there. */
export default function StoreDetailPage() {
  const { storeId = '' } = useParams(ROUTE);
  const store = useQuery({ ...apiQuery('GET /api/mporder/v1/store/detail', { storeId }), enabled: storeId !== '' });
  const seen = useApiList(
    'GET /api/mporder/v1/store/pictures',
    { storeId, group: 'customer' },
    {
      enabled: store.data !== undefined && !store.data.movedTo,
    },
  );
  const { data } = store;
  return (
    <Page
      route={ROUTE}
      subject={storeSubject}
      isMissing={storeId === ''}
      queries={[store]}
      {...(data ? { title: data.name } : {})}
      onReachBottom={seen.loadMore}
      skeleton={<Skeleton variant="detail" count={2} />}
      share={() => ({ title: data?.name ?? t`门店`, address: `${ROUTE}?storeId=${storeId}` })}
    >
      {() => data && <Store store={data} seen={seen} />}
    </Page>
  );
}

function Store({ store, seen }: { store: StorePageData; seen: ApiList<StorePictureData> }) {
  const { movedTo, story, name, chargers, people } = store;
  return (
    <>
      <StoreHead store={store} />
      <StoreNotices store={store} />
      <StoreFacts store={store} />
      {!movedTo && (
        <>
          {story !== '' && (
            <Section pad="l" apart="before" label={t`门店介绍`}>
              <Text size="label" tone="secondary" leading="normal">
                {story}
              </Text>
            </Section>
          )}
          <StoreModels store={store} />
          <StoreChargers chargers={chargers} />
          <StoreDining dining={store.restaurant} />
          <StorePeople people={people} />
          <GalleryCell store={store} />
          <NearCoordinates storeId={store.storeId} />
          {seen.items.length > 0 && (
            <Stack gap={2}>
              <Section title={t`大家拍的门店`} apart="before">
                <PictureWall pictures={seen.items} name={name} />
              </Section>
              <ListFooter list={seen} />
            </Stack>
          )}
        </>
      )}
    </>
  );
}
