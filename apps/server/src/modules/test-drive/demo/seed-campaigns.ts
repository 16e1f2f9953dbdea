import type { FormAnswers } from '@voltfront/rules/form/form-types';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { storeEntry } from '../../form';
import { fillSlot, savePlans } from '../../slot';
import { stores } from '../../store/demo';
import { type CarsRow, insertCars, updateDistrict } from '../channel.repository';
import { hashNumber } from '../drive-gift';
import { drivePlan, TEST_DRIVE } from '../drive-places';
import { defineChannel } from '../show-channel';
import { insertNumbers, takeOne } from '../stock.repository';
import { demoCampaigns } from './campaigns';
import { demoCars, demoHomeCars } from './cars';
import { type DemoDrive, seedDrive } from './index';
import { demoMembers } from './members';
import { demoPartners } from './partners';
import { demoSeasons, SERIES_PLATES } from './seasons';

/** Drives of campaigns get numbers after those of the plain channels. */
const FIRST_INDEX = 20;

/** An application with what its form asked. */
interface DemoApplication extends DemoDrive {
  channelCode: string;
  answers: FormAnswers;
}

/** Days to the Saturday that is two days away or more: it can still be moved. */
function daysToSaturday(now: number): number {
  const weekday = new Date(shanghaiMidnight(now) + DAY_MS / 2).getUTCDay();
  const days = (6 - weekday + 7) % 7;
  return days < 2 ? days + 7 : days;
}

/** One application for each result page. */
const applications = (saturday: number): DemoApplication[] => [
  {
    personId: 'person-new',
    at: { days: 4, hour: 14 },
    state: 'confirmed',
    modelId: 'YLX',
    storeId: 'sh-jingan',
    channelCode: 'lcb',
    name: '陈初',
    subChannel: 'LCB-8802619',
    gift: 'reserved',
    answers: {},
  },
  {
    personId: 'person-new',
    at: { days: 5, hour: 10 },
    state: 'confirmed',
    modelId: 'YL09',
    storeId: 'sh-jingan',
    channelCode: 'lcb-09',
    name: '陈初',
    subChannel: 'LCB-O-310266',
    gift: 'reserved',
    answers: { seats: '7', persons: 5, childSeat: 'yes', where: 'home', address: '静安区延平路 123 弄 6 号 1801' },
  },
  {
    personId: 'person-member',
    at: null,
    state: 'submitted',
    modelId: 'YLX',
    storeId: 'sh-hongqiao',
    channelCode: 'lcb-web',
    name: '何暮',
    subChannel: 'LCB-7705312',
    answers: {},
  },
  {
    personId: 'person-member',
    at: { days: saturday, hour: 15 },
    state: 'confirmed',
    modelId: 'YL01',
    storeId: 'sh-hongqiao',
    channelCode: 'weekend',
    name: '何暮',
    gift: 'reserved',
    answers: { companions: 2 },
  },
  {
    personId: 'person-delivery',
    at: null,
    state: 'submitted',
    modelId: 'YL01',
    storeId: 'sh-jingan',
    channelCode: 'season-one',
    name: '许岸',
    gift: 'given',
    answers: { plan: '3' },
  },
  {
    personId: 'person-delivery',
    at: { days: 9, hour: 11 },
    state: 'confirmed',
    modelId: 'YLX',
    storeId: 'sh-jingan',
    channelCode: 'season-two',
    name: '许岸',
    answers: { trade: 'yes', oldBrand: 'audi', oldSeries: 'audi-a4l', oldYear: 2021, oldKm: 46_000 },
  },
];

/** Plans of all places, which reach as far as channels offer. */
async function planPlaces(ctx: Ctx, cars: readonly CarsRow[]): Promise<void> {
  const plans = cars.map(({ placeId, plates }) => ({ kind: TEST_DRIVE, placeId, plan: drivePlan(plates.length) }));
  await savePlans(ctx, plans);
}

/** Channels with screens of their own, cars that come to a home, evenings, and an application for each result. */
export async function seedDriveCampaigns(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const [cars, homes] = [demoCars(stores), demoHomeCars()];
  for (const { storeId, districtCode } of cars) if (districtCode) await updateDistrict(ctx.db, storeId, districtCode);
  await insertCars(ctx.db, homes);
  await planPlaces(ctx, [...cars, ...homes]);
  const channels = fillDeep([...demoCampaigns(now), ...demoMembers(now), ...demoSeasons(now), ...demoPartners(now)]);
  for (const channel of channels) await defineChannel(ctx, channel);
  const hashes = SERIES_PLATES.map((plate) => hashNumber(ctx, plate));
  await insertNumbers(ctx.db, 'china-star', hashes);
  for (const [index, { answers, ...drive }] of applications(daysToSaturday(now)).entries()) {
    const row = await seedDrive(ctx, FIRST_INDEX + index, drive);
    const form = channels.find(({ code }) => code === drive.channelCode)?.form;
    if (row?.gift) await takeOne(ctx.db, row.channelCode, 'gift');
    if (row && form) await storeEntry(ctx, { userId: row.holderId, entryId: row.driveId }, form, answers);
  }
  const evening = shanghaiMidnight(now) + DAY_MS + 19 * HOUR_MS;
  await fillSlot(ctx, { kind: TEST_DRIVE, placeId: drivePlaceOf('sh-jingan', 'YLX'), startsAt: evening });
}
