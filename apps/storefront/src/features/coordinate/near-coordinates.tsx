import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { metresWords } from '@/features/place/place-words';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';
import { placeKindName } from './coordinate-words';

/** Places worth driving to around a store; nothing where there is none. */
export function NearCoordinates({ storeId }: { storeId: string }) {
  const { data } = useQuery(apiQuery('GET /api/mporder/v1/coordinate/near', { storeId }));
  if (!data || data.items.length === 0) return null;
  return (
    <CellGroup inset title={t`附近值得一去`}>
      {data.items.map(({ coordinateId, name, kind, cityName, distanceM }) => (
        <Cell
          key={coordinateId}
          icon="location"
          title={name}
          note={`${placeKindName(kind)} · ${cityName}`}
          value={metresWords(distanceM)}
          onClick={() => navigate('/pagesStore/zeekrCoordinate/coordinateDetail', { coordinateId })}
        />
      ))}
    </CellGroup>
  );
}
