import { defineModule } from '../kernel/module';
import { loadDemo } from './load';

/**
 * The demo shop of the first release; last in the list of modules. Later demo sets belong to their
 * modules.
 */
export const demo = defineModule({ name: 'demo', demo: [{ name: 'shop', since: '2026-11-23', load: loadDemo }] });
