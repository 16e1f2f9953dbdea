import { defineModule } from '../kernel/module';
import { loadDemo } from './load';

/** Fills an empty database with the demo shop; last in the list of modules. */
export const demo = defineModule({ name: 'demo', demo: loadDemo });
