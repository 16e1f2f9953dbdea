import { formatInstant } from '@voltfront/rules/format/date';
import { SHANGHAI_OFFSET_MS, shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { type EstimateRange, estimateTradeIn } from '@voltfront/rules/trade-in/estimate';
import { OFFER_HOLD_MS } from '@voltfront/rules/trade-in/trade-in-moves';
import { asset, daysFrom, fillDeep } from '../../../demo/fill';
import { people } from '../../account/demo';
import { cities, stores } from '../../store/demo';
import { DEMO_FINDINGS, DEMO_INSPECTOR, demoOfferFen, type TradeInRequestSeed, type TradeInSeed } from '..';
import { historyTexts } from '../history.texts';
import { oldBrands } from './data/old-cars';
import { type DemoTradeIn, demoTradeIns } from './data/requests';
import { residualRules } from './data/residual-rules';

const START_HOURS = [10, 11, 14, 15, 16];
/** Inspections that a store can do per hour. */
const STORE_CAPACITY = 3;
const CONTACT_NAME = '林夏';

/** Order numbers of a person that requests are bound to. */
export type OrderNoOf = (personId: string, which: 'newest' | 'delivered') => string | null;

const brands = fillDeep(oldBrands);
const allSeries = brands.flatMap(({ brandId, name: brandName, series }) =>
  series.map(([seriesId, name, energy, prices], position) => ({
    seriesId,
    brandId,
    brandName,
    name,
    energy,
    prices,
    position,
  })),
);

/** Registration month, the given number of months before `now`, as `YYYY-MM`. */
function monthBefore(now: number, months: number): string {
  const { year, month } = shanghaiParts(now);
  const total = year * 12 + (month - 1) - months;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** 14:00 Shanghai time, `days` days from now. */
function inspectionTime(now: number, days: number): number {
  const day = Math.floor((now + days * DAY_MS + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS;
  return day - SHANGHAI_OFFSET_MS + 14 * HOUR_MS;
}

function carOf(plan: DemoTradeIn, now: number) {
  const series = allSeries.find(({ seriesId }) => seriesId === plan.seriesId);
  const city = cities.find(({ cityCode }) => cityCode === plan.plateCityCode);
  if (!series || !city) throw new TypeError(`trade-in ${plan.requestId} names an unknown series or city`);
  const { mileageKm, plateCityCode, condition, ageMonths } = plan;
  const registeredOn = monthBefore(now, ageMonths);
  const year = Number(registeredOn.slice(0, 4));
  const price = series.prices.filter(([from]) => from <= year).at(-1) ?? series.prices[0];
  const newPriceFen = (price?.[1] ?? 0) * 100;
  const { brandId, brandName, seriesId, name: seriesName, energy } = series;
  const photos = plan.photos.map(asset);
  const car = { brandId, brandName, seriesId, seriesName, registeredOn, mileageKm, plateCityCode, condition, photos };
  const estimate = estimateTradeIn({ newPriceFen, ageMonths, mileageKm, condition }, residualRules[energy]);
  return { car: { ...car, plateCityName: city.name, newPriceFen }, estimate };
}

type Line = TradeInRequestSeed['history'][number];

/** History of a request up to its state. */
function storyOf(
  plan: DemoTradeIn,
  times: { estimatedAt: number; startsAt: number; offeredAt: number; now: number },
  offered: { estimate: EstimateRange; offerFen: number; place: string },
): Line[] {
  const { estimatedAt, startsAt, offeredAt, now } = times;
  const lines: Line[] = [
    { state: 'estimated', title: historyTexts.estimated, note: historyTexts.range(offered.estimate), at: estimatedAt },
  ];
  if (plan.state === 'estimated') return lines;
  const note = historyTexts.visit({ at: startsAt, place: offered.place });
  lines.push({ state: 'appointed', title: historyTexts.appointed, note, at: estimatedAt + HOUR_MS });
  if (plan.state === 'appointed') return lines;
  lines.push({
    state: 'offered',
    title: historyTexts.offered,
    note: historyTexts.offer({ amountFen: offered.offerFen }),
    at: offeredAt,
  });
  if (plan.closedReason === 'timeout')
    lines.push({
      state: 'expired',
      title: historyTexts.expired,
      note: historyTexts.unanswered,
      at: offeredAt + OFFER_HOLD_MS,
    });
  if (plan.closedReason === 'refused')
    lines.push({ state: 'expired', title: historyTexts.refused, note: '', at: offeredAt + DAY_MS });
  const answeredAt = Math.min(offeredAt + DAY_MS, now - HOUR_MS);
  if (plan.state === 'accepted' || plan.state === 'completed')
    lines.push({ state: 'accepted', title: historyTexts.accepted, note: '', at: answeredAt });
  if (plan.order) lines.push({ state: 'accepted', title: historyTexts.bound, note: '', at: answeredAt + HOUR_MS / 2 });
  if (plan.state === 'completed')
    lines.push({
      state: 'completed',
      title: historyTexts.completed,
      note: historyTexts.handedOver,
      at: offeredAt + 9 * DAY_MS,
    });
  return lines;
}

function placeInWords(plan: DemoTradeIn): string {
  if (plan.address) return historyTexts.home({ address: plan.address });
  return fillDeep(stores).find(({ storeId }) => storeId === plan.placeId)?.name ?? '';
}

function offerOf(plan: DemoTradeIn, offeredAt: number, offerFen: number) {
  const isOffered = plan.state !== 'estimated' && plan.state !== 'appointed';
  if (!isOffered) return {};
  return {
    offerFen,
    offeredAt,
    offerExpiresAt: offeredAt + OFFER_HOLD_MS,
    findings: DEMO_FINDINGS,
    inspector: DEMO_INSPECTOR,
  };
}

function requestSeed(plan: DemoTradeIn, now: number, orderNoOf: OrderNoOf): TradeInRequestSeed {
  const { car, estimate } = carOf(plan, now);
  const estimatedAt = daysFrom(now, -plan.estimatedDaysAgo);
  const startsAt = inspectionTime(now, plan.inspectionInDays ?? 0);
  const offeredAt = Math.min(startsAt + 2 * HOUR_MS, now - HOUR_MS);
  const offerFen = demoOfferFen(estimate);
  const history = storyOf(
    plan,
    { estimatedAt, startsAt, offeredAt, now },
    { estimate, offerFen, place: placeInWords(plan) },
  );
  const mobile = people.find(({ personId }) => personId === plan.personId)?.mobile ?? null;
  const inspection = plan.placeId
    ? {
        placeId: plan.placeId,
        slotStartsAt: startsAt,
        contactName: CONTACT_NAME,
        contactMobile: mobile,
        address: plan.address ?? null,
      }
    : {};
  const requestNo = `VT${formatInstant(estimatedAt, 'YYYYMMDDHHmmss').slice(2)}${String(demoTradeIns.indexOf(plan)).padStart(6, '0')}`;
  const request = {
    userId: plan.personId,
    requestId: plan.requestId,
    requestNo,
    state: plan.state,
    car,
    ...estimate,
    estimatedAt,
    ...inspection,
    ...offerOf(plan, offeredAt, offerFen),
    orderNo: plan.order ? orderNoOf(plan.personId, plan.order) : null,
    closedReason: plan.closedReason ?? null,
    createdAt: estimatedAt,
    updatedAt: history.at(-1)?.at ?? estimatedAt,
  };
  return { request, history };
}

const homeCities = () => [...new Set(stores.map(({ cityCode }) => cityCode))];

/** All rows of the demo's trade-ins; `orderNoOf` finds the orders that requests are bound to. */
export function tradeInSeed(now: number, orderNoOf: OrderNoOf): TradeInSeed {
  const requests = demoTradeIns.map((plan) => requestSeed(plan, now, orderNoOf));
  const tomorrow = inspectionTime(now, 1);
  const full = [0, 1].map((hours) => ({
    placeId: 'sh-jingan',
    startsAt: tomorrow + hours * HOUR_MS,
  }));
  return {
    brands: brands.map(({ brandId, name, initial }) => ({ brandId, name, initial })),
    series: allSeries.map(({ seriesId, brandId, name, energy, position }) => ({
      seriesId,
      brandId,
      name,
      energy,
      position,
    })),
    prices: allSeries.flatMap(({ seriesId, prices }) =>
      prices.map(([year, yuan]) => ({ seriesId, year, newPriceFen: yuan * 100 })),
    ),
    rules: (['fuel', 'hybrid', 'electric'] as const).map((energy) => ({ energy, rule: residualRules[energy] })),
    places: [
      ...stores.map(({ storeId, cityCode }) => ({
        placeId: storeId,
        kind: 'store' as const,
        cityCode,
        storeId,
        startHours: START_HOURS,
        capacity: STORE_CAPACITY,
      })),
      ...homeCities().map((cityCode) => ({
        placeId: `home-${cityCode}`,
        kind: 'home' as const,
        cityCode,
        storeId: null,
        startHours: [10, 14, 16],
        capacity: 1,
      })),
    ],
    fullSlots: full,
    requests,
  };
}
