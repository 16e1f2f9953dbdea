import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CelebrationCardData } from '@voltfront/contract';
import { useState } from 'react';
import { type ApiList, apiQuery, useApiList, useServerNow } from '@/api';
import { CELEBRATIONS } from '@/features/celebrate/celebrate-cache';
import { CelebrationRow } from '@/features/celebrate/celebration-row';
import { PlaceBar } from '@/features/place/place-bar';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { ListBody } from '@/features/stock/list/list-body';
import { navigate, useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { FilterBar, type FilterGroup, type FilterValue } from '@/ui';

const ROUTE = '/pagesActivity/celebrate/list';

/** What can be chosen: cities and days that have celebrations. */
function useGroups(slug: string): FilterGroup[] {
  const { data } = useQuery({
    ...apiQuery(CELEBRATIONS, { slug, size: 1 }),
    placeholderData: keepPreviousData,
  });
  return [
    {
      key: 'city',
      text: t`城市`,
      options: (data?.cities ?? []).map(({ cityCode: key, cityName: text }) => ({ key, text })),
    },
    { key: 'day', text: t`日期`, options: (data?.days ?? []).map((day) => ({ key: day, text: day.slice(5) })) },
  ];
}

/** 城市庆典: celebrations beside a show, nearest first. */
export default function CelebrationsPage() {
  const { id: slug = 'celebrate', cityCode: firstCity } = useParams(ROUTE);
  const now = useServerNow();
  const place = usePlace();
  const [filter, setFilter] = useState<FilterValue>(firstCity ? { city: [firstCity] } : {});
  const groups = useGroups(slug);
  const cityCode = filter.city?.[0];
  const day = filter.day?.[0];
  const list = useApiList(CELEBRATIONS, {
    slug,
    ...(cityCode && { cityCode }),
    ...(day && { day }),
    ...placeQuery(place),
  }) as ApiList<CelebrationCardData>;
  const isFiltered = cityCode !== undefined || day !== undefined;
  return (
    <Page route={ROUTE} onRefresh={list.refresh} onReachBottom={list.loadMore}>
      <FilterBar label={t`城市庆典`} groups={groups} value={filter} onChange={setFilter} />
      <PlaceBar place={place} />
      <ListBody
        list={list}
        empty={
          isFiltered ? (
            <EmptyState
              title={t`没有符合条件的庆典`}
              desc={t`换个城市或日期看看`}
              top={8}
              btnText={t`查看全部`}
              onAction={() => setFilter({})}
            />
          ) : (
            <EmptyState title={t`暂无城市庆典`} desc={t`敬请期待`} top={8} />
          )
        }
      >
        {list.items.map((card, index) => (
          <CelebrationRow
            key={card.celebrationId}
            card={card}
            now={now()}
            eager={index === 0}
            onOpen={() => navigate('/pagesActivity/celebrate/detail', { id: card.celebrationId })}
          />
        ))}
      </ListBody>
    </Page>
  );
}
