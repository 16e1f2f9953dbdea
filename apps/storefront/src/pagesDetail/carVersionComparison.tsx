import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComparisonData } from '@voltfront/contract';
import { useEffect, useRef, useState } from 'react';
import { apiQuery } from '@/api';
import { cleanList, setComparison, useComparison } from '@/features/vehicle/comparison/comparison-list';
import { ComparisonScreen } from '@/features/vehicle/comparison/comparison-screen';
import { VersionPicker } from '@/features/vehicle/comparison/version-picker';
import { useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { router } from '@/platform/router';
import { formatAddress } from '@/platform/router/address';
import { Skeleton, toast } from '@/ui';

const ROUTE = '/pagesDetail/carVersionComparison';

/** The list of the address once, then the customer's own, which the address follows. */
function useCompared() {
  const params = useParams(ROUTE);
  const { versionIds } = useComparison();
  const [isAdopted, setAdopted] = useState(false);
  const asked = cleanList((params.versionIds ?? '').split(','));
  const wanted = isAdopted || asked.length === 0 ? versionIds : asked;
  const change = (next: readonly string[]) => {
    setAdopted(true);
    setComparison(next);
    router.setQuery({ versionIds: cleanList(next).join(',') });
  };
  return { versionIds: wanted, change };
}

/** Versions no longer in the catalogue are removed from the list with a toast. */
function useWithoutMissing(
  comparison: ComparisonData | undefined,
  versionIds: readonly string[],
  change: (next: readonly string[]) => void,
): void {
  const gone = comparison?.missing.filter((id) => versionIds.includes(id)) ?? [];
  const left = versionIds.filter((id) => !gone.includes(id));
  const drop = useRef<() => void>(() => undefined);
  drop.current = () => {
    change(left);
    toast(t`部分车型已不在售，已从对比中移除`);
  };
  const hasGone = gone.length > 0;
  useEffect(() => {
    if (hasGone) drop.current();
  }, [hasGone]);
}

/** 版本对比: two to four versions side by side, also across models. */
export default function CarVersionComparisonPage() {
  const { versionIds, change } = useCompared();
  const key = versionIds.join(',');
  const comparison = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/comparison', { versionIds: key }),
    enabled: key !== '',
    placeholderData: keepPreviousData,
  });
  useWithoutMissing(comparison.data, versionIds, change);
  return (
    <Page
      route={ROUTE}
      queries={key ? [comparison] : []}
      plain
      skeleton={<Skeleton variant="row" count={8} />}
      share={() => ({ title: t`版本对比`, address: formatAddress(ROUTE, key ? { versionIds: key } : {}) })}
    >
      {() =>
        key && comparison.data ? (
          <ComparisonScreen comparison={comparison.data} versionIds={versionIds} onChange={change} />
        ) : (
          <Nothing onPick={(versionId) => change([versionId])} />
        )
      }
    </Page>
  );
}

function Nothing({ onPick }: { onPick: (versionId: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmptyState
        title={t`还没有要对比的车型`}
        desc={t`选择 2 到 4 个版本，价格、续航与配置一目了然`}
        btnText={t`添加车型`}
        onAction={() => setOpen(true)}
      />
      <VersionPicker
        isOpen={isOpen}
        title={t`添加对比车型`}
        takenIds={[]}
        onPick={onPick}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
