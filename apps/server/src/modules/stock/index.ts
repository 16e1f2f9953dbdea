import './stock.events';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { loseViewing } from './book-viewing';
import { carForFinance } from './car-for-finance';
import { careOfViewings } from './care-of-viewings';
import { forgetPerson } from './forget-person';
import { orderHooks } from './order-hooks';
import { tellArrival } from './reminders';
import { startStockSale } from './sale-reminders';
import { freeStockByModel } from './show-model-stock';
import { stockRoutes } from './stock.routes';

export { briefOfCar } from './brief-of-car';
export { type StockSeed, seedStock } from './seed-stock';
export {
  countStockCars,
  findCarOffer,
  lockCarOffer,
  setCarPrice,
  setCarSale,
} from './staff-cars';

/** Stock cars: lists, holds, sales, reminders and viewings. */
export const stock = defineModule({
  name: 'stock',
  routes: stockRoutes,
  events: {
    StockCarArrived: { tellArrival },
    SlotClosed: { loseViewing: whenActive(({ userId }) => userId, loseViewing) },
    AccountCancelled: { forgetStockPerson: forgetPerson },
  },
  jobs: { startStockSale },
  hooks: {
    ...orderHooks,
    careOfPerson: careOfViewings,
    freeStockByModel,
    stockCarForFinance: carForFinance,
  },
});
