import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import type { MaterialKindData, ReplyOf } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { formatAddress } from '@/platform/router/address';
import { getSession } from '@/session';
import { FilterBar, type FilterGroup, type FilterValue, Skeleton, Tabs } from '@/ui';
import { MaterialGrid } from './material-grid';
import styles from './material-library.module.css';
import { kindTabs } from './material-words';

const ROUTE = '/pagesDetail/carMaterialLibrary';
const FILTERS = 'GET /api/mpmkt/v1/materials/filters';

/** The library with its tabs, filters and list. */
export function MaterialLibrary() {
  const params = useParams(ROUTE);
  const [kind, setKind] = useState<MaterialKindData>(() => kindOf(params.kind));
  const [filter, setFilter] = useState<FilterValue>(() => startFilter(params.modelId));
  const filters = useQuery(apiQuery(FILTERS));
  const list = useApiList('GET /api/mpmkt/v1/materials', { kind, ...wanted(filter, kind) });
  const isFiltered = Object.values(filter).some((keys) => keys.length > 0);
  return (
    <Page
      route={ROUTE}
      queries={[filters]}
      onRefresh={list.refresh}
      onReachBottom={list.loadMore}
      skeleton={<Skeleton variant="feed" count={4} />}
      share={() => ({
        title: t`${brand.name}车型素材库`,
        address: formatAddress(ROUTE, { kind, share_code: getSession().user?.userId }),
      })}
    >
      {() => (
        <>
          <div className={styles.head}>
            <Tabs
              stretch
              label={t`素材类型`}
              items={kindTabs()}
              activeKey={kind}
              onChange={(key) => setKind(kindOf(key))}
            />
            {filters.data && (
              <FilterBar
                label={t`筛选素材`}
                groups={groupsOf(filters.data, kind)}
                value={filter}
                onChange={setFilter}
              />
            )}
          </div>
          <MaterialGrid key={kind} list={list} isFiltered={isFiltered} onReset={() => setFilter({})} />
        </>
      )}
    </Page>
  );
}

const kindOf = (key: string | undefined): MaterialKindData =>
  kindTabs().find((tab) => tab.key === key)?.key ?? 'picture';

/** Brochures show every colour: no paint narrows them. */
const hasPaints = (kind: MaterialKindData): boolean => kind !== 'brochure';

function wanted(filter: FilterValue, kind: MaterialKindData): { modelId?: string; paint?: string } {
  const modelId = filter.modelId?.[0];
  const paint = hasPaints(kind) ? filter.paint?.[0] : undefined;
  return { ...(modelId ? { modelId } : {}), ...(paint ? { paint } : {}) };
}

function groupsOf({ models, paints }: ReplyOf<typeof FILTERS>, kind: MaterialKindData): FilterGroup[] {
  const groups: FilterGroup[] = [
    { key: 'modelId', text: t`车型`, options: models.map(({ modelId, name }) => ({ key: modelId, text: name })) },
    { key: 'paint', text: t`车身颜色`, options: paints.map(({ paint, name }) => ({ key: paint, text: name })) },
  ];
  return hasPaints(kind) ? groups : groups.slice(0, 1);
}

const startFilter = (modelId: string | undefined): FilterValue => (modelId ? { modelId: [modelId] } : {});
