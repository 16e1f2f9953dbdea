import type { PlatformCode } from '@voltfront/contract/headers';
import { type Ctx, withTransaction } from '../../kernel/context';
import { findOpenId } from '../account';
import { changeAllowed, selectAllowed } from './subscription.repository';
import { templateIdsOf } from './templates';

/** Where one subscription message may be sent. */
export interface AllowedMessage {
  platform: PlatformCode;
  templateId: string;
  openId: string;
}

/** Whether a person takes one more message of a topic on some platform. */
export async function isOneAllowed(ctx: Ctx, accountId: string, topic: string): Promise<boolean> {
  const templateIds = [...new Set(templateIdsOf(ctx.app, topic))];
  return templateIds.length > 0 && (await selectAllowed(ctx.db, accountId, templateIds)).length > 0;
}

/**
 * Uses up one allowed message of a topic, on the platform where the person answered last. Of several callers each gets
 * another one. @returns null when none is allowed
 */
export async function takeAllowed(ctx: Ctx, accountId: string, topic: string): Promise<AllowedMessage | null> {
  const templateIds = [...new Set(templateIdsOf(ctx.app, topic))];
  for (const allowed of await selectAllowed(ctx.db, accountId, templateIds)) {
    const openId = await findOpenId(ctx, accountId, allowed.platform);
    if (!openId) continue;
    const isTaken = await withTransaction(ctx, (tx) => changeAllowed(tx.db, accountId, allowed, -1));
    if (isTaken) return { platform: allowed.platform as PlatformCode, templateId: allowed.templateId, openId };
  }
  return null;
}

/** Gives back what `takeAllowed` used up, when the message could not be sent. */
export async function allowOneMore(ctx: Ctx, accountId: string, allowed: AllowedMessage): Promise<void> {
  await withTransaction(ctx, (tx) => changeAllowed(tx.db, accountId, allowed, 1));
}
