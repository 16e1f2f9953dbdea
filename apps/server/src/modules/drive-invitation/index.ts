import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { acceptInvitation, declineInvitation } from './answer-invitation';
import { seedInvitations } from './demo';
import { findInvitation, presentInvitation } from './show-invitation';
import { listInvitations, writeInvitation } from './write-invitation';

/** Letters of consultants that invite to a test drive at one of two times. */
export const driveInvitation = defineModule({
  name: 'drive-invitation',
  routes: {
    'GET /api/mpmkt/v1/testDrive/invitation': route({
      run: async (ctx, { query }) => presentInvitation(ctx, await findInvitation(ctx, query.code)),
    }),
    'POST /api/mpmkt/v1/testDrive/invitation/decline': route({
      tx: true,
      run: (ctx, { body }) => declineInvitation(ctx, body),
    }),
    'GET /api/mpmkt/v1/staff/testDrive/invitations': route({ run: (ctx, { query }) => listInvitations(ctx, query) }),
    'POST /api/mpmkt/v1/staff/testDrive/invitation': route({
      tx: true,
      run: (ctx, { body }) => writeInvitation(ctx, body),
    }),
  },
  hooks: { driveApplied: acceptInvitation },
  demo: [{ name: 'drive-invitations', since: '2026-11-26', load: seedInvitations }],
});
