import type { TestDriveData } from '@voltfront/contract';
import { useState } from 'react';
import { lazySheet } from '@/ui';
import { DriveActions } from './drive-actions';
import { type DriveRef, useDrive } from './use-drive';

const MoveSheet = lazySheet(() => import('./move-sheet').then((file) => file.MoveSheet));
const CancelSheet = lazySheet(() => import('./cancel-sheet').then((file) => file.CancelSheet));

/** What can still be done about a drive, with its sheets: sign, remember, move, cancel. */
export function DriveChange({ drive, reference }: { drive: TestDriveData; reference: DriveRef }) {
  const [sheet, setSheet] = useState<'move' | 'cancel' | null>(null);
  const close = () => setSheet(null);
  const actions = useDrive(reference, close);
  const { state, placeId, startsAt, moves, channel } = drive;
  return (
    <>
      <DriveActions drive={drive} onMove={() => setSheet('move')} onCancel={() => setSheet('cancel')} />
      {placeId && (
        <MoveSheet
          placeId={placeId}
          channelCode={channel.code}
          startsAt={startsAt}
          moves={moves}
          isOpen={sheet === 'move'}
          onClose={close}
          onMove={actions.move}
          isMoving={actions.isMoving}
        />
      )}
      <CancelSheet
        isReview={state === 'inReview'}
        isOpen={sheet === 'cancel'}
        onClose={close}
        onCancel={actions.cancel}
        isCancelling={actions.isCancelling}
      />
    </>
  );
}
