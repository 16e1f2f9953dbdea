import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { listAudit } from './list-audit';
import { noteChange } from './note-change';

/** The audit trail: what staff changed, which nobody can alter. */
export const audit = defineModule({
  name: 'audit',
  setup(app) {
    app.audit = { note: noteChange };
  },
  routes: {
    'GET /api/mpaccount/v1/staff/audit': route({ run: (ctx, { query }) => listAudit(ctx, query) }),
  },
});
