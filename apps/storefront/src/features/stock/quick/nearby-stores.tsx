import { t } from '@lingui/core/macro';
import type { StockStoreData } from '@voltfront/contract';
import { Cell, CellGroup } from '@/ui';
import { distanceWords } from '../stock-words';
import { quickWords } from './store-sheet';

/** Other stores that have cars ready. */
export function NearbyStores({
  stores,
  onSelect,
}: {
  stores: readonly StockStoreData[];
  onSelect: (storeId: string) => void;
}) {
  if (stores.length === 0) return null;
  return (
    <CellGroup inset title={t`附近可极速提车的门店`}>
      {stores.map((store) => (
        <Cell
          key={store.storeId}
          title={store.name}
          note={quickWords(store)}
          value={distanceWords(store.distanceKm)}
          onClick={() => onSelect(store.storeId)}
        />
      ))}
    </CellGroup>
  );
}
