import { DAY_MS } from '@voltfront/rules/time';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { randomToken } from '../../kernel/ids';
import { type EventMap, publish } from '../../kernel/jobs';
import { grantCoupon } from '../coupon';
import { earn } from '../points';
import { type DriveRow, selectDriveByNo } from '../test-drive';
import {
  addUsed,
  forgetDrive,
  insertPackage,
  noteDrive,
  type PackageRow,
  type PlaceRow,
  selectKept,
  selectOffer,
  selectPackage,
  selectSharers,
  usePlace,
} from './drive-package.repository';
import type { PackageItem } from './drive-package.tables';

/** What packages are made from now. */
const OFFER = 'standard';
/** What the points of a package, and those for its sharer, are booked under. */
const REASONS = { friend: 'drivePackage', sharer: 'driveFriend' } as const;
/** Bytes of a code. */
const CODE_BYTES = 12;

/** A friend with a place applied for a drive. */
export async function noteApplied(ctx: Ctx, { drive }: { drive: DriveRow }): Promise<null> {
  const place = await selectKept(ctx.db, drive.userId, ctx.now());
  if (place) await noteDrive(ctx.db, place, drive.driveNo);
  return null;
}

/** A drive that does not take place leaves its friend the place, for another one. */
export async function noteMoved(ctx: Ctx, { state, driveNo }: DriveRow): Promise<null> {
  if (state === 'cancelled' || state === 'noShow') await forgetDrive(ctx.db, driveNo);
  return null;
}

async function give(ctx: Ctx, accountId: string, item: PackageItem, ref: string): Promise<void> {
  if ('points' in item) await earn(ctx, { accountId, amount: item.points, reason: REASONS.friend, ref });
  else await grantCoupon(ctx, { accountId, template: item.coupon, reason: 'other', ref });
}

/** The sharer's points for a friend who drove; nothing for an account that ended. */
async function thankSharer(ctx: Ctx, { accountId, packageCode }: PackageRow, friendId: string, points: number) {
  if (!(await guardOf(ctx).holdAccount(ctx.db, accountId))) return;
  await earn(ctx, { accountId, amount: points, reason: REASONS.sharer, ref: `${packageCode}:${friendId}` });
}

/** Gives a friend what the package holds, once. */
async function payPlace(ctx: Ctx, place: PlaceRow, driveNo: string): Promise<void> {
  const { accountId, packageCode } = place;
  const row = await selectPackage(ctx.db, packageCode);
  const offer = row && (await selectOffer(ctx.db, row.offerCode));
  if (!row || !offer || !(await usePlace(ctx.db, place, { driveNo, now: ctx.now() }))) return;
  await addUsed(ctx.db, packageCode);
  for (const item of offer.items) await give(ctx, accountId, item, `package:${packageCode}`);
  await thankSharer(ctx, row, accountId, offer.sharerPoints);
  await publish(ctx, 'FriendReached', {
    inviterId: row.accountId,
    friendId: accountId,
    milestone: 'driven',
    ref: driveNo,
  });
}

/** A person who finished a drive has a package to give away. */
async function makePackage(ctx: Ctx, accountId: string, driveNo: string): Promise<void> {
  const offer = await selectOffer(ctx.db, OFFER);
  if (!offer?.isOn) return;
  const now = ctx.now();
  await insertPackage(ctx.db, {
    accountId,
    packageCode: randomToken(CODE_BYTES),
    offerCode: offer.code,
    driveNo,
    used: 0,
    createdAt: now,
    expiresAt: now + offer.days * DAY_MS,
  });
}

/** After a drive: pays the place that its driver had, as of the end of the drive, and makes a package of their own. */
export async function followFinished(ctx: Ctx, { userId, driveNo, to }: EventMap['TestDriveMoved']): Promise<void> {
  if (to !== 'done') return;
  const drive = await selectDriveByNo(ctx.db, driveNo);
  if (!drive) return;
  const place = await selectKept(ctx.db, userId, drive.finishedAt ?? ctx.now());
  if (place) await payPlace(ctx, place, driveNo);
  await makePackage(ctx, userId, driveNo);
}

/** A friend who drove with somebody's package took delivery of a car. */
export async function followDelivery(ctx: Ctx, { userId, orderNo }: EventMap['OrderDelivered']): Promise<void> {
  for (const inviterId of await selectSharers(ctx.db, userId))
    await publish(ctx, 'FriendReached', { inviterId, friendId: userId, milestone: 'delivered', ref: orderNo });
}
