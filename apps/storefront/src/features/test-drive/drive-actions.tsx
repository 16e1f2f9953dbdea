import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { canMoveDrive, isDriveChangeable } from '@voltfront/rules/test-drive/test-drive-moves';
import { useServerNow } from '@/api';
import { navigate } from '@/navigation';
import { addToCalendar } from '@/platform/calendar';
import { Button, Stack, Text, toast } from '@/ui';
import styles from './drive-actions.module.css';

export interface DriveActionsProps {
  drive: TestDriveData;
  onMove: () => void;
  onCancel: () => void;
}

async function remember({ model, store, startsAt, endsAt }: TestDriveData): Promise<void> {
  if (startsAt === null) return;
  const place = store ? `${store.name} ${store.address}` : '';
  const outcome = await addToCalendar({ title: t`${model.name} 试驾`, place, startsAt, endsAt: endsAt ?? startsAt });
  if (outcome === 'added') toast(t`已添加到日历`);
  else if (outcome === 'failed') toast(t`当前设备无法添加日历`);
}

/** What the customer can still do, by the same rules as the server's. */
export function DriveActions({ drive, onMove, onCancel }: DriveActionsProps) {
  const now = useServerNow()();
  const { state, startsAt, placeId, driveNo, key } = drive;
  const canMove = placeId !== null && canMoveDrive(drive, 'move', 'customer', now);
  const isReview = state === 'inReview';
  const canCancel = canMoveDrive(drive, isReview ? 'withdraw' : 'cancel', 'customer', now);
  const isComing = state === 'submitted' || state === 'confirmed' || state === 'moved';
  const isLate = isComing && !isDriveChangeable(startsAt, now);
  return (
    <div className={styles.actions}>
      {(state === 'confirmed' || state === 'arrived') && (
        <Button block onClick={() => navigate('/pagesActivity/testDrive/confirmationLetter', { driveNo, key })}>
          {t`签署试驾确认书`}
        </Button>
      )}
      {isComing && startsAt !== null && (
        <Button block variant="secondary" icon="calendar" onClick={() => void remember(drive)}>
          {t`添加到日历`}
        </Button>
      )}
      {(canMove || canCancel) && (
        <Stack row gap={3}>
          {canCancel && (
            <Button block variant="secondary" onClick={onCancel}>
              {isReview ? t`撤回申请` : t`取消预约`}
            </Button>
          )}
          {canMove && (
            <Button block variant="secondary" onClick={onMove}>
              {startsAt === null ? t`选择时间` : t`改期`}
            </Button>
          )}
        </Stack>
      )}
      {isLate && (
        <Text size="small" tone="secondary">
          {t`距试驾不足 24 小时，如需改期或取消请致电门店`}
        </Text>
      )}
    </div>
  );
}
