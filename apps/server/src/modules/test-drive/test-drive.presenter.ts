import type { ReplyOf, TestDriveData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { maskMiddle } from '../../kernel/personal-data';
import { findPeople } from '../account';
import { entryLines, selectEntry } from '../form';
import { mask, unseal } from '../order';
import { cityPlace, storePlaces } from '../store';
import { roughEstimate } from '../trade-in';
import { loadModels } from '../vehicle';
import { selectChannel } from './channel.repository';
import { driveKey } from './drive-key';
import { type DriveRow, selectHistory } from './test-drive.repository';

/** States in which a person still has to come to the store. */
const COMING: readonly DriveRow['state'][] = ['submitted', 'confirmed', 'moved'];

/** Fields that a drive tells in columns of its own. */
export const TOLD_ELSEWHERE = ['model', 'city', 'store', 'slot', 'name', 'phone'];

/** A model as a drive shows it; one that left the catalogue keeps its code. */
async function modelOf(ctx: Ctx, modelId: string): Promise<TestDriveData['model']> {
  const model = (await loadModels(ctx)).find((each) => each.modelId === modelId);
  return { modelId, name: model?.name ?? modelId, picture: model?.cutout ?? '/assets/cars/none.webp' };
}

async function channelOf(ctx: Ctx, code: string): Promise<TestDriveData['channel']> {
  const settings = (await selectChannel(ctx.db, code))?.settings;
  const { title = '', accent = '', gift = null, promise = '', steps = [] } = settings ?? {};
  return { code, title, accent, partner: settings?.partner?.name ?? null, gift, promise, steps };
}

async function storeOf(ctx: Ctx, storeId: string | null): Promise<TestDriveData['store']> {
  const [store] = storeId === null ? [] : await storePlaces(ctx, [storeId]);
  if (!store) return null;
  const { name, address, phone, latitude, longitude } = store;
  return { storeId: store.storeId, name, address, phone, latitude, longitude };
}

async function managerOf(ctx: Ctx, { consultantId }: DriveRow): Promise<string> {
  return consultantId === null ? '' : ((await findPeople(ctx, [consultantId])).get(consultantId)?.nickname ?? '');
}

/** What the old car of an application may be worth; null where its channel asks for none. */
async function estimateOf(ctx: Ctx, { channelCode, holderId, driveId }: DriveRow): Promise<TestDriveData['estimate']> {
  if ((await selectChannel(ctx.db, channelCode))?.settings.follows === undefined) return null;
  const answers = (await selectEntry(ctx.db, { userId: holderId, entryId: driveId }))?.answers;
  const { oldSeries, oldYear, oldKm } = answers ?? {};
  if (typeof oldSeries !== 'string' || typeof oldYear !== 'number' || typeof oldKm !== 'number') return null;
  return roughEstimate(ctx, { seriesId: oldSeries, year: oldYear, mileageKm: oldKm });
}

/** A drive in the format of its own screen: the contact is masked, since a link opens it without a login. */
export async function presentDrive(ctx: Ctx, row: DriveRow): Promise<TestDriveData> {
  const { driveNo, driveId, state, cityCode, placeId, startsAt, endsAt, moves, reason, createdAt } = row;
  const { dataSecret } = ctx.app.config;
  const isComing = COMING.includes(state) && startsAt !== null;
  const history = await selectHistory(ctx.db, driveId);
  return {
    driveNo,
    key: driveKey(ctx, driveId),
    state,
    channel: await channelOf(ctx, row.channelCode),
    model: await modelOf(ctx, row.modelId),
    cityName: (cityCode === null ? null : await cityPlace(ctx, cityCode))?.cityName ?? '',
    store: await storeOf(ctx, row.storeId),
    placeId,
    startsAt,
    endsAt,
    moves,
    contact: {
      name: maskMiddle(unseal(dataSecret, row.contactName)),
      mobile: mask(unseal(dataSecret, row.contactMobile), 3, 4),
    },
    arrivalCode: isComing ? row.arrivalCode : null,
    reason,
    giftState: row.gift,
    partnerNo: row.subChannel,
    managerName: await managerOf(ctx, row),
    estimate: await estimateOf(ctx, row),
    details: await entryLines(ctx, { userId: row.holderId, entryId: driveId }, TOLD_ELSEWHERE),
    createdAt,
    history: history.map(({ state, title, note, at }) => ({ state, title, note, at })),
  };
}

/** Drives in the format of a short list, whatever their number in the same statements. */
export async function presentRunning(
  ctx: Ctx,
  rows: readonly DriveRow[],
): Promise<ReplyOf<'GET /api/mpmkt/v1/testDrive/running'>> {
  const models = new Map((await loadModels(ctx)).map((model) => [model.modelId, model]));
  const storeIds = rows.flatMap(({ storeId }) => storeId ?? []);
  const stores = new Map((await storePlaces(ctx, storeIds)).map(({ storeId, name }) => [storeId, name]));
  return rows.map(({ driveNo, modelId, state, storeId, startsAt }) => ({
    driveNo,
    modelId,
    modelName: models.get(modelId)?.name ?? modelId,
    picture: models.get(modelId)?.cutout ?? '/assets/cars/none.webp',
    state,
    storeName: stores.get(storeId ?? '') ?? '',
    startsAt,
  }));
}
