import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { consentRecords, notificationSettings } from './account.tables';

type Notifications = ReplyOf<'GET /api/appuser/v1/user/notifications'>;

/** What a person is told about until they choose: everything but marketing. */
const defaults: Notifications = { order: true, activity: true, community: true, marketing: false };

/** The caller's notification settings. */
export async function readNotifications(ctx: ActorCtx): Promise<Notifications> {
  const { accountId } = ctx.actor;
  const [row] = await ctx.db.select().from(notificationSettings).where(eq(notificationSettings.accountId, accountId));
  return row ?? defaults;
}

/** Stores the caller's notification settings. */
export async function saveNotifications(ctx: ActorCtx, wanted: Notifications): Promise<Notifications> {
  await ctx.db
    .insert(notificationSettings)
    .values({ accountId: ctx.actor.accountId, ...wanted })
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: wanted });
  return wanted;
}

/** Records that consent was given or withdrawn. Visitors' records carry no person. */
export async function recordConsent(
  ctx: Ctx,
  input: BodyOf<'POST /api/appuser/v1/user/consent'>,
): Promise<{ recordedAt: number }> {
  const recordedAt = ctx.now();
  await ctx.db.insert(consentRecords).values({
    id: newId(recordedAt),
    accountId: ctx.actor?.accountId ?? null,
    platform: ctx.platform,
    recordedAt,
    ...input,
  });
  return { recordedAt };
}
