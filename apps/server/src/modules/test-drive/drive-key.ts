import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../kernel/context';

const sealOf = (ctx: Ctx, driveId: string) =>
  createHmac('sha256', ctx.app.config.dataSecret).update(`test-drive:${driveId}`).digest('base64url');

/** The key that opens a test drive without a login, for its result and for links in text messages. */
export const driveKey = (ctx: Ctx, driveId: string): string => `${driveId}.${sealOf(ctx, driveId)}`;

/** The drive that a key opens; null for one that is not ours. */
export function readDriveKey(ctx: Ctx, key: string): string | null {
  const at = key.indexOf('.');
  const driveId = key.slice(0, Math.max(0, at));
  const [given, right] = [Buffer.from(key.slice(at + 1)), Buffer.from(sealOf(ctx, driveId))];
  return given.length === right.length && timingSafeEqual(given, right) ? driveId : null;
}
