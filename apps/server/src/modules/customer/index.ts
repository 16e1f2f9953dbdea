import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { lookUpCustomer } from './look-up-customer';

/** Customers as staff look them up. */
export const customer = defineModule({
  name: 'customer',
  routes: {
    'POST /api/mpaccount/v1/staff/customers/find': route({
      tx: true,
      run: (ctx, { body }) => lookUpCustomer(ctx, body),
    }),
  },
});
