import './hooks';
import { defineModule } from '../../kernel/module';
import { announceLaunches } from './announce-launches';
import { describeForSearch } from './describe-for-search';
import { modelNames } from './find-version';
import { vehiclePageData } from './vehicle.page-data';
import { vehicleRoutes } from './vehicle.routes';
import { vehicleModelPageData } from './vehicle-model.page-data';
import { vehicleModelRoutes } from './vehicle-model.routes';

export {
  blindBookingOfOrder,
  blindWindowOf,
  findBlindWindow,
  giveBackBlindBooking,
  numberBlindBooking,
  takeBlindBooking,
} from './blind-booking';
export type { CatalogueModel, CatalogueVersion } from './catalogue';
export { catalogueChanged } from './catalogue-cache';
export type { CatalogueSeed, VersionSeed } from './catalogue-seed.repository';
export { addDiscounts, discountExample, endDiscounts, findDiscounts } from './change-discounts';
export {
  countSavedConfigurations,
  findOffers,
  loadAllVersions,
  lockOffers,
  type OfferChange,
  staffVersionName,
  standardPrice,
  standardPrices,
  writeOffers,
} from './change-offers';
export { findTexts, lockTexts, writeTexts } from './change-texts';
export { checkConfiguration } from './check-configuration';
export { defaultConfiguration } from './default-configuration';
export { arePricesOut, loadModel, loadModels, loadVersion, loadVersionsOfYear, modelName } from './find-version';
export { listModels } from './list-models';
export type { StoredEntry } from './parameter.types';
export { type ParameterSeed, seedParameters } from './parameter-seed.repository';
export { carPicture } from './pictures';
export {
  quoteConfiguration,
  quoteHeldVersion,
  repairConfiguration,
  withLines,
} from './quote-configuration';
export { seedCatalogue, seedVersions } from './seed-catalogue';
export { type ShareSeed, seedShares, type WishSeed } from './seed-shares';
export {
  type BlindSeed,
  placeDemoBooking,
  seedBlindWindows,
} from './seed-vehicle-model';
export { showVersion as presentVersion } from './show-model';
export { newestShareOf } from './show-shared';

/** Car models, their versions and options, prices, shared configurations, wish lists and reminders. */
export const vehicle = defineModule({
  name: 'vehicle',
  routes: { ...vehicleRoutes, ...vehicleModelRoutes },
  upkeep: announceLaunches,
  pageData: { ...vehiclePageData, ...vehicleModelPageData },
  hooks: {
    searchEntries: describeForSearch,
    modelNames: (ctx, { modelIds }) => modelNames(ctx, modelIds),
  },
});
export { keepLine, sayLines } from './line-words';
export { fingerprintOf, wishesOf } from './wishlist';
