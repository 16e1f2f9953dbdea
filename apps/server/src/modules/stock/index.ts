import './stock.events';
import { defineModule } from '../../kernel/module';
import { carForFinance } from './car-for-finance';
import { forgetPerson } from './forget-person';
import { orderHooks } from './order-hooks';
import { stockData, stockFacts } from './personal-data';
import { tellArrival } from './reminders';
import { startStockSale } from './sale-reminders';
import { freeStockByModel } from './show-model-stock';
import { stockRoutes } from './stock.routes';
import { deleteOldSlots } from './viewings.repository';

export { type ArrivingCar, receiveCar } from './receive-car';
export { type StockSeed, seedStock } from './seed-stock';

/** Hours at stores are kept this long after they began. */
const SLOT_KEEP_MS = 30 * 86_400_000;

/** Cars that are built already: lists, holds, sales, reminders and viewings. */
export const stock = defineModule({
  name: 'stock',
  routes: stockRoutes,
  events: {
    StockCarArrived: { tellArrival },
    AccountCancelled: { forgetStockPerson: forgetPerson },
  },
  jobs: { startStockSale },
  upkeep: (ctx) => deleteOldSlots(ctx.db, ctx.now() - SLOT_KEEP_MS),
  hooks: {
    ...orderHooks,
    freeStockByModel,
    stockCarForFinance: carForFinance,
    personalFacts: (ctx, { accountId, since }) => stockFacts(ctx, accountId, since),
    personalData: (ctx, { accountId }) => stockData(ctx, accountId),
  },
});
