import type { ServerModule } from '../kernel/module';
import { account } from './account';

/** All modules, in the order in which they are set up and load their demo data. */
export const modules: ServerModule[] = [account];
