import type { DriveInvitationData } from '@voltfront/contract';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { storePlaces } from '../store';
import { listDriveSlots } from '../test-drive';
import { loadModels } from '../vehicle';
import { type InvitationRow, selectInvitation } from './drive-invitation.repository';
import { driveInvitationTexts } from './drive-invitation.texts';

/** Where a letter stands at a time. */
export const letterState = ({ state, expiresAt }: InvitationRow, now: number): DriveInvitationData['state'] =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** @throws NOT_FOUND */
export async function findInvitation(ctx: Ctx, code: string): Promise<InvitationRow> {
  const row = await selectInvitation(ctx.db, code);
  if (!row) throw refuse('NOT_FOUND', { message: driveInvitationTexts.missing });
  return row;
}

/** A letter as its receiver sees it. @throws NOT_FOUND also where store or consultant are gone */
export async function presentInvitation(ctx: Ctx, row: InvitationRow): Promise<DriveInvitationData> {
  const { code, storeId, consultantId, modelId, surname, text, gift, expiresAt } = row;
  const [place] = await storePlaces(ctx, [storeId]);
  const consultant = (await findPeople(ctx, [consultantId])).get(consultantId);
  const model = (await loadModels(ctx)).find((each) => each.modelId === modelId);
  if (!place || !consultant || !model) throw refuse('NOT_FOUND', { message: driveInvitationTexts.missing });
  const placeId = drivePlaceOf(storeId, modelId);
  const free = new Set(
    (await listDriveSlots(ctx, { placeId })).filter(({ left }) => left > 0).map(({ startsAt }) => startsAt),
  );
  const { name, address, phone, latitude, longitude, cityCode } = place;
  return {
    code,
    state: letterState(row, ctx.now()),
    surname,
    text,
    gift: gift === '' ? null : { title: gift, note: driveInvitationTexts.gift },
    consultant: { name: consultant.nickname, avatar: consultant.avatar },
    store: { storeId, name, address, phone, latitude, longitude, cityCode },
    model: { modelId, name: model.name, picture: model.cutout },
    placeId,
    slots: row.slots.map((startsAt) => ({ startsAt, isFree: free.has(startsAt) })),
    expiresAt,
  };
}
