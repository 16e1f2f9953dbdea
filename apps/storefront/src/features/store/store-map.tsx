import { t } from '@lingui/core/macro';
import type { StoreCardData } from '@voltfront/contract';
import { useState } from 'react';
import { metresWords } from '@/features/place/place-words';
import { Button, MapBox, Stack } from '@/ui';
import { StoreRow } from './store-row';

export interface StoreMapProps {
  stores: readonly StoreCardData[];
  now: number;
  onOpen: (store: StoreCardData) => void;
  /** Where there are more than those on the map. */
  onMore: (() => void) | undefined;
}

/** Stores on a map, and the chosen one below it. */
export function StoreMap({ stores, now, onOpen, onMore }: StoreMapProps) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = stores.find(({ storeId }) => storeId === chosenId) ?? stores[0];
  if (!chosen) return null;
  return (
    <Stack gap={2}>
      <MapBox
        label={t`门店地图`}
        aspect={1}
        pins={stores.map(({ storeId, name, distanceM, latitude, longitude }) => ({
          ...{ key: storeId, title: name, note: distanceM === null ? '' : metresWords(distanceM) },
          ...{ latitude, longitude },
        }))}
        activeKey={chosen.storeId}
        onSelect={setChosenId}
      />
      {onMore && (
        <Button variant="text" size="small" onClick={onMore}>
          {t`显示更多门店`}
        </Button>
      )}
      <StoreRow key={chosen.storeId} store={chosen} now={now} eager onOpen={() => onOpen(chosen)} />
    </Stack>
  );
}
