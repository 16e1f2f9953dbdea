import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { publish, schedule } from '../../kernel/jobs';
import { subjectOfOrder } from './agreement-subject';
import { factOf } from './move-order';
import { type OrderRow, selectOrder } from './order.repository';
import type { OrderKey } from './order.types';
import { statusesOf } from './show-agreements';

/** Schedules the reminders of a paid deposit order: to sign after a day, of its lock a day before. */
export async function scheduleReminders(
  ctx: Ctx,
  { userId, orderNo, depositPaidAt, locksAt }: Pick<OrderRow, 'userId' | 'orderNo' | 'depositPaidAt' | 'locksAt'>,
): Promise<void> {
  if (depositPaidAt === null || locksAt === null) return;
  await schedule(ctx, 'remindOfLock', { userId, orderNo, what: 'sign' }, depositPaidAt + DAY_MS);
  await schedule(ctx, 'remindOfLock', { userId, orderNo, what: 'lock' }, locksAt - DAY_MS);
}

async function hasUnsigned(ctx: Ctx, row: OrderRow): Promise<boolean> {
  const statuses = await statusesOf(ctx, subjectOfOrder(row));
  return statuses.some(({ summary }) => summary.isRequired && summary.state === 'unsigned');
}

/** Publishes a reminder of an order that still waits for its lock; to sign only while an agreement is unsigned. */
export async function remindOfLock(ctx: Ctx, { what, ...key }: OrderKey & { what: 'sign' | 'lock' }): Promise<void> {
  const row = await selectOrder(ctx.db, key);
  if (row?.state !== 'depositPaid' || row.locksAt === null || row.locksAt <= ctx.now()) return;
  if (what === 'sign' && !(await hasUnsigned(ctx, row))) return;
  await publish(ctx, 'OrderLockDue', { ...factOf(row, ctx.now()), what, locksAt: row.locksAt });
}
