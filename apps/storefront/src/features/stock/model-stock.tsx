import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatYuan } from '@voltfront/rules/money';
import { apiQuery } from '@/api';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';

/** Cars of a model that are built already: how many, how soon, how much; nothing while there are none. */
export function ModelStock({ modelId }: { modelId: string }) {
  const place = usePlace();
  const { data } = useQuery(apiQuery('GET /api/mporder/v1/stock/model', { modelId, ...placeQuery(place) }));
  if (!data || data.freeCount + data.quickCount + data.saleCount === 0) return null;
  const { freeCount, quickCount, saleCount, fromDays, fromPriceFen } = data;
  const facts = [
    fromDays === null ? '' : t`最快 ${fromDays} 天提车`,
    fromPriceFen === null ? '' : t`${formatYuan(fromPriceFen)} 起`,
  ];
  return (
    <CellGroup inset>
      {freeCount > 0 && (
        <Cell
          icon="car"
          title={t`现车`}
          note={facts.filter(Boolean).join(' · ')}
          value={t`${freeCount} 台`}
          onClick={() => navigate('/pagesDetail/currentVehicle/index', { modelId })}
        />
      )}
      {quickCount > 0 && (
        <Cell
          icon="bolt"
          title={t`极速提车`}
          note={t`7 天内到店提车`}
          value={t`${quickCount} 台`}
          onClick={() => navigate('/pagesStore/quickFlash/index', { modelId })}
        />
      )}
      {saleCount > 0 && (
        <Cell
          icon="percent"
          title={t`限时特惠车`}
          note={t`官方展车与试驾车`}
          value={t`${saleCount} 台`}
          onClick={() => navigate('/pagesDetail/currentSale', { modelId })}
        />
      )}
    </CellGroup>
  );
}
