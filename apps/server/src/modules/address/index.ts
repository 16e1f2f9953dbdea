import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { addAddress, changeAddress, chooseDefault, removeAddress } from './change-addresses';
import { seedAddresses } from './demo';
import { listAddresses, showAddress } from './show-addresses';

export { type CopiedAddress, copyOwnAddress } from './own-address';

/** Delivery addresses of customers. Whoever sends something copies the address, so that later changes do not touch it. */
export const address = defineModule({
  name: 'address',
  routes: {
    'GET /api/mpaccount/v1/addresses': route({ run: (ctx) => listAddresses(ctx) }),
    'GET /api/mpaccount/v1/addresses/detail': route({ run: (ctx, { query }) => showAddress(ctx, query) }),
    'POST /api/mpaccount/v1/addresses': route({ run: (ctx, { body }) => addAddress(ctx, body) }),
    'POST /api/mpaccount/v1/addresses/update': route({ tx: true, run: (ctx, { body }) => changeAddress(ctx, body) }),
    'POST /api/mpaccount/v1/addresses/default': route({ tx: true, run: (ctx, { body }) => chooseDefault(ctx, body) }),
    'POST /api/mpaccount/v1/addresses/delete': route({ tx: true, run: (ctx, { body }) => removeAddress(ctx, body) }),
  },
  demo: [{ name: 'addresses', since: '2026-11-24', load: seedAddresses }],
});
