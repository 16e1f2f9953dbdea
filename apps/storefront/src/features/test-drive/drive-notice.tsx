import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { canMoveDrive } from '@voltfront/rules/test-drive/test-drive-moves';
import { useState } from 'react';
import { useServerNow } from '@/api';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, lazySheet, Stack } from '@/ui';
import styles from './drive-actions.module.css';
import { driveTime } from './drive-result';
import { DriveState } from './drive-state';
import { DriveStore } from './drive-store';
import { useDrive } from './use-drive';

const MoveSheet = lazySheet(() => import('./move-sheet').then((file) => file.MoveSheet));
const CancelSheet = lazySheet(() => import('./cancel-sheet').then((file) => file.CancelSheet));

/** The notice of a drive: when and where, what to bring, and the answer. */
export function DriveNotice({ drive }: { drive: TestDriveData }) {
  const [sheet, setSheet] = useState<'move' | 'cancel' | null>(null);
  const close = () => setSheet(null);
  const { key, driveNo, state, model, store, placeId, startsAt, moves, contact } = drive;
  const actions = useDrive({ key }, close);
  const now = useServerNow()();
  const may = (event: 'confirm' | 'move' | 'cancel') => canMoveDrive(drive, event, 'customer', now);
  const isSignable = state === 'confirmed' || state === 'arrived';
  return (
    <>
      <DriveState drive={drive} />
      <CellGroup inset title={t`试驾安排`}>
        <Cell title={t`车型`} value={model.name} />
        <Cell title={t`时间`} value={driveTime(drive)} />
        <Cell title={t`试驾人`} value={`${contact.name} ${contact.mobile}`} />
      </CellGroup>
      {store && <DriveStore store={store} />}
      <CellGroup inset title={t`请携带`}>
        <Cell icon="user" title={t`驾驶证原件`} note={t`C1 及以上，领证满 6 个月`} />
        <Cell icon="info" title={t`出行提示`} note={t`请穿平底鞋，预留 10 分钟办理登记；雨雪天将调整试驾路线`} />
      </CellGroup>
      <div className={styles.actions}>
        {may('confirm') && (
          <Button block loading={actions.isConfirming} onClick={actions.confirm}>
            {t`确认到店`}
          </Button>
        )}
        {isSignable && (
          <Button block onClick={() => navigate('/pagesActivity/testDrive/confirmationLetter', { key })}>
            {t`签署确认书`}
          </Button>
        )}
        {state === 'done' && (
          <Button block onClick={() => navigate('/pagesActivity/testDrive/newTestDriveReport', { driveNo })}>
            {t`查看试驾报告`}
          </Button>
        )}
        <Stack row gap={3}>
          {may('cancel') && (
            <Button block variant="secondary" onClick={() => setSheet('cancel')}>
              {t`取消`}
            </Button>
          )}
          {placeId && may('move') && (
            <Button block variant="secondary" onClick={() => setSheet('move')}>
              {t`改期`}
            </Button>
          )}
        </Stack>
        <Button variant="text" size="small" onClick={() => navigate('/pagesActivity/testDrive/result', { key })}>
          {t`查看预约详情`}
        </Button>
      </div>
      {placeId && (
        <MoveSheet
          placeId={placeId}
          channelCode={drive.channel.code}
          startsAt={startsAt}
          moves={moves}
          isOpen={sheet === 'move'}
          onClose={close}
          onMove={actions.move}
          isMoving={actions.isMoving}
        />
      )}
      <CancelSheet
        isReview={false}
        isOpen={sheet === 'cancel'}
        onClose={close}
        onCancel={actions.cancel}
        isCancelling={actions.isCancelling}
      />
    </>
  );
}
