import { defineModule } from '../../kernel/module';
import { seedServiceCentres } from './demo/seed-service-centres';
import { describeForSearch } from './describe-for-search';
import { cityForQuote } from './find-store';
import { offerPlaces } from './offer-places';
import { storeRoutes } from './store.routes';

export { adviserFor, advisersById, advisersOf, type DeliveryPlace, findDelivery, servedAmong } from './find-delivery';
export { allStores, cityForQuote, findAdviser, findStore, findStores } from './find-store';
export { addClosure, changeAdviser, changeStore, lockStore, takeClosureBack } from './keep-store';
export { presentPlace } from './present-place';
export type { RegionSeed } from './region-seed.repository';
export { seedRegions } from './seed-regions';
export {
  type AdviserRow,
  addCarers,
  type ClosureRow,
  type StorePlaceRow,
  selectAdvisersOf,
  selectClosures,
  selectStoresOfStaff,
} from './store.repository';
export { cityAround, cityPlace, type StorePlace, storePlaces, storesNear } from './store-places';
export { serviceWords } from './store-words';

/** Delivery cities, stores and the advisers who work there. */
export const store = defineModule({
  name: 'store',
  routes: storeRoutes,
  demo: [{ name: 'service-centres', since: '2026-11-26', load: seedServiceCentres }],
  hooks: {
    searchEntries: describeForSearch,
    deliveryCity: (ctx, { cityCode }) => cityForQuote(ctx, cityCode),
    formOffers: offerPlaces,
  },
});
