import { runningDriveStates } from '@voltfront/rules/test-drive/test-drive-moves';
import { DAY_MS } from '@voltfront/rules/time';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findMobile, hashPhone } from '../account';
import { readDriveKey } from './drive-key';
import { hasAccount, lockDrive } from './move-drive';
import { type DriveRow, selectDrive, selectDriveByNo } from './test-drive.repository';
import { testDriveTexts } from './test-drive.texts';

/** A key opens a drive that has ended for this long; afterwards its person has to log in. */
const KEY_VALID_MS = 30 * DAY_MS;

/** Names a drive: by its key, or by its number for the person who applied. */
export interface DriveRef {
  key?: string | undefined;
  driveNo?: string | undefined;
}

/** The account and phone of the caller; null for visitors. */
export async function callerOf(ctx: Ctx): Promise<{ userId: string; phoneHash: string } | null> {
  return ctx.actor && personOf(ctx, ctx.actor.accountId);
}

/** An account with the hash of its phone, empty without one: what identifies drives of a person. */
export async function personOf(ctx: Ctx, userId: string): Promise<{ userId: string; phoneHash: string }> {
  const mobile = await findMobile(ctx.db, userId);
  return { userId, phoneHash: mobile === null ? '' : hashPhone(ctx, mobile) };
}

async function byKey(ctx: Ctx, key: string): Promise<DriveRow | undefined> {
  const driveId = readDriveKey(ctx, key);
  const row = driveId === null ? undefined : await selectDrive(ctx.db, driveId);
  const isOver = row && !runningDriveStates.includes(row.state);
  return isOver && row.updatedAt + KEY_VALID_MS <= ctx.now() ? undefined : row;
}

async function byNumber(ctx: Ctx, driveNo: string): Promise<DriveRow | undefined> {
  const caller = await callerOf(ctx);
  const row = caller && (await selectDriveByNo(ctx.db, driveNo));
  return row && (row.userId === caller.userId || row.phoneHash === caller.phoneHash) ? row : undefined;
}

/** A drive that the caller may see. @throws NOT_FOUND also for somebody else's, and for a link that is too old */
export async function findDrive(ctx: Ctx, { key, driveNo }: DriveRef): Promise<DriveRow> {
  const row = key ? await byKey(ctx, key) : driveNo ? await byNumber(ctx, driveNo) : undefined;
  if (!row) throw refuse('NOT_FOUND', { message: testDriveTexts.missing });
  return row;
}

/**
 * The same, locked until the transaction ends. A key also works without a login, so the account of the drive is held
 * against its cancellation here. @throws NOT_FOUND
 */
export async function lockOwnDrive(ctx: Ctx, ref: DriveRef): Promise<DriveRow> {
  const found = await findDrive(ctx, ref);
  const isActive = !hasAccount(found) || (await guardOf(ctx).holdAccount(ctx.db, found.userId));
  if (!isActive) throw refuse('NOT_FOUND', { message: testDriveTexts.missing });
  return lockDrive(ctx, found.driveId);
}
