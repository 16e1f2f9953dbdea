import { defineModule } from '../../kernel/module';
import { seedStaff } from './demo';
import { staffRoutes } from './staff.routes';

/** People behind the counter: login at the console with a second factor, and their roles. */
export const staff = defineModule({
  name: 'staff',
  routes: staffRoutes,
  demo: [
    { name: 'staff', since: '2026-11-24', load: seedStaff },
    // Adds who is missing in a shop that has the others.
    { name: 'second-approver', since: '2026-11-25', load: seedStaff },
    { name: 'second-operator', since: '2026-11-26', load: seedStaff },
  ],
});
