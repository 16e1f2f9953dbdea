import type {
  QueryOf,
  QuoteData,
  SnapUpCarData,
  SnapUpData,
  SnapUpDetailData,
  SnapUpOwnData,
} from '@voltfront/contract';
import { DEPOSIT_FEN } from '@voltfront/rules/order/order-constants';
import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { createSharedReads } from '../../../../kernel/shared-reads';
import { optionsInWords } from '../../../order';
import { servedAmong } from '../../../store';
import { keepLine, repairConfiguration, withLines } from '../../../vehicle';
import type { CampaignRow } from '../../campaign.repository';
import { openCampaign, presentLanding } from '../../read-campaign';
import {
  countBooked,
  findPlace,
  listReminders,
  listTaken,
  type PlaceRow,
  type ReminderRow,
} from './snap-up.repository';
import { snapUpTexts } from './snap-up.texts';
import { carOf, isOver, type SettingsCar, SNAP_UP, snapUpSettingsOf } from './snap-up-settings';

/** How old (ms) the number of appointments may be. */
const COUNT_MS = 5 * SECOND_MS;
const booked = createSharedReads<ReadonlyMap<string, number>>(COUNT_MS);

/** A place as its person sees it. */
export const presentOwn = ({ code, state, until, orderNo }: PlaceRow): SnapUpOwnData => ({
  code,
  state,
  until,
  orderNo,
});

/** The car as the catalogue prices it, and at its price in the sale. */
export async function quotesOf(ctx: Ctx, car: SettingsCar): Promise<{ listFen: number; quote: QuoteData }> {
  const { modelId, versionId, productCodes, flashFen, arrivalDays } = car;
  const listed = await repairConfiguration(ctx, { modelId, versionId, productCodes, subsidy: 'none' });
  const cutFen = flashFen - listed.totalFen;
  const cut = keepLine({ kind: 'discount' as const, code: 'snapUp', name: snapUpTexts.cutLine, amountFen: cutFen });
  const weeks = Math.ceil(arrivalDays / 7);
  const quote = {
    ...(await withLines(ctx, listed, [...listed.lines, ...(cutFen === 0 ? [] : [cut])])),
    delivery: { fromWeeks: weeks, toWeeks: weeks, cityName: null },
    subsidies: { personalFen: 0, enterpriseFen: 0 },
    removed: [],
  };
  return { listFen: listed.totalFen, quote };
}

/** What all cars of a campaign are shown with. */
interface Seen {
  taken: ReadonlyMap<string, number>;
  booked: ReadonlyMap<string, number>;
  reminders: readonly ReminderRow[];
}

async function see(ctx: Ctx, { id: campaignId }: CampaignRow): Promise<Seen> {
  return {
    taken: await listTaken(ctx.db, campaignId),
    booked: await booked.read(ctx, campaignId, () => countBooked(ctx.db, campaignId)),
    reminders: ctx.actor ? await listReminders(ctx.db, { accountId: ctx.actor.accountId, campaignId }) : [],
  };
}

function presentCar(
  car: SettingsCar,
  { listFen, quote }: { listFen: number; quote: QuoteData },
  seen: Seen,
): SnapUpCarData {
  const { code, session, stockCity, flashFen, stock } = car;
  const { modelName, versionName, cutout } = quote;
  const own = seen.reminders.filter((reminder) => reminder.code === code);
  return {
    code,
    session,
    modelName,
    versionName,
    cutout,
    stockCity,
    listFen,
    flashFen,
    stock,
    left: Math.max(0, stock - (seen.taken.get(code) ?? 0)),
    bookedCount: seen.booked.get(code) ?? 0,
    isBooked: own.some(({ what }) => what === 'start'),
    isReminded: own.some(({ what, toldAt }) => what === 'restock' && toldAt === null),
  };
}

async function headOf(ctx: Ctx, row: CampaignRow) {
  const { look, bookUntilMinutes, bookedFirstMinutes } = snapUpSettingsOf(row);
  const place = ctx.actor && (await findPlace(ctx.db, { accountId: ctx.actor.accountId, campaignId: row.id }));
  const own = place && !isOver(place, ctx.now()) ? presentOwn(place) : null;
  return { campaign: await presentLanding(ctx, row), look, bookUntilMinutes, bookedFirstMinutes, own };
}

/** A flash sale with all its cars. @throws NOT_FOUND */
export async function showSnapUp(
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/snapUp'>,
): Promise<SnapUpData> {
  const row = await openCampaign(ctx, SNAP_UP, slug);
  const { sessions, cars } = snapUpSettingsOf(row);
  const seen = await see(ctx, row);
  const shown = await Promise.all(cars.map(async (car) => presentCar(car, await quotesOf(ctx, car), seen)));
  return { ...(await headOf(ctx, row)), sessions, cars: shown };
}

/** One car of a flash sale. @throws NOT_FOUND */
export async function showSnapUpCar(
  ctx: Ctx,
  { slug, code }: QueryOf<'GET /api/mpmkt/v1/campaign/snapUp/car'>,
): Promise<SnapUpDetailData> {
  const row = await openCampaign(ctx, SNAP_UP, slug);
  const { car, session } = carOf(snapUpSettingsOf(row), code);
  const quotes = await quotesOf(ctx, car);
  const { pictures, rights, arrivalDays } = car;
  const options = (await optionsInWords(ctx, quotes.quote)).map(({ group, name }) => ({ group, name }));
  return {
    ...(await headOf(ctx, row)),
    session,
    car: presentCar(car, quotes, await see(ctx, row)),
    pictures,
    options,
    rights,
    quote: quotes.quote,
    depositFen: DEPOSIT_FEN.snapUp,
    cities: await servedAmong(ctx, car.cities),
    arrivalDays,
  };
}
