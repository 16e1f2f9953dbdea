import { normaliseSelection } from '@voltfront/rules/configurator/normalise-selection';
import type { VersionCatalogue } from '@voltfront/rules/configurator/types';
import { HOUR_MS } from '@voltfront/rules/time';
import { daysFrom, fillDeep } from '../../../demo/fill';
import { stores } from '../../store/demo';
import type { DemoModel, DemoVersion } from '../../vehicle/demo';
import { models } from '../../vehicle/demo';
import type { StockSeed } from '..';
import { type DemoStockCar, INSTRUCTION_VERSION, statements, stockCars, stockPeople, stockStores } from './data';
import { demoVin } from './demo-vin';
import { marksOf, type PhotoSubject, photoGroups } from './stock-photos';

/**
 * First serial number and the step between cars, chosen so that neighbours differ in their last six
 * characters.
 */
const FIRST_SERIAL = 104_217;
const SERIAL_STEP = 7_331;
const SERIALS = 1_000_000;
const DAYS_TO_REGISTER = 12;

const REGISTRATION = {
  new: ['none', '未上牌'],
  display: ['none', '未上牌，仅用于店内展示'],
  testDrive: ['registered', '已上牌 1 次，可直接过户'],
} as const;

function findVersion({ modelId, versionId }: DemoStockCar): { model: DemoModel; version: DemoVersion } {
  const model = models.find((item) => item.modelId === modelId) as DemoModel;
  return { model, version: model.versions.find((item) => item.versionId === versionId) as DemoVersion };
}

/** The car's options made valid: unavailable ones are left out, missing ones are the standard. */
function configurationOf(car: DemoStockCar): readonly string[] {
  const { version } = findVersion(car);
  const catalogue: VersionCatalogue = { ...version, groups: [...version.groups], products: [...version.products] };
  return normaliseSelection(catalogue, car.codes).selection;
}

/**
 * New cars are reduced by subsidy, discount and their own saving; used ones by their own saving
 * only.
 */
function savingFen(car: DemoStockCar): number {
  const { model, version } = findVersion(car);
  const ownFen = car.savingYuan * 100;
  return car.kind === 'new' ? model.personalSubsidyFen + version.discountFen + ownFen : ownFen;
}

function subjectOf(car: DemoStockCar, now: number): PhotoSubject {
  const { model, version } = findVersion(car);
  const chosen = configurationOf(car);
  const artOf = (groupCode: string) =>
    version.products.find((item) => item.groupCode === groupCode && chosen.includes(item.productCode))?.art ?? '';
  return {
    stockCarId: car.stockCarId,
    model,
    paint: artOf('paint'),
    wheel: artOf('wheel'),
    interior: artOf('interior'),
    mileageKm: car.mileageKm,
    place: stores.find(({ storeId }) => storeId === car.storeId)?.name ?? '',
    takenAt: daysFrom(now, -Math.max(1, car.arrivedDaysAgo - 2)),
    marks: car.marks,
  };
}

function fateOf({ fate }: DemoStockCar, now: number) {
  if (!fate) return {};
  if (typeof fate === 'string') return { fate: { status: fate } };
  return { fate: { accountId: fate.heldBy, heldUntil: now + fate.hours * HOUR_MS } };
}

function carSeed(car: DemoStockCar, serial: number, now: number): StockSeed['cars'][number] {
  const { stockCarId, kind, modelId, versionId, storeId, mileageKm, readyInDays, sale } = car;
  const subject = subjectOf(car, now);
  const groups = car.hasPhotos ? photoGroups(subject) : [];
  const [registration, registrationText] = REGISTRATION[kind];
  const offer = stockStores.find((store) => store.storeId === storeId);
  return {
    stockCarId,
    vin: demoVin((FIRST_SERIAL + serial * SERIAL_STEP) % SERIALS),
    kind,
    modelId,
    versionId,
    productCodes: configurationOf(car),
    savingFen: savingFen(car),
    mileageKm,
    producedAt: daysFrom(now, -car.producedDaysAgo),
    arrivedAt: daysFrom(now, -car.arrivedDaysAgo),
    warrantyStartsAt: kind === 'testDrive' ? daysFrom(now, DAYS_TO_REGISTER - car.producedDaysAgo) : null,
    registration,
    registrationText,
    storeId,
    readyInDays,
    isQuickPickup: kind === 'new' && sale === null && readyInDays <= 7 && offer?.isQuickOffered === true,
    photoGroups: groups,
    marks: marksOf(subject, groups),
    sale: sale && { startsAt: now + sale.fromHours * HOUR_MS, endsAt: now + sale.toHours * HOUR_MS },
    ...fateOf(car, now),
  };
}

/** Rows of the demo stock; all periods and holds are relative to `now`. */
export function stockSeed(now: number): StockSeed {
  const { matching, reminders, saleReminders, viewings, fullAt } = stockPeople;
  return fillDeep({
    cars: stockCars.map((car, index) => carSeed(car, index, now)),
    stores: [...stockStores],
    instructions: [{ version: INSTRUCTION_VERSION, publishedAt: daysFrom(now, -90), statements: [...statements] }],
    matching: matching.map(({ personId, stockCarIds }) => ({ accountId: personId, stockCarIds: [...stockCarIds] })),
    reminders: reminders.map(({ personId, daysAgo, found, ...filter }) => ({
      ...filter,
      accountId: personId,
      createdAt: daysFrom(now, -daysAgo),
      found: [...found],
    })),
    saleReminders: saleReminders.map(({ personId, stockCarId }) => ({ accountId: personId, stockCarId })),
    viewings: viewings.map(({ personId, ...viewing }) => ({ ...viewing, accountId: personId })),
    fullStoreIds: [fullAt],
  });
}
