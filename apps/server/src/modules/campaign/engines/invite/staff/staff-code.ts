import type { BodyOf, QueryOf, ReplyOf, StaffDriveData } from '@voltfront/contract';
import { shanghaiStart } from '@voltfront/rules/format/shanghai-time';
import { guardOf } from '../../../../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../../../../kernel/context';
import { InternalError, refuse } from '../../../../../kernel/errors';
import { showUser } from '../../../../account';
import { findStores } from '../../../../store';
import { type DriveRow, drivesById, maskedContact, selectDriveByNo, setDriveSource } from '../../../../test-drive';
import { findCampaign } from '../../../campaign.repository';
import { assertTakesPart, openCampaign, presentLanding } from '../../../read-campaign';
import { inviterOf } from '../../../relation/inviter-code';
import { findInviter } from '../../../relation/relation.repository';
import { inviteTexts } from '../invite.texts';
import { INVITE, inviteSettingsOf } from '../invite-settings';
import {
  countStaffDrives,
  findStaffNotes,
  insertStaffDrive,
  listStaffDrives,
  type StaffDriveRow,
  setStaffNote,
} from './staff-drive.repository';

/** Slug of the campaign whose code an employee keeps all year. */
export const STAFF_CODE = 'inner-drive';
/** Bookings on the page of the code. */
const LATEST = 5;

/** Bookings with model, store and time; the same number of reads for any number of them. */
async function presentStaffDrives(ctx: Ctx, rows: readonly StaffDriveRow[]): Promise<StaffDriveData[]> {
  if (rows.length === 0) return [];
  const drives = await drivesById(
    ctx,
    rows.map(({ driveId }) => driveId),
  );
  const all = [...drives.values()];
  const stores = await findStores(
    ctx,
    all.flatMap(({ storeId }) => storeId ?? []),
  );
  const [models] = await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds: all.map(({ modelId }) => modelId) });
  return rows.flatMap(({ driveId, note, createdAt }) => {
    const drive = drives.get(driveId);
    if (!drive) return [];
    const { driveNo, state, modelId, storeId, startsAt } = drive;
    const storeName = stores.get(storeId ?? '')?.name ?? '';
    const modelName = models?.get(modelId) ?? modelId;
    return [{ driveNo, state, ...maskedContact(ctx, drive), modelName, storeName, startsAt, note, createdAt }];
  });
}

/** An employee's fixed code with the bookings that it brought; `own` is null for others. @throws NOT_FOUND */
export async function showStaffCode(
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/staff/code'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/staff/code'>> {
  const row = await openCampaign(ctx, INVITE, slug);
  const campaign = await presentLanding(ctx, row);
  if (campaign.refusal !== null) return { campaign, own: null };
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const { nickname, memberInfo } = await showUser(ctx, accountId);
  const { organName = '', jobId = '' } = memberInfo ?? {};
  const since = { day: shanghaiStart(now, 'day'), month: shanghaiStart(now, 'month') };
  const counts = await countStaffDrives(ctx.db, accountId, since);
  const latest = await presentStaffDrives(ctx, await listStaffDrives(ctx.db, accountId, LATEST));
  const code = (await findInviter(ctx.db, accountId))?.code ?? '';
  return { campaign, own: { nickname, organName, jobId, code, counts, latest } };
}

/** Writes what an employee tells the store about an own booking; needs a transaction. @throws NOT_FOUND, FORBIDDEN, STATE_CHANGED */
export async function noteStaffDrive(
  ctx: ActorCtx,
  { slug, driveNo, note }: BodyOf<'POST /api/mpmkt/v1/campaign/staff/note'>,
): Promise<StaffDriveData> {
  await assertTakesPart(ctx, await openCampaign(ctx, INVITE, slug));
  const drive = await selectDriveByNo(ctx.db, driveNo);
  const row = drive && (await setStaffNote(ctx.db, ctx.actor.accountId, drive.driveId, note));
  if (!row) throw refuse('NOT_FOUND', { message: inviteTexts.noBooking });
  const [booking] = await presentStaffDrives(ctx, [row]);
  if (!booking) throw new InternalError('a booking that was just changed is not there');
  return booking;
}

/** Books an application on the employee whose code it came by; the code of somebody who left leads to the store alone. */
export async function bookStaffDrive(ctx: Ctx, { drive }: { drive: DriveRow }): Promise<null> {
  const { subChannel, driveId, channelCode, userId } = drive;
  if (subChannel === null) return null;
  const campaign = await findCampaign(ctx.db, STAFF_CODE);
  if (!campaign || inviteSettingsOf(campaign).channel !== channelCode) return null;
  const person = await inviterOf(ctx, subChannel);
  const isEmployee =
    person?.roles.includes('employee') === true &&
    person.accountId !== userId &&
    (await guardOf(ctx).holdAccount(ctx.db, person.accountId));
  const jobId = person && isEmployee ? ((await showUser(ctx, person.accountId)).memberInfo?.jobId ?? '') : null;
  await setDriveSource(ctx, driveId, jobId);
  if (person && jobId !== null)
    await insertStaffDrive(ctx.db, { employeeId: person.accountId, driveId, jobId, note: '', createdAt: ctx.now() });
  return null;
}

/** Notes of employees for stores. */
export const notesOfDrives = (ctx: Ctx, { driveIds }: { driveIds: readonly string[] }): Promise<Map<string, string>> =>
  findStaffNotes(ctx.db, driveIds);
