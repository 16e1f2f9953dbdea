import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { useArea } from '@/features/place/use-area';
import { useDriveStores } from '@/features/test-drive/use-drive-offers';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';

/** Of a city's stores so many are shown; the form offers all. */
const MOST_SHOWN = 3;

/** Stores of the own city that take part. */
export function CityStores({ channel }: { channel: TestDriveChannelData }) {
  const area = useArea();
  const stores = useDriveStores({ modelId: channel.settings.models[0], cityCode: area?.cityCode });
  if (!area || !stores || stores.length === 0) return null;
  return (
    <CellGroup inset title={t`${area.cityName}参与门店`}>
      {stores.slice(0, MOST_SHOWN).map(({ storeId, name, address }) => (
        <Cell
          key={storeId}
          icon="store"
          title={name}
          note={address}
          onClick={() => navigate('/pagesStore/storeDetail', { storeId })}
        />
      ))}
    </CellGroup>
  );
}
