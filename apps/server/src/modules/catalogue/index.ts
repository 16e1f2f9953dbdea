import './catalogue.events';
import { defineModule } from '../../kernel/module';
import { catalogueRoutes } from './catalogue.routes';
import { applyCatalogueChange } from './decide-change';
import { seedChanges } from './demo';

/** What staff do with the catalogue: prices by two people, what is on sale, and every change as a revision. */
export const catalogue = defineModule({
  name: 'catalogue',
  routes: catalogueRoutes,
  jobs: { applyCatalogueChange },
  demo: [{ name: 'changes', since: '2026-11-26', load: seedChanges }],
});
