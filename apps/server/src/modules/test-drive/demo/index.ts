import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import type { TextRef } from '../../../kernel/texts';
import { findMobile, hashPhone } from '../../account';
import { defineForm } from '../../form';
import { seal } from '../../order';
import { bookSlot, fillSlot, savePlans } from '../../slot';
import { stores } from '../../store/demo';
import { holderOf } from '../change-drive';
import { insertCars } from '../channel.repository';
import { drivePlan, TEST_DRIVE } from '../drive-places';
import { defineChannel } from '../show-channel';
import { visitWords } from '../submit-drive';
import { type DriveRow, insertDrive, insertHistory } from '../test-drive.repository';
import { testDriveTexts } from '../test-drive.texts';
import { demoCars } from './cars';
import { demoChannels } from './channels';
import { driveFeedback } from './feedback';

export { DRIVE_RULES, driveFields, slotForm } from './fields';
export { type FinishedDrive, seedFinishedDrives } from './finished';

type State = DriveRow['state'];

export interface DemoDrive {
  personId: string;
  /** The drive's place in the day of the demo: at this hour, so many days from now; null without a time. */
  at: { days: number; hour: number } | null;
  state: State;
  modelId: string;
  storeId: string | null;
  channelCode?: string;
  name: string;
  reason?: string;
  moves?: number;
  /** The car that somebody who arrived was given. */
  plate?: string;
  /** Number of the person at a partner. */
  subChannel?: string;
  gift?: DriveRow['gift'];
}

/** One drive in every state. */
const DRIVES: readonly DemoDrive[] = [
  {
    personId: 'person-new',
    at: { days: 3, hour: 14 },
    state: 'submitted',
    modelId: 'YL01',
    storeId: 'sh-jingan',
    name: '陈初',
  },
  {
    personId: 'person-orders',
    at: { days: 4, hour: 10 },
    state: 'confirmed',
    modelId: 'YLX',
    storeId: 'sh-jingan',
    name: '林夏',
  },
  {
    personId: 'person-orders',
    at: { days: 5, hour: 15 },
    state: 'moved',
    modelId: 'YL09',
    storeId: 'sh-jingan',
    name: '林夏',
    moves: 2,
  },
  {
    personId: 'person-owner',
    at: null,
    state: 'inReview',
    modelId: 'YL09',
    storeId: null,
    name: '周野',
    channelCode: 'fleet-fair',
  },
  {
    personId: 'person-owner',
    at: { days: -20, hour: 16 },
    state: 'done',
    modelId: 'YLX',
    storeId: 'sh-jingan',
    name: '周野',
  },
  {
    personId: 'person-member',
    at: { days: -6, hour: 11 },
    state: 'cancelled',
    modelId: 'YL01',
    storeId: 'sh-jingan',
    name: '何暮',
    reason: '临时出差',
  },
  {
    personId: 'person-delivery',
    at: { days: -3, hour: 13 },
    state: 'noShow',
    modelId: 'YL09',
    storeId: 'sh-jingan',
    name: '许岸',
  },
  {
    personId: 'person-orders',
    at: { days: -10, hour: 15 },
    state: 'done',
    modelId: 'YL01',
    storeId: 'sh-jingan',
    name: '林夏',
  },
  {
    personId: 'person-collector',
    at: { days: 0, hour: 10 },
    state: 'arrived',
    modelId: 'YL01',
    storeId: 'sh-jingan',
    name: '苏澄',
    plate: '沪AD10007',
  },
  {
    personId: 'person-partner',
    at: { days: 0, hour: 16 },
    state: 'confirmed',
    modelId: 'YLX',
    storeId: 'sh-jingan',
    name: '周帆',
  },
];

/** States that a drive went through before its own. */
const BEFORE: Partial<Record<State, readonly State[]>> = {
  confirmed: ['submitted'],
  moved: ['submitted', 'confirmed'],
  arrived: ['submitted', 'confirmed'],
  done: ['submitted', 'confirmed', 'arrived', 'driving'],
  cancelled: ['submitted'],
  noShow: ['submitted', 'confirmed'],
};

const titleOf = (state: State): TextRef => testDriveTexts[state];

function rowOf(ctx: Ctx, index: number, mobile: string, drive: DemoDrive): DriveRow {
  const now = ctx.now();
  const {
    personId,
    at,
    state,
    modelId,
    storeId,
    channelCode = 'standard',
    name,
    reason = '',
    moves = 0,
    plate = null,
    subChannel = null,
    gift = null,
  } = drive;
  const startsAt = at && shanghaiMidnight(now) + at.days * DAY_MS + at.hour * HOUR_MS;
  const createdAt = Math.min(now, startsAt ?? now) - 2 * DAY_MS;
  const { dataSecret } = ctx.app.config;
  const driveId = `demo-drive-${index + 1}`;
  return {
    driveId,
    driveNo: `TD2611${String(index + 1).padStart(14, '0')}`,
    userId: personId,
    holderId: personId,
    phoneHash: hashPhone(ctx, mobile),
    contactName: seal(dataSecret, name),
    contactMobile: seal(dataSecret, mobile),
    channelCode,
    subChannel,
    click: null,
    modelId,
    cityCode: '310100',
    storeId,
    placeId: storeId && `${storeId}_${modelId}`,
    startsAt,
    endsAt: startsAt && startsAt + HOUR_MS,
    state,
    moves,
    arrivalCode: String(310_000 + index * 1111),
    reason,
    gift,
    plate,
    consultantId: null,
    startedAt: state === 'done' ? startsAt : null,
    finishedAt: state === 'done' && startsAt !== null ? startsAt + 42 * MINUTE_MS : null,
    distanceTenths: state === 'done' ? 186 : null,
    historyCount: (BEFORE[state]?.length ?? 0) + 1,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Adds a drive with its history and slot; null where it is there, or its person is not. */
export async function seedDrive(ctx: Ctx, index: number, drive: DemoDrive): Promise<DriveRow | null> {
  const mobile = await findMobile(ctx.db, drive.personId);
  if (mobile === null) return null;
  const row = rowOf(ctx, index, mobile, drive);
  const { userId, driveId, placeId, startsAt, createdAt, reason } = row;
  if (!(await insertDrive(ctx.db, row))) return null;
  const note = await visitWords(ctx, row);
  for (const [step, state] of [...(BEFORE[row.state] ?? []), row.state].entries())
    await insertHistory(ctx.db, {
      userId,
      driveId,
      sequence: step + 1,
      state,
      title: titleOf(state),
      note: state === 'cancelled' ? reason : step === 0 ? note : '',
      at: createdAt + step * HOUR_MS,
    });
  if (placeId !== null && startsAt !== null && startsAt > ctx.now())
    await bookSlot(ctx, holderOf(row), { placeId, startsAt });
  return row;
}

/** Channels, cars of the stores with their slots, and a drive in every state. */
export async function seedTestDrives(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const cars = demoCars(stores);
  await insertCars(ctx.db, cars);
  const plans = cars.map(({ placeId, plates }) => ({ kind: TEST_DRIVE, placeId, plan: drivePlan(plates.length) }));
  await savePlans(ctx, plans);
  await defineForm(ctx, driveFeedback);
  for (const channel of fillDeep(demoChannels(now))) await defineChannel(ctx, channel);
  for (const [index, drive] of DRIVES.entries()) await seedDrive(ctx, index, drive);
  const tomorrow = shanghaiMidnight(now) + DAY_MS;
  for (const hour of [10, 14])
    await fillSlot(ctx, { kind: TEST_DRIVE, placeId: 'sh-jingan_YL01', startsAt: tomorrow + hour * HOUR_MS });
}
