import { t } from '@lingui/core/macro';
import type { StockStoreData } from '@voltfront/contract';
import { dial } from '@/platform/external';
import { Button, Fill, Icon, IconButton, Text } from '@/ui';
import { distanceWords } from '../stock-words';
import styles from './store-head.module.css';

/** The store whose cars are shown, and the way to another one. */
export function StoreHead({ store, onSwitch }: { store: StockStoreData; onSwitch: () => void }) {
  const distance = distanceWords(store.distanceKm);
  return (
    <div className={styles.head}>
      <Icon name="store" size={20} className={styles.icon} />
      <Fill>
        <div className={styles.name}>{store.name}</div>
        <Text size="caption" tone="secondary" leading="body" oneLine>
          {[distance, store.address].filter(Boolean).join(' · ')}
        </Text>
      </Fill>
      <IconButton icon="phone" size={20} label={t`拨打门店电话`} onClick={() => dial(store.phone)} />
      <Button variant="secondary" size="small" onClick={onSwitch}>
        {t`切换`}
      </Button>
    </div>
  );
}
