import './inspection.events';
import { defineModule } from '../../kernel/module';
import { inspectionRoutes } from './inspection.routes';

/** Reports about arrived cars: written by the store, questioned and confirmed by the customer before the pickup. */
export const inspection = defineModule({
  name: 'inspection',
  routes: inspectionRoutes,
});
