import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { staffSight } from '../../kernel/staff-sight';
import { entryForStaff } from '../form';
import { driveSight, isHiddenFrom, presentForStaff } from './staff-drives';
import { TOLD_ELSEWHERE } from './test-drive.presenter';
import { selectHistory, selectOneForStaff } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

const DETAIL = 'GET /api/mpmkt/v1/staff/testDrive/drive';

/** One drive with what its applicant answered and sent. @throws NOT_FOUND also for a drive of another store */
export async function showStaffDrive(
  ctx: ActorCtx,
  { driveNo }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const sight = await staffSight(ctx, 'drives');
  const seen = await driveSight(ctx, sight);
  const row = seen && (await selectOneForStaff(ctx.db, seen, driveNo));
  const [shown] = row ? await presentForStaff(ctx, sight, [row]) : [];
  if (!row || !shown) throw refuse('NOT_FOUND', { message: testDriveTexts.missing });
  const isMasked = isHiddenFrom(sight, row.storeId);
  const key = { userId: row.holderId, entryId: row.driveId };
  const entry = await entryForStaff(ctx, key, { without: TOLD_ELSEWHERE, isMasked });
  const history = await selectHistory(ctx.db, row.driveId);
  return { ...shown, ...entry, history: history.map(({ state, title, note, at }) => ({ state, title, note, at })) };
}
