import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { StorePageData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { PictureWall } from '@/features/store/picture-wall';
import { storeSubject } from '@/features/store/store-subject';
import { groupName, type PictureGroup } from '@/features/store/store-words';
import { useParams } from '@/navigation';
import { EmptyState, ListFooter, Page } from '@/page';
import { router } from '@/platform/router';
import { Skeleton, Tabs } from '@/ui';
import styles from './imgWareHouse.module.css';

const ROUTE = '/pagesStore/imgWareHouse';

/** 门店相册: pictures and films of a store by group. */
export default function ImgWareHousePage() {
  const { storeId = '', group } = useParams(ROUTE);
  const store = useQuery({ ...apiQuery('GET /api/mporder/v1/store/detail', { storeId }), enabled: storeId !== '' });
  const gallery = store.data?.gallery ?? [];
  const [chosen, setChosen] = useState<string | undefined>(group);
  const shown = gallery.find((each) => each.group === chosen)?.group ?? gallery[0]?.group;
  const pictures = useApiList(
    'GET /api/mporder/v1/store/pictures',
    { storeId, group: shown ?? 'outside' },
    {
      enabled: shown !== undefined,
    },
  );
  const choose = (key: string) => {
    setChosen(key);
    router.setQuery({ group: key });
  };
  return (
    <Page
      route={ROUTE}
      subject={storeSubject}
      isMissing={storeId === ''}
      queries={[store]}
      plain
      onReachBottom={pictures.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() =>
        store.data &&
        (shown ? (
          <>
            <Groups gallery={gallery} shown={shown} onChoose={choose} />
            <PictureWall key={shown} pictures={pictures.items} name={store.data.name} />
            <ListFooter list={pictures} />
          </>
        ) : (
          <EmptyState type="store" title={t`这家门店还没有照片`} desc={t`欢迎到店看看`} />
        ))
      }
    </Page>
  );
}

interface GroupsProps {
  gallery: StorePageData['gallery'];
  shown: PictureGroup;
  onChoose: (group: string) => void;
}

function Groups({ gallery, shown, onChoose }: GroupsProps) {
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t`相册分组`}
        items={gallery.map(({ group, count }) => ({ key: group, text: `${groupName(group)} ${count}` }))}
        activeKey={shown}
        onChange={onChoose}
      />
    </div>
  );
}
