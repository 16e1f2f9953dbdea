import { t } from '@lingui/core/macro';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';

/** Offers a test drive where a store or a car is spoken of. */
export function DriveCell() {
  return (
    <CellGroup inset>
      <Cell
        icon="calendar"
        title={t`预约试驾`}
        note={t`专员陪同，到店约 60 分钟`}
        onClick={() => navigate('/pagesActivity/testDrive/index', {})}
      />
    </CellGroup>
  );
}
