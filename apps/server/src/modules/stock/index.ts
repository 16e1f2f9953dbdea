import './stock.events';
import { defineModule } from '../../kernel/module';
import { carForFinance } from './car-for-finance';
import { forgetPerson } from './forget-person';
import { orderHooks } from './order-hooks';
import { tellArrival } from './reminders';
import { startStockSale } from './sale-reminders';
import { freeStockByModel } from './show-model-stock';
import { stockRoutes } from './stock.routes';

export { type ArrivingCar, receiveCar } from './receive-car';
export { type StockSeed, seedStock } from './seed-stock';

/** Cars that are built already: lists, holds, sales, reminders and viewings. */
export const stock = defineModule({
  name: 'stock',
  routes: stockRoutes,
  events: {
    StockCarArrived: { tellArrival },
    AccountCancelled: { forgetStockPerson: forgetPerson },
  },
  jobs: { startStockSale },
  hooks: { ...orderHooks, freeStockByModel, stockCarForFinance: carForFinance },
});
