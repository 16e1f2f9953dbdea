import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { addConsent, findNotifications, keepNotifications } from './preference.repository';

type Notifications = ReplyOf<'GET /api/appuser/v1/user/notifications'>;

/** Default notifications: everything but marketing. */
export const notificationDefaults: Notifications = { order: true, activity: true, community: true, marketing: false };

/** A person's notification settings. */
export async function notificationsOf(ctx: Ctx, accountId: string): Promise<Notifications> {
  return (await findNotifications(ctx.db, accountId)) ?? notificationDefaults;
}

/** The caller's notification settings. */
export const readNotifications = (ctx: ActorCtx): Promise<Notifications> => notificationsOf(ctx, ctx.actor.accountId);

/** Stores the caller's notification settings. */
export async function saveNotifications(ctx: ActorCtx, wanted: Notifications): Promise<Notifications> {
  await keepNotifications(ctx.db, { accountId: ctx.actor.accountId, ...wanted });
  return wanted;
}

/** Records that consent was given or withdrawn. Visitors' records have no account. */
export async function recordConsent(
  ctx: Ctx,
  input: BodyOf<'POST /api/appuser/v1/user/consent'>,
): Promise<{ recordedAt: number }> {
  const recordedAt = ctx.now();
  await addConsent(ctx.db, {
    id: newId(recordedAt),
    accountId: ctx.actor?.accountId ?? null,
    platform: ctx.platform,
    recordedAt,
    ...input,
  });
  return { recordedAt };
}
