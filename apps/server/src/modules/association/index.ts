import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { bindMember, offerAssociations, showBinding, unbindMember } from './bind-member';
import { seedAssociations } from './demo';
import { acceptBinding, listBindings, refuseBinding, showBindingForStaff } from './review-binding';

/** Associations with a contract: members are bound after a review, and buy with rights. */
export const association = defineModule({
  name: 'association',
  routes: {
    'GET /api/mpmkt/v1/association/binding': route({ run: showBinding }),
    'POST /api/mpmkt/v1/association/bind': route({ tx: true, run: (ctx, { body }) => bindMember(ctx, body) }),
    'POST /api/mpmkt/v1/association/unbind': route({ tx: true, run: (ctx, { body }) => unbindMember(ctx, body) }),
    'GET /api/mpmkt/v1/staff/association/bindings': route({ run: (ctx, { query }) => listBindings(ctx, query) }),
    'GET /api/mpmkt/v1/staff/association/binding': route({ run: (ctx, { query }) => showBindingForStaff(ctx, query) }),
    'POST /api/mpmkt/v1/staff/association/accept': route({
      tx: true,
      run: (ctx, { body }) => acceptBinding(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/association/refuse': route({
      tx: true,
      run: (ctx, { body }) => refuseBinding(ctx, body),
    }),
  },
  hooks: { formOffers: offerAssociations },
  demo: [{ name: 'associations', since: '2026-11-29', load: seedAssociations }],
});
