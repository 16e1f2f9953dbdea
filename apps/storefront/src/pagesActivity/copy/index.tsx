import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShowcaseCarData } from '@voltfront/contract';
import { useState } from 'react';
import { type ApiList, apiQuery, useApiList, useServerNow } from '@/api';
import { CarCard } from '@/features/showcase/car-card';
import { CARS, OWN_CARS } from '@/features/showcase/showcase-keys';
import { useCarActions } from '@/features/showcase/use-car-actions';
import { ListBody } from '@/features/stock/list/list-body';
import { ensureLogin, navigate } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { useSession } from '@/session';
import { BottomBar, Button, Cell, CellGroup, FilterBar, type FilterValue, lazySheet, Tabs } from '@/ui';

const ROUTE = '/pagesActivity/copy/index';

type Tab = 'hottest' | 'newest' | 'mine';

/** Budgets in fen, by the key of their filter. */
const BUDGETS: Readonly<Record<string, { minFen?: number; maxFen?: number }>> = {
  low: { maxFen: 20_000_000 },
  middle: { minFen: 20_000_000, maxFen: 25_000_000 },
  high: { minFen: 25_000_000, maxFen: 30_000_000 },
  top: { minFen: 30_000_000 },
};

const PublishSheet = lazySheet(() => import('@/features/showcase/publish-sheet').then((file) => file.PublishSheet));
const ReportCarSheet = lazySheet(() =>
  import('@/features/showcase/report-car-sheet').then((file) => file.ReportCarSheet),
);

/** The models and budgets by which configurations are narrowed. */
function useGroups() {
  const { data } = useQuery(apiQuery('GET /api/mporder/v1/vehicle/models', {}));
  const models = (data ?? []).filter(({ fromPriceFen }) => fromPriceFen !== null);
  return [
    { key: 'model', text: t`车型`, options: models.map(({ modelId: key, name: text }) => ({ key, text })) },
    {
      key: 'budget',
      text: t`预算`,
      options: [
        { key: 'low', text: t`20 万元以内` },
        { key: 'middle', text: t`20–25 万元` },
        { key: 'high', text: t`25–30 万元` },
        { key: 'top', text: t`30 万元以上` },
      ],
    },
  ];
}

/** The list of a tab; the own ones are a list of their own. */
function useCars(tab: Tab, filter: FilterValue): ApiList<ShowcaseCarData> {
  const modelId = filter.model?.[0];
  const budget = BUDGETS[filter.budget?.[0] ?? ''];
  const { isLoggedIn } = useSession();
  const isOwn = tab === 'mine';
  const sort = tab === 'newest' ? 'newest' : 'hottest';
  const all = useApiList(CARS, { sort, ...(modelId && { modelId }), ...budget }, { enabled: !isOwn });
  const own = useApiList(OWN_CARS, {}, { enabled: isOwn && isLoggedIn });
  return (isOwn ? own : all) as ApiList<ShowcaseCarData>;
}

/** 抄作业: configurations of owners, to be copied with one tap. */
export default function CopyPage() {
  const [tab, setTab] = useState<Tab>('hottest');
  const [filter, setFilter] = useState<FilterValue>({});
  const [isPublishing, setPublishing] = useState(false);
  const [reported, setReported] = useState<string | null>(null);
  const [isReporting, setReporting] = useState(false);
  const groups = useGroups();
  const list = useCars(tab, filter);
  const now = useServerNow();
  const { copy, remove } = useCarActions();
  const publish = () => ensureLogin() && setPublishing(true);
  const choose = (key: string) => {
    if (key === 'mine' && !ensureLogin()) return;
    setTab(key as Tab);
  };
  const more = (car: ShowcaseCarData) => {
    if (car.isMine) return void remove(car);
    if (!ensureLogin()) return;
    setReported(car.carId);
    setReporting(true);
  };
  return (
    <Page
      route={ROUTE}
      onRefresh={list.refresh}
      onReachBottom={list.loadMore}
      bottom={
        <BottomBar>
          <Button block onClick={publish}>
            {t`晒作业`}
          </Button>
        </BottomBar>
      }
    >
      <Tabs
        stretch
        label={t`抄作业`}
        activeKey={tab}
        onChange={choose}
        items={[
          { key: 'hottest', text: t`最热` },
          { key: 'newest', text: t`最新` },
          { key: 'mine', text: t`我的` },
        ]}
      />
      {tab !== 'mine' && <FilterBar label={t`抄作业`} groups={groups} value={filter} onChange={setFilter} />}
      <CellGroup inset>
        <Cell
          title={t`抄作业说明`}
          note={t`价格以下单当日为准`}
          onClick={() => navigate('/pagesActivity/copy/description')}
        />
      </CellGroup>
      <ListBody list={list} empty={<NoCars tab={tab} onPublish={publish} onReset={() => setFilter({})} />}>
        {list.items.map((car, index) => (
          <CarCard
            key={car.carId}
            car={car}
            now={now()}
            eager={index === 0}
            onCopy={() => copy(car)}
            onMore={() => more(car)}
          />
        ))}
      </ListBody>
      <PublishSheet
        isOpen={isPublishing}
        onClose={() => setPublishing(false)}
        onPublished={() => {
          setPublishing(false);
          setTab('mine');
        }}
      />
      <ReportCarSheet carId={reported} isOpen={isReporting} onClose={() => setReporting(false)} />
    </Page>
  );
}

interface NoCarsProps {
  tab: Tab;
  onPublish: () => void;
  onReset: () => void;
}

function NoCars({ tab, onPublish, onReset }: NoCarsProps) {
  if (tab === 'mine')
    return (
      <EmptyState
        title={t`还没有晒出配置`}
        desc={t`把您的选配分享给后来的人`}
        top={8}
        btnText={t`晒作业`}
        onAction={onPublish}
      />
    );
  return (
    <EmptyState
      title={t`没有符合条件的配置`}
      desc={t`换个车型或预算看看`}
      top={8}
      btnText={t`查看全部`}
      onAction={onReset}
    />
  );
}
