import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { InternalError, refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import { openPage } from '../../kernel/list';
import { type StaffSight, staffSight } from '../../kernel/staff-sight';
import { findPeople } from '../account';
import { storePlaces } from '../store';
import { listDriveSlots } from '../test-drive';
import { loadModels } from '../vehicle';
import { type InvitationRow, insertInvitation, selectInvitations } from './drive-invitation.repository';
import { driveInvitationTexts } from './drive-invitation.texts';
import { letterState } from './show-invitation';

const LIST = 'GET /api/mpmkt/v1/staff/testDrive/invitations';
type OfStaff = ReplyOf<typeof LIST>['items'][number];

/** A letter can be answered for so long. */
const VALID_MS = 7 * DAY_MS;
/** Bytes of a code. */
const CODE_BYTES = 12;

/** Letters as staff see them; stores, models and consultants are read once for all. */
async function presentForStaff(ctx: ActorCtx, sight: StaffSight, rows: readonly InvitationRow[]): Promise<OfStaff[]> {
  const places = await storePlaces(ctx, [...new Set(rows.map(({ storeId }) => storeId))]);
  const stores = new Map(places.map(({ storeId, name }) => [storeId, name]));
  const people = await findPeople(ctx, [...new Set(rows.map(({ consultantId }) => consultantId))]);
  const models = new Map((await loadModels(ctx)).map(({ modelId, name }) => [modelId, name]));
  return rows.map((row) => {
    const { code, storeId, modelId, surname, slots, reason, driveNo, createdAt, expiresAt } = row;
    return {
      code,
      state: letterState(row, ctx.now()),
      surname: sight.isMasked(storeId) && surname !== '' ? '*' : surname,
      modelName: models.get(modelId) ?? modelId,
      storeName: stores.get(storeId) ?? '',
      consultantName: people.get(row.consultantId)?.nickname ?? '',
      slots,
      reason,
      driveNo,
      createdAt,
      expiresAt,
      path: `/pagesActivity/testDriveInvitation?code=${encodeURIComponent(code)}`,
    };
  });
}

/** Letters of the stores that the caller sees, newest first. */
export async function listInvitations(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const sight = await staffSight(ctx, 'drives');
  if (sight.onlyStoreId === null) return { items: [], nextCursor: null };
  const read = await selectInvitations(ctx.db, sight.onlyStoreId, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, code }) => ({ key: createdAt, id: code }));
  return { items: await presentForStaff(ctx, sight, rows), nextCursor };
}

/** @throws BAD_INPUT for times that are not free at the place, NOT_FOUND for a place without cars */
async function assertFree(ctx: ActorCtx, placeId: string, slots: readonly number[]): Promise<void> {
  const offered = await listDriveSlots(ctx, { placeId });
  const isFree = (at: number) => offered.some(({ startsAt, left }) => startsAt === at && left > 0);
  if (new Set(slots).size < slots.length || !slots.every(isFree))
    throw refuse('BAD_INPUT', { message: driveInvitationTexts.noSlot, data: { fields: ['body.slots'] } });
}

/** A consultant writes a letter for their store. @throws FORBIDDEN without a store, BAD_INPUT, NOT_FOUND */
export async function writeInvitation(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpmkt/v1/staff/testDrive/invitation'>,
): Promise<OfStaff> {
  const sight = await staffSight(ctx, 'drives');
  const { ownStoreId: storeId } = sight;
  if (storeId === null) throw refuse('FORBIDDEN', { message: driveInvitationTexts.noStore });
  const { modelId, surname, text, gift, slots } = body;
  await assertFree(ctx, drivePlaceOf(storeId, modelId), slots);
  const now = ctx.now();
  const row: InvitationRow = {
    code: randomToken(CODE_BYTES),
    storeId,
    consultantId: ctx.actor.accountId,
    modelId,
    surname,
    text,
    gift,
    slots: [...slots].sort((one, other) => one - other),
    state: 'open',
    reason: '',
    driveNo: null,
    userId: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: now + VALID_MS,
  };
  await insertInvitation(ctx.db, row);
  const [shown] = await presentForStaff(ctx, sight, [row]);
  if (!shown) throw new InternalError('an invitation that was just written is not there');
  return shown;
}
