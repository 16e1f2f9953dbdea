import type { Ctx } from '../../../kernel/context';
import { seedFinal } from '../final/seed-final';
import { demoBuyers } from './buyers';
import { finalBuyer, finalOrders } from './final-orders';

/** Final payments in every state, after the demo shop. */
export const seedFinalPayments = (ctx: Ctx): Promise<void> =>
  seedFinal(
    ctx,
    finalBuyer,
    finalOrders,
    demoBuyers().map(({ accountId }) => accountId),
  );
