import type { CareFacts } from '../../kernel/care-sources';
import type { Ctx } from '../../kernel/context';
import { type DriveRow, selectVisits } from './test-drive.repository';

type Timed = DriveRow & { storeId: string; startsAt: number; endsAt: number };

const isTimed = (row: DriveRow): row is Timed => row.storeId !== null && row.startsAt !== null && row.endsAt !== null;

/** Test drives of a person that are to come, and those that were made since a moment. */
export async function careOfDrives(
  ctx: Ctx,
  { userId, visitsFrom }: { userId: string; visitsFrom: number },
): Promise<CareFacts> {
  const rows = (await selectVisits(ctx.db, userId, visitsFrom)).filter(isTimed);
  const done = rows.filter(({ state }) => state === 'done');
  const coming = rows.filter(({ state, endsAt }) => state !== 'done' && endsAt > ctx.now());
  return {
    appointments: coming.map(({ driveNo, storeId, startsAt, endsAt }) => {
      return { kind: 'drive', thingId: driveNo, storeId, startsAt, endsAt };
    }),
    visits: done.map(({ driveNo, storeId, startsAt: at }) => ({ kind: 'drive', thingId: driveNo, storeId, at })),
  };
}
