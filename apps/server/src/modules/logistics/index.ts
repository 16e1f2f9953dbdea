import './logistics.events';
import type { OrderDetailData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { findOrderForStaff } from '../order';
import { bookTransport } from './book-transport';
import { seedWays } from './demo';
import { openArrival } from './logistics.presenter';
import { addTransport, selectTransport } from './logistics.repository';
import { logisticsRoutes } from './logistics.routes';
import { receiveCarrierNotice } from './note-place';
import { firstPlan, planMissing } from './plan-transport';
import { carSteps } from './staff-steps';

export { carNumber, numberOfCar } from './car-number';

async function arrivalOf(ctx: Ctx, key: { userId: string; orderNo: string }): Promise<OrderDetailData['arrival']> {
  const row = await selectTransport(ctx.db, key);
  return row ? { ...openArrival(row, ctx.now()), isDelayed: row.delayReason !== null } : null;
}

/** The car between the lock and the store: plan of the plant, transport, arrival. */
export const logistics = defineModule({
  name: 'logistics',
  routes: logisticsRoutes,
  events: {
    OrderLocked: {
      planTransport: async (ctx, { orderNo, at }) => {
        const order = await findOrderForStaff(ctx, orderNo);
        await addTransport(ctx.db, firstPlan(order, ctx.now(), at));
      },
    },
  },
  jobs: {
    bookTransport: { tx: false, run: bookTransport },
    carrierNotice: receiveCarrierNotice,
  },
  hooks: {
    arrivalOfOrder: arrivalOf,
    demoStaffSteps: async () => carSteps,
    vinOfOrder: async (ctx, { userId, orderNo }) => (await selectTransport(ctx.db, { userId, orderNo }))?.vin ?? null,
  },
  upkeep: planMissing,
  demo: [{ name: 'ways', since: '2026-11-24', load: seedWays }],
});
