import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { dayStart } from '../../../providers/payment';
import { seedDemoBank } from '../../payment';
import { changeDifference } from '../change-difference';
import { takeStatement } from '../check-day';
import { type DayRow, insertDays } from '../day.repository';
import { selectDifferences } from '../difference.repository';
import { newDay, pastDays } from '../open-days';

const DAYS = 7;
const MOST = 50;

async function checkDemoDay(ctx: Ctx, day: DayRow): Promise<void> {
  const sandbox = ctx.app.payment.find('sandbox');
  const answer = await sandbox?.statement(ctx, day.day);
  if (sandbox && answer?.isReady) await takeStatement(ctx, day, answer, sandbox.feePerMillion);
}

/** What finance already did: one difference is explained, another one put right, and the last day is cleared. */
async function changeDemoDifferences(ctx: Ctx, days: { planted: number; last: number }, rows: DayRow[]): Promise<void> {
  const idOf = (startAt: number) => rows.find((row) => row.startAt === startAt)?.id ?? '';
  const all = (dayId: string) => selectDifferences(ctx.db, { dayId }, { after: null, limit: MOST });
  for (const { id: differenceId, kind } of await all(idOf(days.planted))) {
    if (kind === 'amountDiffers')
      await changeDifference(ctx, 'explain', { differenceId, reason: '渠道含 100 元手续费，已发工单' });
    if (kind === 'double') await changeDifference(ctx, 'settle', { differenceId, reason: '重复扣款已由渠道退回客户' });
  }
  for (const { id: differenceId } of days.last === days.planted ? [] : await all(idOf(days.last)))
    await changeDifference(ctx, 'settle', { differenceId, reason: '门店测试收款，已冲正' });
}

/**
 * The last days of the sandbox: balanced ones, one with a difference of each kind, one that was cleared, and one whose
 * statement could not be read.
 */
export async function seedReconciliation(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const names = pastDays(now, DAYS).reverse();
  const [oldest = '', ...others] = names;
  const from = dayStart(others[0] ?? oldest);
  const planted = await seedDemoBank(ctx, { from, before: from + others.length * DAY_MS });
  await insertDays(ctx.db, [{ ...newDay('sandbox', oldest, now), nextAt: null, fault: 'hash', attempts: 3 }]);
  const rows = await insertDays(
    ctx.db,
    others.map((day) => ({ ...newDay('sandbox', day, now), nextAt: null, attempts: 1 })),
  );
  for (const row of rows) await checkDemoDay(ctx, row);
  await changeDemoDifferences(ctx, planted, rows);
}
