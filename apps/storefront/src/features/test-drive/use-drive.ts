import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { type ApiError, apiKey, isTold, queryClient, useApiMutation } from '@/api';
import { toast } from '@/ui';

/** Names a test drive in calls: by its key, else by its number. */
export interface DriveRef {
  key?: string | undefined;
  driveNo?: string | undefined;
}

const DETAIL = 'GET /api/mpmkt/v1/testDrive/detail';

/** Fields of a reference that are there, as the calls take them. */
export const refOf = ({ key, driveNo }: DriveRef): DriveRef => (key ? { key } : { driveNo: driveNo ?? '' });

/** What can be done about a test drive; every page that shows it shows what comes back. */
export function useDrive(ref: DriveRef, onDone: () => void) {
  const keep = (words: string) => (drive: TestDriveData) => {
    queryClient.setQueryData(apiKey(DETAIL, refOf(ref)), drive);
    void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpmkt/v1/testDrive/running') });
    toast(words);
    onDone();
  };
  const onError = (error: ApiError) => {
    if (!isTold(error)) toast(error.message);
    void queryClient.invalidateQueries({ queryKey: apiKey(DETAIL) });
  };
  const move = useApiMutation('POST /api/mpmkt/v1/testDrive/move', { onSuccess: keep(t`已改期`), onError });
  const cancel = useApiMutation('POST /api/mpmkt/v1/testDrive/cancel', { onSuccess: keep(t`已取消预约`), onError });
  const confirm = useApiMutation('POST /api/mpmkt/v1/testDrive/confirm', { onSuccess: keep(t`已确认到店`), onError });
  return {
    confirm: () => confirm.mutate(refOf(ref)),
    isConfirming: confirm.isPending,
    move: (to: { placeId: string; startsAt: number }) => move.mutate({ ...refOf(ref), ...to }),
    isMoving: move.isPending,
    cancel: (reason: string) => cancel.mutate({ ...refOf(ref), reason }),
    isCancelling: cancel.isPending,
  };
}
