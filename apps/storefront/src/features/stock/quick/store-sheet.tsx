import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { StockStoreData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { chooseStore } from '@/features/store/choose-store';
import { Button, cx, Icon, NoticeBar, Popup, Skeleton } from '@/ui';
import { distanceWords } from '../stock-words';
import styles from './store-sheet.module.css';

export interface StoreSheetProps {
  isOpen: boolean;
  onClose: () => void;
  storeId: string | undefined;
  onSelect: (storeId: string) => void;
}

/** 切换门店: stores with their number of cars, nearest first. */
export function StoreSheet({ isOpen, onClose, storeId, onSelect }: StoreSheetProps) {
  const place = usePlace();
  const stores = useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/stores', placeQuery(place)),
    enabled: isOpen,
  });
  const choose = async () => {
    onClose();
    const store = await chooseStore();
    if (store) onSelect(store.storeId);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`切换门店`}
      tall
      footer={
        <Button block variant="secondary" onClick={() => void choose()}>
          {t`查看全部门店`}
        </Button>
      }
    >
      {stores.isLoading && <Skeleton variant="row" count={5} />}
      {stores.isError && !stores.data && (
        <NoticeBar tone="warning" onClick={() => stores.refetch()}>
          {t`门店加载失败，点此重试`}
        </NoticeBar>
      )}
      <div role="radiogroup" aria-label={t`门店`}>
        {stores.data?.items.map((store) => (
          <StoreRow
            key={store.storeId}
            store={store}
            isChosen={store.storeId === storeId}
            onSelect={() => {
              onClose();
              onSelect(store.storeId);
            }}
          />
        ))}
      </div>
    </Popup>
  );
}

/** Text about the cars that a store has in stock. */
export function quickWords({ isQuickOffered, quickCount }: StockStoreData): string {
  if (!isQuickOffered) return t`暂不提供极速提车`;
  return quickCount > 0 ? t`${quickCount} 台可极速提车` : t`暂无可极速提车的车辆`;
}

function StoreRow({ store, isChosen, onSelect }: { store: StockStoreData; isChosen: boolean; onSelect: () => void }) {
  const distance = distanceWords(store.distanceKm);
  return (
    <button type="button" role="radio" aria-checked={isChosen} className={styles.row} onClick={onSelect}>
      <span className={styles.words}>
        <span className={cx(styles.name, isChosen && styles.chosen)}>{store.name}</span>
        <span className={styles.note}>{[distance, store.address].filter(Boolean).join(' · ')}</span>
        <span className={cx(styles.count, store.quickCount > 0 && styles.some)}>{quickWords(store)}</span>
      </span>
      {isChosen && <Icon name="check" size={20} className={styles.check} />}
    </button>
  );
}
